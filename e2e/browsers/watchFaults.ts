/** A description of an error in a page. */
export type Faults = readonly string[]

/** Runs before everything else in the page: records logged and unhandled errors. */
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
