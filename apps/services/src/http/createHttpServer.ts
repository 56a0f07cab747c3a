import { createServer, type RequestListener, type Server } from 'node:http'

/** Timeouts of a connection, in ms. */
export type ConnectionTimes = {
  /** Until the headers of a request are complete. */
  readonly headersMs: number
  /** Until a request with its body is complete. */
  readonly requestMs: number
  /** Timeout without a byte in either direction while a request is answered. */
  readonly silenceMs: number
  /** Timeout from a complete request until the client has received the whole response. */
  readonly answerMs: number
}

const usual: ConnectionTimes = { headersMs: 10_000, requestMs: 20_000, silenceMs: 30_000, answerMs: 120_000 }

/**
 * Creates the HTTP server. No client can hold a connection forever, neither by sending slowly nor by leaving a
 * response unread. The timeouts end with an upgrade: WebSockets have their own limits.
 */
export function createHttpServer(listener: RequestListener, times: Partial<ConnectionTimes> = {}): Server {
  const { headersMs, requestMs, silenceMs, answerMs } = { ...usual, ...times }
  const server = createServer({
    headersTimeout: headersMs,
    requestTimeout: requestMs,
    // Interval at which Node checks the two timeouts above; its default is 30 s.
    connectionsCheckingInterval: Math.min(headersMs, 2_000),
    keepAliveTimeout: 10_000,
    maxHeaderSize: 32_768,
  })
  server.timeout = silenceMs
  server.on('request', (request, response) => {
    // The idle timeout does not apply to a client that reads slowly.
    const end = setTimeout(() => request.socket.destroy(), answerMs)
    response.on('close', () => clearTimeout(end))
  })
  return server.on('request', listener)
}
