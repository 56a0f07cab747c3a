import { once } from 'node:events'
import type { Server } from 'node:http'

const attempts = 50

/** Listens on the first free local port from `wanted` on and returns it. */
export async function listenOnFreePort(server: Server, wanted: number): Promise<number> {
  for (let port = wanted; port < wanted + attempts; port++) {
    try {
      server.listen(port, '127.0.0.1')
      await once(server, 'listening')
      const address = server.address()
      return typeof address === 'object' && address ? address.port : port
    } catch (error) {
      if (!isPortTaken(error)) throw error
    }
  }
  throw new Error(`No free port between ${wanted} and ${wanted + attempts - 1}. Set PORT to one that is free.`)
}

function isPortTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
}
