/** For how many blocks a transaction is good: long enough to be approved, short enough to be forgotten. A power of two. */
export const eraPeriod = 256

/** The mortal era of a transaction that is good from a block on, as its two bytes. */
export function encodeEra(blockNumber: number): Uint8Array {
  const phase = blockNumber % eraPeriod
  const value = (Math.log2(eraPeriod) - 1) | (phase << 4)
  return Uint8Array.of(value & 255, value >> 8)
}
