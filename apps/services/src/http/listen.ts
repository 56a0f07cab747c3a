import type { Server } from 'node:http'

const finishMs = 5_000

/** Listens, and answers where. `close` takes no more connections, lets requests under way finish for 5 s, then ends what is left. */
export async function listen(server: Server, { port, host }: { readonly port: number; readonly host: string }) {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve()
    })
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  // A wildcard is where it listens, not where it is reached.
  const name = ['0.0.0.0', '::'].includes(address.address) ? '127.0.0.1' : address.address
  return {
    authority: `${name.includes(':') ? `[${name}]` : name}:${address.port}`,
    close: () =>
      new Promise<void>((resolve) => {
        const end = setTimeout(() => server.closeAllConnections(), finishMs)
        // A connection that a browser keeps for its next request is idle as soon as its last one was answered.
        const look = setInterval(() => server.closeIdleConnections(), 50)
        server.close(() => {
          clearTimeout(end)
          clearInterval(look)
          resolve()
        })
        server.closeIdleConnections()
      }),
  }
}
