import type { IncomingMessage } from 'node:http'
import { WebSocket } from 'ws'
import type { RelayFaults } from './createRelayFaults.js'
import type { RelayTraffic } from './createRelayTraffic.js'
import { createFrameReader } from './relayFrame.js'

/** Proxies a client's connection to the relay at `target`, and applies the faults to its frames. */
export function joinLine(
  client: WebSocket,
  request: IncomingMessage,
  {
    target,
    faults,
    traffic,
  }: { readonly target: string; readonly faults: RelayFaults; readonly traffic: RelayTraffic },
) {
  traffic.connected()
  const { host = '', origin } = request.headers
  const headers = { host, ...(origin === undefined ? {} : { origin }) }
  const server = new WebSocket(`${target}${request.url ?? '/'}`, { headers, perMessageDeflate: false })
  const toClient = { waiting: [] }
  const readFrame = createFrameReader()
  const early: (() => void)[] = []
  client.on('message', (data) => {
    const text = String(data)
    const send = () => (server.readyState === WebSocket.OPEN ? server.send(text) : undefined)
    const frame = readFrame('toRelay', text)
    traffic.count(frame)
    const go = () => faults.pass(frame, send, toClient)
    if (server.readyState === WebSocket.CONNECTING) early.push(go)
    else go()
  })
  server.on('open', () => {
    for (const go of early) go()
  })
  server.on('message', (data) => {
    const text = String(data)
    const frame = readFrame('toClient', text)
    traffic.count(frame)
    faults.pass(frame, () => (client.readyState === WebSocket.OPEN ? client.send(text) : undefined), toClient)
  })
  // Forward pings: clients in Node use them to detect a dead connection.
  server.on('ping', () => client.readyState === WebSocket.OPEN && client.ping())
  server.on('close', (code, reason) =>
    code < 1000 || isReserved(code) ? client.terminate() : client.close(code, reason),
  )
  client.on('close', () => server.terminate())
  for (const side of [client, server]) side.on('error', () => side.terminate())
}

// Reserved close codes, which must not be sent (RFC 6455).
function isReserved(code: number): boolean {
  return code === 1004 || code === 1005 || code === 1006 || code === 1015
}
