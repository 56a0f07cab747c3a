import type { RequestListener } from 'node:http'
import { connect, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { type ConnectionTimes, createHttpServer } from './createHttpServer.js'
import { listen } from './listen.js'

const large: RequestListener = (_, response) => response.end(Buffer.alloc(16 * 1024 * 1024))

async function start(listener: RequestListener, times: Partial<ConnectionTimes>) {
  const server = createHttpServer(listener, times)
  const { authority } = await listen(server, { port: 0, host: '127.0.0.1' })
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return { server, port: Number(authority.split(':')[1]), authority }
}

/** Connects and sends; `closed` settles when the server closes the connection. */
function open(port: number, text: string): { socket: Socket; closed: Promise<void> } {
  const socket = connect(port, '127.0.0.1', () => socket.write(text))
  socket.on('error', () => undefined)
  return { socket, closed: new Promise<void>((resolve) => socket.on('close', () => resolve())) }
}

const request = 'GET / HTTP/1.1\r\nhost: a\r\n\r\n'

test('SV6: closes the connection of an unread response', async () => {
  const { server, port } = await start(large, { silenceMs: 300 })
  const ended = new Promise<void>((resolve) => server.on('connection', (socket) => socket.on('close', () => resolve())))
  const { socket } = open(port, request)
  // Never reads; a client notices the end only when it reads.
  socket.pause()
  await ended
  socket.destroy()
})

test('SV6: closes the connection of a response that is read too slowly', async () => {
  const { server, port } = await start(large, { silenceMs: 60_000, answerMs: 300 })
  const ended = new Promise<void>((resolve) => server.on('connection', (socket) => socket.on('close', () => resolve())))
  const { socket } = open(port, request)
  socket.on('data', () => {
    socket.pause()
    setTimeout(() => socket.resume(), 20)
  })
  await ended
  socket.destroy()
})

test('SV6: closes the connection of a request without a response', async () => {
  const { port } = await start(() => undefined, { silenceMs: 200 })
  await open(port, request).closed
})

test('SV6: closes the connection of endless headers in time', async () => {
  const { port } = await start((_, response) => response.end(), { headersMs: 300 })
  const before = performance.now()
  const { socket, closed } = open(port, 'GET / HTTP/1.1\r\nhost: a\r\n')
  // Accepts the 408 before the end.
  socket.resume()
  await closed
  // Node checks every 300 ms here; the default is 30 s.
  expect(performance.now() - before).toBeLessThan(20_000)
})

test('a WebSocket stays open beyond the timeouts of a request', async () => {
  const { server, port, authority } = await start(() => undefined, { silenceMs: 2_000, answerMs: 2_000 })
  const sockets = new WebSocketServer({ server })
  sockets.on('connection', (socket) =>
    // A request that arrives later reaches its timeout before the WebSocket sends anything.
    socket.on('message', (message) => void open(port, request).closed.then(() => socket.send(message))),
  )
  const client = new WebSocket(`ws://${authority}`)
  onTestFinished(() => client.terminate())
  const answer = await new Promise<string>((resolve, reject) => {
    client.on('open', () => client.send('later'))
    client.on('message', (message) => resolve(String(message)))
    client.on('close', () => reject(new Error('closed')))
  })
  expect(answer).toBe('later')
})
