const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
/** Maximum length of a text to decode. A transaction of Solana has at most 1,232 bytes, which are 1,683 characters. */
const longestText = 1_700

/**
 * Process as many digits at a time as a number represents exactly. Dividing a message of 16 kB digit by digit would
 * freeze the page for seconds.
 */
const blockDigits = 9
const blockSize = 58n ** 9n

/**
 * Encodes bytes in base58 (https://datatracker.ietf.org/doc/html/draft-msporny-base58): one big number, with leading
 * zeros as ones.
 */
export function encodeBase58(bytes: Uint8Array): string {
  let hex = '0x0'
  for (const byte of bytes) hex += byte.toString(16).padStart(2, '0')
  let value = BigInt(hex)
  let text = ''
  while (value > 0n) {
    let block = Number(value % blockSize)
    value /= blockSize
    for (let digit = 0; digit < blockDigits && (value > 0n || block > 0); digit++) {
      text = alphabet[block % 58] + text
      block = Math.floor(block / 58)
    }
  }
  const zeros = bytes.findIndex((byte) => byte !== 0)
  return '1'.repeat(zeros < 0 ? bytes.length : zeros) + text
}

/** Decodes base58 text of at most 1,700 characters. Returns `undefined` for anything else. */
export function decodeBase58(text: string): Uint8Array | undefined {
  if (text.length > longestText) return undefined
  let value = 0n
  for (const character of text) {
    const digit = alphabet.indexOf(character)
    if (digit < 0) return undefined
    value = value * 58n + BigInt(digit)
  }
  const bytes: number[] = []
  for (; value > 0n; value /= 256n) bytes.unshift(Number(value % 256n))
  const zeros = /^1*/.exec(text)?.[0].length ?? 0
  return Uint8Array.from([...new Array<number>(zeros).fill(0), ...bytes])
}
