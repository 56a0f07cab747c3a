import { createHash } from 'node:crypto'
import type { StoredMessage } from '../mailbox/mailbox.js'
import { storedSize } from '../mailbox/storedSize.js'
import type { RelayClock } from '../ports.js'
import type { RelayLimits } from '../relayLimits.js'

export type OutboxOptions = {
  readonly clientId: string
  readonly clock: RelayClock
  readonly limits: RelayLimits
  readonly nextId: () => number
  readonly send: (text: string) => void
  /** Counts memory of messages that are not acknowledged yet. Negative: it is free again. */
  readonly charge: (bytes: number) => void
  readonly onTaken: (message: StoredMessage) => void
  /** More waits for this connection than it may. */
  readonly onOverflow: () => void
}

/** Messages on their way to one connection. */
export type Outbox = {
  add(message: StoredMessage): void
  /** Resolves when the queue is less than half full, or when the outbox is closed. */
  ready(): Promise<void>
  /** Handles a client's answer. Returns false where no message was sent under this id. */
  settle(id: string, isTaken: boolean): boolean
  close(): void
}

type Sent = { readonly message: StoredMessage; sendings: number; at: number }

/**
 * Sends `irn_subscription` requests, a window of them at a time, and sends again what is not acknowledged. What is never
 * acknowledged stays in the mailbox for the next connection.
 */
export function createOutbox(options: OutboxOptions): Outbox {
  const { clientId, clock, limits, nextId, send, charge, onTaken, onOverflow } = options
  const sent = new Map<string, Sent>()
  const queue: (() => void)[] = []
  let waiting: StoredMessage[] = []
  let waitingBytes = 0
  let sentBytes = 0
  let timer: unknown
  let isClosed = false

  return {
    add(message) {
      if (isClosed) return
      waiting.push(message)
      waitingBytes += storedSize(message)
      charge(storedSize(message))
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
      forget(id, settled)
      if (isTaken) onTaken(settled.message)
      pump()
      return true
    },
    close() {
      if (isClosed) return
      isClosed = true
      charge(-waitingBytes - sentBytes)
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
    if (isClosed) return
    let count = 0
    for (const message of waiting) {
      const size = storedSize(message)
      const isWindowFull = sent.size >= limits.unacknowledged || sentBytes + size > limits.unacknowledgedBytes
      // A message that is longer than the window goes alone.
      if (isClosed || (isWindowFull && sent.size > 0)) break
      count++
      waitingBytes -= size
      sentBytes += size
      const id = String(nextId())
      sent.set(id, { message, sendings: 1, at: clock.monotonic() })
      deliver(id, message)
    }
    if (count > 0) waiting.splice(0, count)
    letIn()
    if (sent.size > 0) timer ??= clock.setTimeout(resend, limits.acknowledgeMs)
  }

  function deliver(id: string, message: StoredMessage) {
    send(formatDelivery(id, subscriptionId(message.topic, clientId), message))
  }

  function forget(id: string, { message }: Sent) {
    sent.delete(id)
    sentBytes -= storedSize(message)
    charge(-storedSize(message))
  }

  function resend() {
    timer = undefined
    const now = clock.monotonic()
    let next = limits.acknowledgeMs
    for (const [id, one] of sent) {
      const waited = now - one.at
      if (waited < limits.acknowledgeMs) next = Math.min(next, limits.acknowledgeMs - waited)
      else if (one.sendings >= limits.sendings || one.message.expiresAt <= clock.now()) forget(id, one)
      else {
        one.sendings++
        one.at = now
        deliver(id, one.message)
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
