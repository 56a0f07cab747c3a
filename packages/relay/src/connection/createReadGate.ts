import type { WebSocket } from 'ws'

/** Stops and continues to read from a socket. It is read while nobody holds the gate. */
export type ReadGate = {
  hold(holder: string): void
  release(holder: string): void
  isHeld(): boolean
}

export function createReadGate(socket: Pick<WebSocket, 'pause' | 'resume'>): ReadGate {
  const holders = new Set<string>()
  return {
    hold(holder) {
      holders.add(holder)
      if (holders.size === 1) socket.pause()
    },
    release(holder) {
      if (holders.delete(holder) && holders.size === 0) socket.resume()
    },
    isHeld: () => holders.size > 0,
  }
}
