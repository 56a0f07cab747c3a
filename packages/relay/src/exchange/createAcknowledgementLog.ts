import type { StoredMessage } from '../mailbox/mailbox.js'
import type { RelayClock } from '../ports.js'

/** Records which client acknowledged which message, and when. */
export type AcknowledgementLog = {
  note(clientId: string, message: StoredMessage): void
  /** Returns whether the client acknowledged the message more than `ms` ago. */
  isAcknowledgedFor(clientId: string, message: StoredMessage, ms: number): boolean
}

/** Keeps the newest `most` records. Without a record, the client may receive the message again and ignores it. */
export function createAcknowledgementLog(clock: Pick<RelayClock, 'monotonic'>, most = 50_000): AcknowledgementLog {
  const notes = new Map<string, number>()
  return {
    note(clientId, message) {
      const key = `${message.id} ${clientId}`
      if (notes.has(key)) return
      notes.set(key, clock.monotonic())
      const [oldest] = notes.size > most ? notes.keys() : []
      if (oldest !== undefined) notes.delete(oldest)
    },
    isAcknowledgedFor(clientId, message, ms) {
      const at = notes.get(`${message.id} ${clientId}`)
      return at !== undefined && clock.monotonic() - at > ms
    },
  }
}
