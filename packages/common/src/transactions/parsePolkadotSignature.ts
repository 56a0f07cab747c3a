import type { Hex } from '../actions/eip155Actions.js'
import { badResult } from '../errors/badResult.js'
import { isObject, readField } from '../parse/json.js'
import { readHex } from '../parse/readBytes.js'
import { readResult } from '../parse/readResult.js'

/** Lengths of a signature in bytes: 64, 65 for ecdsa, and one more with a type byte. */
const signatureLengths = [64, 65, 66]
/** Key types in the order of their type bytes (`MultiSignature`). */
const keyTypes = ['ed25519', 'sr25519', 'ecdsa']

/**
 * Parses the signature in the response of a signer, with or without a type byte. Also reads the JSON of a
 * `MultiSignature`, such as `{ Sr25519: '0x…' }`, and returns it with its type byte. Throws `WALLET_BAD_RESULT`.
 */
export function parsePolkadotSignature(response: unknown): Hex {
  const signature = readResult(
    response,
    ['signature'],
    (value) => readTyped(value) ?? readPlain(value, signatureLengths),
  )
  if (signature) return signature
  throw badResult('a signature', response)
}

/**
 * Parses the signature of a transaction and adds its type byte (`MultiSignature`). WalletConnect does not transmit the
 * key type of an account, so 64 bytes count as sr25519, the most common type, and 65 bytes without a type byte as
 * ecdsa. Throws `WALLET_BAD_RESULT`.
 */
export function parsePolkadotMultiSignature(response: unknown): Hex {
  const signature = parsePolkadotSignature(response)
  const digits = signature.slice(2)
  if (digits.length === 128) return `0x01${digits}`
  return digits.length === 130 && !/^0[01]/.test(digits) ? `0x02${digits}` : signature
}

/** Reads the whole transaction that some wallets return with its signature. */
export function readPolkadotTransaction(response: unknown): Hex | undefined {
  const transaction = readHex(
    readField(response, 'signedTransaction') ?? readField(readField(response, 'result'), 'signedTransaction'),
  )
  return transaction === '0x' ? undefined : transaction
}

function readTyped(value: unknown): Hex | undefined {
  if (!isObject(value)) return undefined
  const found = keyTypes.flatMap((name, type) => {
    const keys = [name, `${name.charAt(0).toUpperCase()}${name.slice(1)}`]
    const signature = readPlain(
      keys.map((key) => readField(value, key)).find((one) => one !== undefined),
      [type === 2 ? 65 : 64],
    )
    return signature ? [`0x0${type}${signature.slice(2)}` as const] : []
  })
  return found.length === 1 ? found[0] : undefined
}

function readPlain(value: unknown, lengths: readonly number[]): Hex | undefined {
  const hex = readHex(value)
  const isSignature = hex !== undefined && lengths.includes(hex.length / 2 - 1) && !/^0x(?:0[012])?0+$/.test(hex)
  return isSignature ? hex : undefined
}
