/** A number from 0 up to 1 that nobody can guess. */
export function randomFraction(): number {
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1))
  return value / 2 ** 32
}
