import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** Starts a TCP proxy to a relay, like a load balancer. `forwardTo` sets another relay for new connections. */
export async function createTcpProxy(target: string) {
  let to = new URL(target)
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    const relay = connect(Number(to.port), to.hostname)
    for (const [one, other] of [
      [client, relay],
      [relay, client],
    ] as const) {
      sockets.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        other.destroy()
        sockets.delete(one)
      })
      one.pipe(other)
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`,
    forwardTo(url: string) {
      to = new URL(url)
    },
    cut,
    async close() {
      cut()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
