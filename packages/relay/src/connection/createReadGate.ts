import type { WebSocket } from 'ws'

/** Pauses and resumes reading from a socket. Reading resumes when no reason to pause is left. */
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
