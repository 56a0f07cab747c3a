/** A connection to one page over Chromium's own protocol. */
export type DevTools = {
  send(method: string, params?: object): Promise<unknown>
  /** Resolves at the next event of this name. */
  next(method: string): Promise<void>
  close(): void
}

type Answer = {
  readonly id?: number
  readonly method?: string
  readonly result?: unknown
  readonly error?: { readonly message: string }
}

/** Connects to a page. */
export async function connectDevTools(url: string): Promise<DevTools> {
  const socket = new WebSocket(url)
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>()
  const listeners = new Map<string, Set<() => void>>()
  let last = 0
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', () => reject(new Error(`No connection to ${url}`)))
  })
  socket.addEventListener('message', ({ data }) => {
    const { id, method, result, error } = JSON.parse(String(data)) as Answer
    if (method !== undefined) for (const listener of listeners.get(method) ?? []) listener()
    if (id === undefined) return
    const waits = waiting.get(id)
    waiting.delete(id)
    if (error) waits?.reject(new Error(error.message))
    else waits?.resolve(result)
  })
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('The browser is gone'))
  })
  return {
    send: (method, params = {}) =>
      new Promise((resolve, reject) => {
        last += 1
        waiting.set(last, { resolve, reject })
        socket.send(JSON.stringify({ id: last, method, params }))
      }),
    next: (method) =>
      new Promise((resolve) => {
        const of = listeners.get(method) ?? new Set()
        listeners.set(method, of)
        const listener = () => {
          of.delete(listener)
          resolve()
        }
        of.add(listener)
      }),
    close: () => socket.close(),
  }
}
