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

/** Connects and sends; `closed` settles when the server ends the connection. */
function open(port: number, text: string): { socket: Socket; closed: Promise<void> } {
  const socket = connect(port, '127.0.0.1', () => socket.write(text))
  socket.on('error', () => undefined)
  return { socket, closed: new Promise<void>((resolve) => socket.on('close', () => resolve())) }
}

const request = 'GET / HTTP/1.1\r\nhost: a\r\n\r\n'

test('SV6: an answer that is not read ends its connection', async () => {
  const { server, port } = await start(large, { silenceMs: 300 })
  const ended = new Promise<void>((resolve) => server.on('connection', (socket) => socket.on('close', () => resolve())))
  const { socket } = open(port, request)
  // Never reads: the client sees the end only once it would.
  socket.pause()
  await ended
  socket.destroy()
})

test('SV6: an answer that is read too slowly ends its connection', async () => {
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

test('SV6: a request without an answer ends its connection', async () => {
  const { port } = await start(() => undefined, { silenceMs: 200 })
  await open(port, request).closed
})

test('R45: headers that do not end close the connection in time', async () => {
  const { port } = await start((_, response) => response.end(), { headersMs: 300 })
  const before = performance.now()
  const { socket, closed } = open(port, 'GET / HTTP/1.1\r\nhost: a\r\n')
  // Takes the 408 that precedes the end.
  socket.resume()
  await closed
  // Node looks every 300 ms here; by default it would look after 30 s.
  expect(performance.now() - before).toBeLessThan(5_000)
})

test('a WebSocket stays open beyond the times of a request', async () => {
  const { server, authority } = await start((_, response) => response.end(), { silenceMs: 100, answerMs: 100 })
  const sockets = new WebSocketServer({ server })
  sockets.on('connection', (socket) => socket.on('message', (message) => setTimeout(() => socket.send(message), 400)))
  const client = new WebSocket(`ws://${authority}`)
  onTestFinished(() => client.terminate())
  const answer = await new Promise<string>((resolve, reject) => {
    client.on('open', () => client.send('later'))
    client.on('message', (message) => resolve(String(message)))
    client.on('close', () => reject(new Error('closed')))
  })
  expect(answer).toBe('later')
})
