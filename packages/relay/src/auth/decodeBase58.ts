const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** The bytes of a base58 text, or undefined. Work grows with the square of the length: check that first. */
export function decodeBase58(text: string): Uint8Array | undefined {
  const bytes: number[] = []
  for (const letter of text) {
    let carry = alphabet.indexOf(letter)
    if (carry < 0) return undefined
    for (let i = 0; i < bytes.length; i++) {
      carry += (bytes[i] ?? 0) * 58
      bytes[i] = carry & 0xff
      carry >>= 8
    }
    for (; carry > 0; carry >>= 8) bytes.push(carry & 0xff)
  }
  const zeros = text.length - text.replace(/^1+/, '').length
  return Uint8Array.from([...bytes, ...new Array<number>(zeros).fill(0)].reverse())
}
