import { createServer, type RequestListener, type Server } from 'node:http'

/** How long a connection may keep the server busy, in milliseconds. */
export type ConnectionTimes = {
  /** Until the headers of a request are complete. */
  readonly headersMs: number
  /** Until a request with its body is complete. */
  readonly requestMs: number
  /** Without a byte in either direction while a request is answered. */
  readonly silenceMs: number
  /** From a complete request until the client has taken the whole answer. */
  readonly answerMs: number
}

const usual: ConnectionTimes = { headersMs: 10_000, requestMs: 20_000, silenceMs: 30_000, answerMs: 120_000 }

/**
 * Creates the HTTP server. Nobody holds a connection forever: neither who sends slowly (R45), nor who leaves an answer unread. The
 * times end with an upgrade: WebSockets have limits of their own.
 */
export function createHttpServer(listener: RequestListener, times: Partial<ConnectionTimes> = {}): Server {
  const { headersMs, requestMs, silenceMs, answerMs } = { ...usual, ...times }
  const server = createServer({
    headersTimeout: headersMs,
    requestTimeout: requestMs,
    // How late Node notices the two above; its default is 30 s.
    connectionsCheckingInterval: Math.min(headersMs, 2_000),
    keepAliveTimeout: 10_000,
    maxHeaderSize: 32_768,
  })
  server.timeout = silenceMs
  server.on('request', (request, response) => {
    // A reader of one byte now and then is not silent.
    const end = setTimeout(() => request.socket.destroy(), answerMs)
    response.on('close', () => clearTimeout(end))
  })
  return server.on('request', listener)
}
