/**
 * Whether an answer holds for every URL, so that no other is tried (specification §8, R56): the visitor declined (4001,
 * 5000), or the method is unknown (4200, -32601, -32004).
 */
export function shouldThrow(error: Error): boolean {
  return 'code' in error && [4001, 5000, 4200, -32601, -32004].includes(Number(error.code))
}
