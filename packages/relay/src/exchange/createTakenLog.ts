import type { StoredMessage } from '../mailbox/mailbox.js'
import type { RelayClock } from '../ports.js'

/** Records which client acknowledged which message, and when. */
export type TakenLog = {
  note(clientId: string, message: StoredMessage): void
  /** Whether the client has had the message for longer than `ms`. */
  isTakenFor(clientId: string, message: StoredMessage, ms: number): boolean
}

/** The oldest records are dropped. Then a client receives a message again and drops it. */
export function createTakenLog(clock: Pick<RelayClock, 'monotonic'>, most = 50_000): TakenLog {
  const notes = new Map<string, number>()
  return {
    note(clientId, message) {
      const key = `${message.id} ${clientId}`
      if (notes.has(key)) return
      notes.set(key, clock.monotonic())
      const [oldest] = notes.size > most ? notes.keys() : []
      if (oldest !== undefined) notes.delete(oldest)
    },
    isTakenFor(clientId, message, ms) {
      const at = notes.get(`${message.id} ${clientId}`)
      return at !== undefined && clock.monotonic() - at > ms
    },
  }
}
