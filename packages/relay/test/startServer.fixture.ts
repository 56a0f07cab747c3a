import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createRelay, type Relay, type RelayOptions } from '../src/exports/index.js'

export type TestServer = {
  readonly url: string
  readonly relay: Relay
  /** Number of open sockets, including those without a WebSocket connection. */
  socketCount(): Promise<number>
  close(): Promise<void>
}

/** Starts a relay on its own port. */
export async function startServer(options: RelayOptions = {}, port = 0): Promise<TestServer> {
  const server = createServer((_, response) => response.writeHead(404).end())
  const relay = createRelay(options)
  relay.attach(server)
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve))
  return {
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`,
    relay,
    socketCount: () =>
      new Promise((resolve, reject) =>
        server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
      ),
    async close() {
      await relay.close()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
