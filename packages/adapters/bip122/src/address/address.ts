import { createError, errors, type Result } from '@latchkey/common'
import { sha256 } from '@noble/hashes/sha2'
import { bech32, bech32m, createBase58check } from '@scure/base'
import type { BitcoinChain } from '../network/bitcoinChain.js'

/** Output types of addresses; `unknown` is a witness version that is not in use yet. */
export type AddressForm = 'p2pkh' | 'p2sh' | 'p2wpkh' | 'p2wsh' | 'p2tr' | 'unknown'

/** A parsed address with a valid checksum. */
export type ParsedAddress = {
  /** The canonical form: bech32 in lower case. */
  readonly address: string
  readonly form: AddressForm
  /** The output script of the address. */
  readonly script: Uint8Array
  /** The networks on which the address is valid. Test networks share address formats. */
  readonly chains: readonly BitcoinChain[]
}

const testChains: readonly BitcoinChain[] = ['testnet', 'testnet4', 'signet']
const prefixes: Readonly<Record<string, readonly BitcoinChain[]>> = {
  bc: ['mainnet'],
  tb: testChains,
  bcrt: ['regtest'],
}
const versions: Readonly<Record<number, { readonly form: AddressForm; readonly chains: readonly BitcoinChain[] }>> = {
  0: { form: 'p2pkh', chains: ['mainnet'] },
  5: { form: 'p2sh', chains: ['mainnet'] },
  111: { form: 'p2pkh', chains: [...testChains, 'regtest'] },
  196: { form: 'p2sh', chains: [...testChains, 'regtest'] },
}
const base58check = createBase58check(sha256)

/**
 * Parses an address of any type (BIP-13, BIP-173, BIP-350) and verifies its checksum. With `chain`, it must be valid on
 * that network.
 */
export function safeParseAddress(value: unknown, chain?: BitcoinChain): Result<ParsedAddress> {
  if (typeof value !== 'string' || value.length < 14 || value.length > 90)
    return { ok: false, reason: 'not an address' }
  const parsed = /^(bc|tb|bcrt)1/i.test(value) ? parseSegwit(value) : parseBase58(value)
  if (!parsed.ok || chain === undefined || parsed.value.chains.includes(chain)) return parsed
  return { ok: false, reason: 'an address of another network' }
}

/** Like {@link safeParseAddress}, but throws `INVALID_PARAMS`; `what` names the parameter. */
export function parseAddress(value: unknown, chain: BitcoinChain, what: string): ParsedAddress {
  const parsed = safeParseAddress(value, chain)
  if (!parsed.ok) throw createError(errors.INVALID_PARAMS, { details: `${what} is not an address: ${parsed.reason}.` })
  return parsed.value
}

/** Whether two texts of a wallet are the same address. Bech32 may be in upper case (BIP-173). */
export function isSameAddress(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other)
}

function canonical(value: unknown): unknown {
  const parsed = safeParseAddress(value)
  return parsed.ok ? parsed.value.address : value
}

/** Whether a text is an address of a Bitcoin network. */
export function isAddress(value: string): boolean {
  return safeParseAddress(value).ok
}

function parseSegwit(value: string): Result<ParsedAddress> {
  const words = bech32.decodeUnsafe(value, 90)
  const newWords = words ? undefined : bech32m.decodeUnsafe(value, 90)
  const decoded = words ?? newWords
  const [version, ...data] = decoded?.words ?? []
  const program = bech32.fromWordsUnsafe(data)
  const chains = decoded && Object.hasOwn(prefixes, decoded.prefix) ? prefixes[decoded.prefix] : undefined
  if (version === undefined || version > 16 || !program || !chains)
    return { ok: false, reason: 'the checksum is wrong' }
  // Version 0 uses bech32, later versions bech32m (BIP-350).
  if ((version === 0) !== (words !== undefined)) return { ok: false, reason: 'the checksum is of another version' }
  const { length } = program
  if (length < 2 || length > 40 || (version === 0 && length !== 20 && length !== 32))
    return { ok: false, reason: 'the length is wrong' }
  const form =
    version === 0 ? (length === 20 ? 'p2wpkh' : 'p2wsh') : version === 1 && length === 32 ? 'p2tr' : 'unknown'
  const script = new Uint8Array([version === 0 ? 0 : 0x50 + version, length, ...program])
  return { ok: true, value: { address: value.toLowerCase(), form, script, chains } }
}

function parseBase58(value: string): Result<ParsedAddress> {
  let bytes: Uint8Array
  try {
    bytes = base58check.decode(value)
  } catch {
    return { ok: false, reason: 'the checksum is wrong' }
  }
  const [version = -1, ...hash] = bytes
  const kind = versions[version]
  if (!kind || hash.length !== 20) return { ok: false, reason: 'not an address of a known network' }
  const script =
    kind.form === 'p2pkh'
      ? new Uint8Array([0x76, 0xa9, 20, ...hash, 0x88, 0xac])
      : new Uint8Array([0xa9, 20, ...hash, 0x87])
  return { ok: true, value: { address: value, form: kind.form, script, chains: kind.chains } }
}
