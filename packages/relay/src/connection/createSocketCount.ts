import type { Duplex } from 'node:stream'
import type { RelayLimits } from '../relayLimits.js'

/** Why there is no place for a socket. */
export type NoPlace = { readonly status: string; readonly text: string }

/** Counts sockets until they close, in all and by address. Undefined: the socket has its place. */
export function createSocketCount({
  connections,
  connectionsPerAddress,
}: Pick<RelayLimits, 'connections' | 'connectionsPerAddress'>): (
  socket: Duplex,
  address: string,
) => NoPlace | undefined {
  const byAddress = new Map<string, number>()
  let all = 0
  return (socket, address) => {
    const ofAddress = byAddress.get(address) ?? 0
    if (all >= connections) return { status: '503 Service Unavailable', text: 'The relay is full.' }
    if (ofAddress >= connectionsPerAddress) {
      return { status: '429 Too Many Requests', text: 'Too many connections from this address.' }
    }
    all++
    byAddress.set(address, ofAddress + 1)
    socket.once('close', () => {
      all--
      const left = (byAddress.get(address) ?? 1) - 1
      if (left > 0) byAddress.set(address, left)
      else byAddress.delete(address)
    })
    return undefined
  }
}
