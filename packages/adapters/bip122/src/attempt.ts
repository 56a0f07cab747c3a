/** What a function of a wallet answers, `undefined` if it throws: a wallet whose events do not work can still be asked. */
export function attempt<T>(run: () => T): T | undefined {
  try {
    return run()
  } catch {
    return undefined
  }
}
