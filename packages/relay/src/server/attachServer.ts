import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { formatCause } from '../formatCause.js'
import type { RelayState } from './relayState.js'
import { upgrade } from './upgrade.js'

/** Handles the WebSocket upgrades of a server, or only those of `path`. Returns a function that stops it. */
export function attachServer(state: RelayState, server: Server, path: string | undefined): () => void {
  const { deps, detachers } = state
  const onUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // `new URL` throws for some paths that clients can request, such as `//`.
    const [pathname, query = ''] = (request.url ?? '/').split('?', 2)
    if (path !== undefined && pathname !== path) return
    upgrade(state, { request, socket, head, query: new URLSearchParams(query) }).catch((error: unknown) => {
      deps.logger.error('A client could not be let in.', formatCause(error))
      socket.destroy()
    })
  }
  server.on('upgrade', onUpgrade)
  const detach = () => {
    server.off('upgrade', onUpgrade)
    detachers.delete(detach)
  }
  detachers.add(detach)
  return detach
}
