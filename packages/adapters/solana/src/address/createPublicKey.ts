import { encodeBase58, readField, type SolanaPublicKey } from '@latchkey/common'

type NodeBuffer = ReturnType<SolanaPublicKey['toBuffer']>

/** Creates the key of an account for apps. `bytes` are its 32 bytes. */
export function createPublicKey(bytes: Uint8Array): SolanaPublicKey {
  const address = encodeBase58(bytes)
  const key = {
    toBase58: () => address,
    toString: () => address,
    toJSON: () => address,
    toBytes: () => bytes.slice(),
    toBuffer: () => toNodeBuffer(bytes.slice()),
    encode: () => toNodeBuffer(bytes.slice().reverse()),
    equals: (other: { toBase58(): string }) => other.toBase58() === address,
    [Symbol.toStringTag]: `PublicKey(${address})`,
    // `PublicKey` compares this property with that of another key, and copies it.
    _bn: createKeyNumber(bytes),
  }
  return Object.freeze(key)
}

const wordBits = 26

/**
 * Creates a number that bn.js, the library inside `PublicKey`, accepts as one of its own: it recognizes numbers of
 * another copy of itself by `words` and by the `wordSize` of their constructor. `bytes` are big-endian.
 */
function createKeyNumber(bytes: Uint8Array) {
  const words: number[] = []
  let rest = bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n)
  for (; rest > 0n; rest >>= BigInt(wordBits)) words.push(Number(rest & ((1n << BigInt(wordBits)) - 1n)))
  if (words.length === 0) words.push(0)
  const inOrder = (endian: unknown) => (endian === 'le' ? bytes.slice().reverse() : bytes.slice())
  return {
    constructor: { wordSize: wordBits },
    negative: 0,
    red: null,
    words,
    length: words.length,
    eq: (other: { readonly words: readonly number[]; readonly length: number }) =>
      other.length === words.length && words.every((word, index) => word === other.words[index]),
    toArray: (endian?: unknown) => [...inOrder(endian)],
    toArrayLike: (type: { from(bytes: Uint8Array): unknown }, endian?: unknown) => type.from(inOrder(endian)),
  }
}

function toNodeBuffer(bytes: Uint8Array): NodeBuffer {
  const buffer = Reflect.get(globalThis, 'Buffer')
  const from = readField(buffer, 'from')
  return (typeof from === 'function' ? Reflect.apply(from, buffer, [bytes]) : bytes) as NodeBuffer
}
