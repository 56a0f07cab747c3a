import { WebSocket } from 'ws'
import { createTestKey, createTestToken, type TestKey } from './clientToken.fixture.js'

export type Delivery = {
  readonly id: number
  readonly params: { readonly id: string; readonly data: { readonly message: string } }
}
export type Answer = { readonly id: unknown; readonly result?: unknown; readonly error?: { readonly code: number } }

export type TestSocket = Awaited<ReturnType<typeof createSocket>>

/** Opens a connection of a client without the WalletConnect library. */
export async function createSocket(
  url: string,
  options: {
    readonly key?: TestKey
    readonly claims?: object
    readonly query?: string
    readonly origin?: string
    /** Value of the `Host` header, if it differs from the called host. */
    readonly host?: string
    readonly acknowledges?: boolean
  } = {},
) {
  const { key = createTestKey(), claims = {}, query = 'projectId=local&useOnCloseEvent=true' } = options
  const auth = createTestToken(key, { aud: url, ...claims })
  const headers = {
    ...(options.origin === undefined ? {} : { origin: options.origin }),
    ...(options.host === undefined ? {} : { host: options.host }),
  }
  const socket = new WebSocket(`${url}/?auth=${auth}&${query}`, { headers })
  const deliveries: Delivery[] = []
  const lines: string[] = []
  const answers = new Map<unknown, (answer: Answer) => void>()
  let lastId = 0
  socket.on('message', (data) => {
    const text = String(data)
    lines.push(text)
    const frame = JSON.parse(text) as Delivery & Answer & { readonly method?: string }
    if (frame.method === undefined) return answers.get(frame.id)?.(frame)
    deliveries.push(frame)
    if (options.acknowledges !== false) acknowledge(frame)
  })
  const closed = new Promise<{ readonly code: number; readonly reason: string }>((resolve) => {
    socket.once('close', (code, reason) => resolve({ code, reason: String(reason) }))
  })
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))

  function acknowledge({ id }: Delivery) {
    socket.send(JSON.stringify({ id, jsonrpc: '2.0', result: true }))
  }

  return {
    socket,
    key,
    closed,
    lines,
    deliveries,
    acknowledge,
    texts: () => deliveries.map(({ params }) => params.data.message),
    call(method: string, params: object = {}): Promise<Answer> {
      const id = ++lastId
      const answer = new Promise<Answer>((resolve) => answers.set(id, resolve))
      socket.send(JSON.stringify({ id, jsonrpc: '2.0', method, params }))
      return answer
    },
    /** Sends any text and returns the next response. */
    raw(text: string | Buffer): Promise<string> {
      const line = new Promise<string>((resolve) => socket.once('message', (data) => resolve(String(data))))
      socket.send(text)
      return line
    },
  }
}
