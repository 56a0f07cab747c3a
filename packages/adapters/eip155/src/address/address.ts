import { createEvmAddressParsers } from '@latchkey/common'
import { keccak_256 } from '@noble/hashes/sha3'

const parsers = createEvmAddressParsers(keccak_256)

/** Parses an address of a wallet or a node, in any case. Never throws. */
export const safeParseAddress = parsers.safeParse
/** Parses the address of an account, which must not be the zero address. Never throws. */
export const safeParseAccount = parsers.safeParseAccount
/** Parses an address of the app. Throws `INVALID_PARAMS` that names the parameter, also for a wrong checksum. */
export const parseAddress = parsers.parse
/** Like {@link parseAddress}, but never throws. */
export const safeParseChecksummed = parsers.safeParseChecksummed

/** Maximum number of accounts that are read. No wallet shares so many. */
const accountLimit = 1_000

/** Returns the valid accounts in a wallet's response, in order and without duplicates. Empty for anything else. */
export function readAccounts(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return []
  const addresses = new Set<string>()
  for (const entry of value.slice(0, accountLimit)) {
    const parsed = safeParseAccount(entry)
    if (parsed.ok) addresses.add(parsed.value)
  }
  return [...addresses]
}
