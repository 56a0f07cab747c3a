import type { Duplex } from 'node:stream'

/** Answers an upgrade that does not become a WebSocket, and ends the socket. */
export function answerHttp(socket: Duplex, status: string, text: string) {
  const body = `${text}\n`
  // Destroys the socket, because a peer that never ends its side would keep it half-open.
  socket.once('finish', () => socket.destroy())
  // A peer that does not read would keep the whole socket open.
  const timer = setTimeout(() => socket.destroy(), 1_000)
  socket.once('close', () => clearTimeout(timer))
  const head = [`HTTP/1.1 ${status}`, 'Connection: close', 'Content-Type: text/plain; charset=utf-8']
  socket.end(`${[...head, `Content-Length: ${Buffer.byteLength(body)}`].join('\r\n')}\r\n\r\n${body}`)
}
