import { createError, decodeBase58, encodeBase58, errors, type Network, type Result } from '@latchkey/common'
import { blake2b } from '@noble/hashes/blake2'

/** A parsed address: the account, and the network prefix. */
type ParsedAddress = {
  /** 32 bytes, the same on every network: the public key, or the hash of an `ecdsa` key. */
  readonly accountId: Uint8Array
  /** The SS58 prefix; 42 is generic, for any network. */
  readonly prefix: number
}

/** The generic prefix, valid on any network. */
const anyNetwork = 42
const accountIdLength = 32
const checksumLength = 2
/** Maximum length of a text to parse. Longer texts can't encode an address. */
const longestText = 64
const highestPrefix = 16_383
/** Prefixes that SS58 reserves. */
const reservedPrefixes = [46, 47]
const salt = /*#__PURE__*/ new TextEncoder().encode('SS58PRE')

/** Parses the SS58 address of an account with any network's prefix. Never throws. */
export function safeParseAddress(value: unknown): Result<ParsedAddress> {
  const bytes = typeof value === 'string' && value.length <= longestText ? decodeBase58(value) : undefined
  if (!bytes || bytes.length === 0) return { ok: false, reason: 'not base58 text' }
  const [first = 0, second = 0] = bytes
  const prefixLength = first < 64 ? 1 : 2
  const prefix = first < 64 ? first : ((first & 0x3f) << 2) | (second >> 6) | ((second & 0x3f) << 8)
  if (first > 127 || (prefixLength === 2 && prefix < 64))
    return { ok: false, reason: 'the prefix is not written as it should be' }
  if (reservedPrefixes.includes(prefix)) return { ok: false, reason: 'the prefix is reserved' }
  if (bytes.length !== prefixLength + accountIdLength + checksumLength)
    return { ok: false, reason: 'not the length of an account' }
  const body = bytes.subarray(0, -checksumLength)
  if (checksum(body).some((byte, index) => byte !== bytes[body.length + index]))
    return { ok: false, reason: 'the checksum is wrong' }
  return { ok: true, value: { accountId: body.slice(prefixLength), prefix } }
}

/** Like {@link safeParseAddress}, but throws `INVALID_PARAMS`; `what` names the parameter. */
export function parseAddress(value: unknown, what: string): ParsedAddress {
  const parsed = safeParseAddress(value)
  if (!parsed.ok) throw createError(errors.INVALID_PARAMS, { details: `${what} is not an address: ${parsed.reason}.` })
  return parsed.value
}

/** Whether an address is of a network, by its prefix. Without a prefix of the app, any address is. */
export function isOfNetwork({ prefix }: ParsedAddress, { ss58Format = prefix }: Network): boolean {
  return prefix === ss58Format || prefix === anyNetwork
}

/** Encodes an account as an address of a network. Throws `INVALID_PARAMS` for an invalid prefix. */
export function encodeAddress(accountId: Uint8Array, prefix: number): string {
  if (!isPrefix(prefix)) throw createError(errors.INVALID_PARAMS, { details: `${prefix} is no SS58 prefix.` })
  const head = prefix < 64 ? [prefix] : [0x40 | ((prefix & 0xfc) >> 2), (prefix >> 8) | ((prefix & 3) << 6)]
  const body = Uint8Array.of(...head, ...accountId)
  return encodeBase58(Uint8Array.of(...body, ...checksum(body)))
}

/** Whether a number is an SS58 prefix of a network. */
export function isPrefix(value: unknown): value is number {
  return (
    Number.isInteger(value) &&
    Number(value) >= 0 &&
    Number(value) <= highestPrefix &&
    !reservedPrefixes.includes(Number(value))
  )
}

function checksum(body: Uint8Array): Uint8Array {
  return blake2b(Uint8Array.of(...salt, ...body), { dkLen: 64 }).subarray(0, checksumLength)
}

/** Whether a text is the address of an account on a Substrate network. */
export function isAddress(value: string): boolean {
  return safeParseAddress(value).ok
}
