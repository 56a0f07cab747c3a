/** What went wrong in a page, in words. */
export type Faults = readonly string[]

/** Runs in the page before everything else: notes errors that reach the console or nobody. */
export function watchFaults(): void {
  const faults: string[] = []
  Object.assign(window, { faults })
  const { error } = console
  console.error = (...args) => {
    faults.push(`logged an error: ${args.map(String).join(' ')}`)
    error.apply(console, args)
  }
  addEventListener('error', ({ message }) => faults.push(`threw: ${message}`))
  addEventListener('unhandledrejection', ({ reason }) => faults.push(`left a rejection unhandled: ${String(reason)}`))
}
