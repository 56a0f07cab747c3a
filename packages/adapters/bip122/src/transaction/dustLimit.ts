/** Fee rate in satoshi per byte at which nodes calculate the cost of spending an output. */
const dustRate = 3n

/** Virtual bytes of the input that spends an output. */
const inputBytes = { witness: 67, other: 148 }

/**
 * Returns the smallest amount, in satoshi, that nodes relay in an output with this script (Bitcoin Core's default
 * policy).
 */
export function dustLimit(script: Uint8Array): bigint {
  const [opcode = 0] = script
  // A witness program starts with its version, OP_0 or OP_1 to OP_16, and is the only script of these lengths in use.
  const isWitness = opcode === 0 || (opcode >= 0x51 && opcode <= 0x60)
  const bytes = 8 + 1 + script.length + (isWitness ? inputBytes.witness : inputBytes.other)
  return BigInt(bytes) * dustRate
}
