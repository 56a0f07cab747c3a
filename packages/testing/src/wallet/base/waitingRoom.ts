/** Requests that wait until someone lets them go. */
export type WaitingRoom<T> = {
  wait(label: string): Promise<T>
  /** Lets those with the label go, or all; answers how many. */
  release(value: T, label?: string): number
  count(label?: string): number
}

export function createWaitingRoom<T>(): WaitingRoom<T> {
  let waiting: { readonly label: string; readonly resolve: (value: T) => void }[] = []
  const matches = (label: string | undefined) => waiting.filter((one) => label === undefined || one.label === label)
  return {
    wait: (label) => new Promise<T>((resolve) => waiting.push({ label, resolve })),
    release(value, label) {
      const leaving = matches(label)
      waiting = waiting.filter((one) => !leaving.includes(one))
      for (const one of leaving) one.resolve(value)
      return leaving.length
    },
    count: (label) => matches(label).length,
  }
}
