import { keccak_256 } from '@noble/hashes/sha3'

const longestLabel = 255

/** Encodes a name for DNS: each label with a length prefix. `undefined` when a label is too long. */
export function packName(name: string): Uint8Array | undefined {
  const labels = labelsOf(name)
  if (labels.some(({ length }) => length > longestLabel)) return undefined
  return Uint8Array.from([...labels.flatMap((label) => [label.length, ...label]), 0])
}

/** Returns the namehash of a name (ERC-137). */
export function hashName(name: string): Uint8Array {
  return labelsOf(name).reduceRight(
    (node, label) => keccak_256.create().update(node).update(keccak_256(label)).digest(),
    new Uint8Array(32),
  )
}

function labelsOf(name: string): readonly Uint8Array[] {
  const encoder = new TextEncoder()
  return name.split('.').map((label) => encoder.encode(label))
}
