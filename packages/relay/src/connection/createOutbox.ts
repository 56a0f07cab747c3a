import { createHash } from 'node:crypto'
import type { StoredMessage } from '../mailbox/mailbox.js'
import type { RelayClock } from '../ports.js'
import type { RelayLimits } from '../relayLimits.js'

export type OutboxOptions = {
  readonly clientId: string
  readonly clock: RelayClock
  readonly limits: RelayLimits
  readonly nextId: () => number
  readonly send: (text: string) => void
  readonly onTaken: (message: StoredMessage) => void
  /** More waits for this connection than it may. */
  readonly onOverflow: () => void
}

/** Messages on their way to one connection. */
export type Outbox = {
  add(message: StoredMessage): void
  /** Settles when less than half of what may wait does, or the outbox is closed. */
  ready(): Promise<void>
  /** An answer came. False: to nothing that was sent. */
  settle(id: string, isTaken: boolean): boolean
  close(): void
}

type Sent = { readonly text: string; readonly message: StoredMessage; sendings: number; at: number }

/**
 * Sends `irn_subscription` requests, a window of them at a time, and sends again what is not acknowledged. What is never
 * acknowledged stays in the mailbox for the next connection.
 */
export function createOutbox({ clientId, clock, limits, nextId, send, onTaken, onOverflow }: OutboxOptions): Outbox {
  const sent = new Map<string, Sent>()
  const queue: (() => void)[] = []
  let waiting: StoredMessage[] = []
  let waitingBytes = 0
  let timer: unknown
  let isClosed = false

  return {
    add(message) {
      if (isClosed) return
      waiting.push(message)
      waitingBytes += message.message.length
      pump()
      if (waitingBytes > limits.waitingBytes) onOverflow()
    },
    async ready() {
      if (hasRoom()) return
      await new Promise<void>((resolve) => {
        queue.push(resolve)
      })
    },
    settle(id, isTaken) {
      const settled = sent.get(id)
      if (!settled) return false
      sent.delete(id)
      if (isTaken) onTaken(settled.message)
      pump()
      return true
    },
    close() {
      isClosed = true
      clock.clearTimeout(timer)
      sent.clear()
      waiting = []
      letIn()
    },
  }

  function hasRoom() {
    return isClosed || waitingBytes < limits.waitingBytes / 2
  }

  // One at a time: each adds before the next looks.
  function letIn() {
    const next = hasRoom() ? queue.shift() : undefined
    next?.()
    if (next) queueMicrotask(letIn)
  }

  function pump() {
    const free = limits.unacknowledged - sent.size
    if (free <= 0 || isClosed) return
    for (const message of waiting.splice(0, free)) {
      waitingBytes -= message.message.length
      const id = String(nextId())
      const text = formatDelivery(id, subscriptionId(message.topic, clientId), message)
      sent.set(id, { text, message, sendings: 1, at: clock.monotonic() })
      send(text)
    }
    letIn()
    if (sent.size > 0) timer ??= clock.setTimeout(resend, limits.acknowledgeMs)
  }

  function resend() {
    timer = undefined
    const now = clock.monotonic()
    let next = limits.acknowledgeMs
    for (const [id, one] of sent) {
      const waited = now - one.at
      if (waited < limits.acknowledgeMs) next = Math.min(next, limits.acknowledgeMs - waited)
      else if (one.sendings >= limits.sendings || one.message.expiresAt <= clock.now()) sent.delete(id)
      else {
        one.sendings++
        one.at = now
        send(one.text)
      }
    }
    // Before the next are sent: these are waited for longer.
    if (sent.size > 0 && !isClosed) timer = clock.setTimeout(resend, next)
    pump()
  }
}

function formatDelivery(
  id: string,
  subscription: string,
  { topic, message, publishedAt, tag, ...rest }: StoredMessage,
) {
  const { attestation } = rest
  const data = { topic, message, publishedAt, tag, ...(attestation === undefined ? {} : { attestation }) }
  const params = JSON.stringify({ id: subscription, data })
  return `{"id":${id},"jsonrpc":"2.0","method":"irn_subscription","params":${params}}`
}

/** Clients work this id out by themselves and use it without having been told. */
export function subscriptionId(topic: string, clientId: string): string {
  return createHash('sha256')
    .update(topic + clientId)
    .digest('hex')
}
