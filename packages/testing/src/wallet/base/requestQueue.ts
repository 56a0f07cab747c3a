/** A queue of requests that wait until they are released. */
export type RequestQueue<T> = {
  wait(label: string): Promise<T>
  /** Releases the requests with the label, or all. Returns their number. */
  release(value: T, label?: string): number
  count(label?: string): number
}

export function createRequestQueue<T>(): RequestQueue<T> {
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
