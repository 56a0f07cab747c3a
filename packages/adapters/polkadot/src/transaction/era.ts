/** Lifetime of a transaction in blocks, a power of two: long enough to approve it, and too short to replay it later. */
export const eraPeriod = 256

/** Encodes the mortal era of a transaction in two bytes. The transaction is valid from this block on. */
export function encodeEra(blockNumber: number): Uint8Array {
  const phase = blockNumber % eraPeriod
  const value = (Math.log2(eraPeriod) - 1) | (phase << 4)
  return Uint8Array.of(value & 255, value >> 8)
}
