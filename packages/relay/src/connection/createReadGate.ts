import type { WebSocket } from 'ws'

/** Pauses and resumes reading from a socket. Reading resumes when no reason to pause is left. */
export type ReadGate = {
  pause(reason: string): void
  resume(reason: string): void
  isPaused(): boolean
}

export function createReadGate(socket: Pick<WebSocket, 'pause' | 'resume'>): ReadGate {
  const reasons = new Set<string>()
  return {
    pause(reason) {
      reasons.add(reason)
      if (reasons.size === 1) socket.pause()
    },
    resume(reason) {
      if (reasons.delete(reason) && reasons.size === 0) socket.resume()
    },
    isPaused: () => reasons.size > 0,
  }
}
