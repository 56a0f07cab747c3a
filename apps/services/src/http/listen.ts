import type { Server } from 'node:http'

const finishMs = 5_000

/**
 * Listens and returns the URL. `close` accepts no more connections, waits up to 5 s for pending requests, and closes
 * the rest.
 */
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
  // Clients cannot connect to a wildcard address.
  const name = ['0.0.0.0', '::'].includes(address.address) ? '127.0.0.1' : address.address
  return {
    authority: `${name.includes(':') ? `[${name}]` : name}:${address.port}`,
    close: () =>
      new Promise<void>((resolve) => {
        const end = setTimeout(() => server.closeAllConnections(), finishMs)
        // A browser's keep-alive connection is idle as soon as its last request was answered.
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
