/**
 * Returns the result of a function, or `undefined` if it throws. A wallet with broken events can still take requests.
 */
export function attempt<T>(run: () => T): T | undefined {
  try {
    return run()
  } catch {
    return undefined
  }
}
