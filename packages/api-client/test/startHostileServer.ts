import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request that the server received. */
export type SeenRequest = {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

/** A real local server with scripted, also invalid responses. */
export type HostileServer = {
  readonly url: string
  /** Sets the handler of further requests. */
  answer(how: (response: ServerResponse, request: SeenRequest) => void): void
  readonly requests: readonly SeenRequest[]
  /** Resolves when the client aborts the next response before its end. */
  whenAborted(): Promise<void>
  close(): Promise<void>
}

/** Starts a {@link HostileServer} on a free port. */
export async function startHostileServer(): Promise<HostileServer> {
  let how: Parameters<HostileServer['answer']>[0] = (response) => response.end()
  const requests: SeenRequest[] = []
  let waiting: readonly (() => void)[] = []
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://server')
    let body = ''
    for await (const part of request) body += part
    const seen = {
      method: request.method ?? '',
      path: url.pathname,
      query: url.searchParams,
      headers: request.headers,
      body,
    }
    requests.push(seen)
    response.on('close', () => {
      if (response.writableFinished) return
      for (const resolve of waiting) resolve()
      waiting = []
    })
    how(response, seen)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    answer(next) {
      how = next
    },
    requests,
    whenAborted: () =>
      new Promise((resolve) => {
        waiting = [...waiting, resolve]
      }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
