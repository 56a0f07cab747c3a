import { decodeBase58 } from './base58.js'
import { bytesToHex } from './hex.js'
import { isObject, readField } from './json.js'

export type TextEncoding = 'hex' | 'base64' | 'base58'

export type BytesFormat = {
  /** Encodings that a text may have. Default: `hex`. */
  readonly encodings?: readonly TextEncoding[]
  /** Whether bytes can be the expected value, for example by their length. Default: any bytes. */
  readonly isValid?: (bytes: Uint8Array) => boolean
}

/** Fewer hex digits without a prefix may be a word or a number. */
const leastBareDigits = 64
/** Maximum length of a text, and of a list of numbers. Larger than any transaction. */
const longest = 8_000_000

/**
 * Reads bytes in any form that wallets return: a `Uint8Array`, an `ArrayBuffer` or a `DataView`, also of another frame;
 * the JSON of a `Uint8Array` (`{ "0": 7, … }`) or of a `Buffer`; a list of numbers; or text in one of the `encodings`.
 * Hex may have the prefix `0x` or `0X`; without it, it needs 64 digits. Base64 may be URL-safe or broken into lines,
 * and needs padding only if the text may also be base58. Returns a copy.
 *
 * Returns `undefined` for anything else, and for a text that is valid in two encodings. Never throws.
 *
 * @example
 * readBytes(answer, { encodings: ['base58', 'hex'], isValid: ({ length }) => length === 64 })
 */
export function readBytes(
  value: unknown,
  { encodings = ['hex'], isValid = () => true }: BytesFormat = {},
): Uint8Array | undefined {
  const text = readText(value)
  const readings = text === undefined ? [copyBytes(value)] : decodeText(text.trim(), encodings)
  const [bytes, ...others] = readings.filter((one) => one !== undefined && isValid(one))
  return others.length === 0 ? bytes : undefined
}

/**
 * Reads whole bytes in hex, in any form that wallets and nodes return: with `0x`, `0X` or no prefix, in capitals,
 * between spaces, or as bytes. Returns them with `0x` in lower case, or `undefined` for
 * anything else. A text without a prefix needs at least 32 bytes.
 */
export function readHex(value: unknown): `0x${string}` | undefined {
  const bytes = readBytes(value)
  return bytes && bytesToHex(bytes)
}

function decodeText(text: string, encodings: readonly TextEncoding[]): readonly (Uint8Array | undefined)[] {
  if (text.length > longest) return []
  const prefixed = encodings.includes('hex') && /^0x/i.test(text) ? decoders.hex(text) : undefined
  if (prefixed) return [prefixed]
  return encodings.map((encoding) => {
    // Base58 of 64 bytes has 86 to 88 characters, as many as base64 without padding.
    if (encoding === 'base64' && encodings.includes('base58') && text.replace(/\s+/g, '').length % 4 !== 0)
      return undefined
    return decoders[encoding](text)
  })
}

const decoders: Readonly<Record<TextEncoding, (text: string) => Uint8Array | undefined>> = {
  hex(text) {
    const digits = text.replace(/^0x/i, '')
    const isBare = digits.length === text.length
    if (digits.length % 2 !== 0 || (isBare && digits.length < leastBareDigits) || !/^[\da-f]*$/i.test(digits))
      return undefined
    return Uint8Array.from({ length: digits.length / 2 }, (_, index) =>
      Number.parseInt(digits.slice(2 * index, 2 * index + 2), 16),
    )
  },
  base64(text) {
    const digits = text
      .replace(/\s+/g, '')
      .replace(/-/g, '+')
      .replace(/_/g, '/')
      .replace(/={1,2}$/, '')
    if (!/^[\w+/]+$/.test(digits) || digits.length % 4 === 1) return undefined
    return Uint8Array.from(atob(digits), (character) => character.charCodeAt(0))
  },
  base58: (text) => (text === '' ? undefined : decodeBase58(text)),
}

/** Returns a text, also from a `String` object. */
function readText(value: unknown): string | undefined {
  if (typeof value === 'string' || !isObject(value)) return typeof value === 'string' ? value : undefined
  try {
    return String.prototype.valueOf.call(value)
  } catch {
    return undefined
  }
}

function copyBytes(value: unknown): Uint8Array | undefined {
  // Objects of a page may have throwing getters and traps, and `instanceof` knows only the classes of this frame.
  try {
    if (!isObject(value)) return undefined
    if (ArrayBuffer.isView(value))
      return isByteView(value)
        ? Uint8Array.from(new Uint8Array(value.buffer, value.byteOffset, value.byteLength))
        : undefined
    if (isArrayBuffer(value)) return Uint8Array.from(new Uint8Array(value))
    if (readField(value, 'type') === 'Buffer') return copyBytes(readField(value, 'data'))
    const numbers = readNumbers(value)
    return numbers.length > 0 && numbers.every(isByte) ? Uint8Array.from(numbers) : undefined
  } catch {
    return undefined
  }
}

/** Whether a view has elements of one byte. The bytes of other views depend on the machine. */
function isByteView(view: ArrayBufferView): boolean {
  return /Uint8|DataView/.test(Object.prototype.toString.call(view))
}

function isArrayBuffer(value: object): value is ArrayBuffer {
  try {
    // The getter throws for anything but an ArrayBuffer, whose frame does not matter.
    return Reflect.get(ArrayBuffer.prototype, 'byteLength', value) >= 0
  } catch {
    return false
  }
}

/** Returns the entries of a list, or of an object with the keys 0, 1, 2 … in order. */
function readNumbers(value: object): readonly unknown[] {
  if (Array.isArray(value)) return value.length <= longest ? Array.from(value) : []
  if (!isByte(readField(value, '0'))) return []
  const keys = Object.keys(value)
  if (keys.length > longest || !keys.every((key, index) => key === String(index))) return []
  return keys.map((key) => readField(value, key))
}

function isByte(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 255
}
