import {
  type AppKitError,
  abortReason,
  type Clock,
  type ErrorCode,
  errorOf,
  isAppKitError,
  limits,
  serviceError,
  settleBy,
} from '@latchkey/common'
import { mapWalletError } from '../session/mapWalletError.js'
import type { PairingSnapshot, RequestedNamespace } from '../walletConnect.js'
import { createApprovalHold } from './createApprovalHold.js'
import type { OptionalNamespaces } from './listOptionalNamespaces.js'
import { listOptionalNamespaces } from './listOptionalNamespaces.js'
import type { Proposal } from './propose.js'

const lifeMs = limits.pairingLifeMinutes * 60_000
const marginMs = limits.pairingMarginSeconds * 1_000

/** A session that a wallet approved. */
export type Approval = {
  readonly topic: string
  /** How many of those who waited for it have not come to an end yet. */
  waiting: number
  /** Namespaces whose session one of those who waited opens: two sessions of one namespace would end each other. */
  readonly opened: Set<RequestedNamespace['namespace']>
}

/** The code of the moment: made when wanted, replaced before it is too old, and given to those who wait for its approval. */
export type PairingClock = {
  snapshot(): Omit<PairingSnapshot, 'relay'>
  /** Shows a code from now on. Never rejects. */
  prepare(): Promise<void>
  /** The code while it may be used. */
  uri(): string | undefined
  release(): void
  /** An approval that is held, or the next one; all who wait get the same. Rejects with a typed error; at once when the signal fires. */
  wait(namespace: RequestedNamespace['namespace'], signal: AbortSignal | undefined): Promise<Approval>
  /** The relay does not serve this app. */
  refuse(code: ErrorCode): void
  /** Looks at the time again, after the page slept. */
  check(): void
  close(): void
}

export type PairingClockOptions = {
  readonly clock: Clock
  /** What to ask for; the named namespace is among it, whatever is connected. */
  requested(asked: readonly RequestedNamespace['namespace'][]): Promise<readonly RequestedNamespace[]>
  propose(namespaces: OptionalNamespaces, signal: AbortSignal): Promise<Proposal>
  /** A session nobody waits for. */
  discard(topic: string): void
  onChange(): void
}

type Shown = {
  readonly proposal: Proposal
  readonly wanted: string
  readonly namespaces: readonly string[]
  readonly expiresAt: number
  readonly freshUntil: number
}
type Waiter = {
  readonly namespace: RequestedNamespace['namespace']
  settle(outcome: { readonly approval: Approval } | { readonly error: Error }): void
}

/** How long an approval is kept for an attempt that does not wait yet. A download that takes longer counts as failed. */
const holdMs = 30_000
/** How long the relay may take to be reached (FI2). */
const reachMs = 15_000

/** Makes a {@link PairingClock}. */
export function createPairingClock(options: PairingClockOptions): PairingClock {
  const { clock } = options
  const waiters = new Set<Waiter>()
  let status: PairingSnapshot['status'] = 'idle'
  let code: ErrorCode | undefined
  let shown: Shown | undefined
  let isShown = false
  /** The code that is being made. */
  let flight: { readonly token: object; readonly wanted: string; readonly done: Promise<void> } | undefined
  let timer: unknown
  /** The visitor gave up the attempt that waited, and nobody prepared a code since: an approval comes too late. */
  let isGivenUp = false
  let isClosed = false
  const closed = new AbortController()
  const early = createApprovalHold(clock, (topic) => {
    options.discard(topic)
    // The code that was shown is used up.
    if (isWanted()) void ensure(undefined)
  })

  const isWanted = () => isShown || waiters.size > 0
  /** The monotonic clock withstands a wall clock that is set back, the wall clock a monotonic one that stands still while a device sleeps. */
  const isFresh = ({ expiresAt, freshUntil }: Shown) =>
    clock.monotonic() < freshUntil && clock.now() < expiresAt - marginMs
  /** Changes when nobody shows a code any more: the reason for which a code was replaced is of interest to that screen alone. */
  let visit = {}

  function change(next: PairingSnapshot['status'], reason: ErrorCode | undefined): void {
    status = next
    code = reason
    if (!isClosed) options.onChange()
  }

  function fail(error: AppKitError): void {
    shown = undefined
    for (const waiter of [...waiters]) waiter.settle({ error })
    change('failed', error.code)
  }

  /** A code for what is wanted now: the one that is there or under way, or a new one. Never rejects. */
  async function ensure(reason: ErrorCode | undefined): Promise<void> {
    if (isClosed) return
    // Nobody shows another code beside a wallet that approved. The caller may have noted a code that is being made.
    if (early.isHolding()) return change('idle', undefined)
    const begun = visit
    try {
      const asked = [...waiters].map(({ namespace }) => namespace)
      const namespaces = listOptionalNamespaces(await settleBy(options.requested(asked), { signal: closed.signal }))
      const wanted = JSON.stringify(namespaces)
      if (!isWanted() || early.isHolding()) return
      const current = visit === begun ? reason : undefined
      // Other wallets are connected everywhere. The visitor's choice, which comes next, names the namespace to ask for.
      if (wanted === '{}' && waiters.size === 0) {
        if (shown && isFresh(shown)) return
        retire()
        return change('idle', current)
      }
      if (shown?.wanted === wanted && isFresh(shown)) return
      if (flight?.wanted !== wanted) {
        const token = {}
        const why = current ?? (shown && !isFresh(shown) ? 'PAIRING_EXPIRED' : undefined)
        flight = { token, wanted, done: make(namespaces, wanted, why, token) }
      }
      await flight.done
    } catch (error) {
      if (!isClosed) fail(toTyped(error))
    }
  }

  async function make(namespaces: OptionalNamespaces, wanted: string, reason: ErrorCode | undefined, token: object) {
    const isCurrent = () => flight?.token === token
    const begun = visit
    if (!shown) change('preparing', reason)
    try {
      const proposal = await reach(namespaces)
      follow(proposal)
      if (!isCurrent()) return proposal.forget()
      flight = undefined
      stopTimer()
      const freshUntil = clock.monotonic() + lifeMs - marginMs
      shown = { proposal, wanted, namespaces: Object.keys(namespaces), expiresAt: clock.now() + lifeMs, freshUntil }
      timer = clock.setTimeout(renew, lifeMs - marginMs)
      change('ready', visit === begun ? reason : undefined)
    } catch (error) {
      if (!isCurrent() || isClosed) return
      flight = undefined
      fail(toTyped(error))
    }
  }

  /** A proposal the relay has taken; one that comes too late for it is taken back. */
  async function reach(namespaces: OptionalNamespaces): Promise<Proposal> {
    if (Object.keys(namespaces).length === 0)
      throw serviceError('PAIRING_FAILED', { details: 'Nothing is left to ask a wallet for.' })
    const giving = new AbortController()
    const made = options.propose(namespaces, giving.signal)
    const onTimeout = () => serviceError('RELAY_UNREACHABLE')
    try {
      return await settleBy(made, { clock, ms: reachMs, signal: closed.signal, onTimeout })
    } catch (error) {
      giving.abort()
      made.then(
        ({ forget, approved }) => {
          approved.catch(() => undefined)
          forget()
        },
        () => undefined,
      )
      throw error
    }
  }

  /** The code is shown no longer; a wallet that approves it yet is told that it came too late. */
  function retire(): void {
    shown = undefined
    stopTimer()
  }

  function follow(proposal: Proposal): void {
    proposal.approved.then(
      (topic) => {
        // The client still works with the proposal while it tells of the approval.
        clock.setTimeout(proposal.forget, 0)
        if (shown?.proposal !== proposal) return options.discard(topic)
        const { namespaces } = shown
        retire()
        flight = undefined
        if (waiters.size === 0) early.keep(topic, namespaces, isGivenUp ? 0 : holdMs)
        change('idle', undefined)
        const opened = new Set([...waiters].map(({ namespace }) => namespace))
        const approval = { topic, waiting: waiters.size, opened }
        for (const waiter of [...waiters]) waiter.settle({ approval })
      },
      (error: unknown) => {
        proposal.forget()
        if (shown?.proposal !== proposal || isClosed) return
        // As after the page slept: the next code may be under way already.
        if (!isFresh(shown)) return renew()
        retire()
        flight = undefined
        const typed = mapWalletError(error)
        const reason = typed.code === 'WALLET_FAILED' ? serviceError('PAIRING_FAILED', { cause: error }) : typed
        if (reason.code === 'PAIRING_EXPIRED') return renew()
        for (const waiter of [...waiters]) waiter.settle({ error: reason })
        if (isShown) void ensure(reason.code)
        else change('idle', reason.code)
      },
    )
  }

  /** The old code stays on the screen until the new one takes its place; it is handed to nobody. */
  function renew(): void {
    stopTimer()
    if (isWanted()) return void ensure('PAIRING_EXPIRED')
    retire()
    change('idle', undefined)
  }

  function stopTimer(): void {
    if (timer !== undefined) clock.clearTimeout(timer)
    timer = undefined
  }

  return {
    snapshot: () => ({ status, code, uri: shown?.proposal.uri, expiresAt: shown?.expiresAt }),
    prepare() {
      isShown = true
      isGivenUp = false
      return ensure(undefined)
    },
    uri: () => (shown && isFresh(shown) ? shown.proposal.uri : undefined),
    release() {
      isShown = false
      visit = {}
      if (code !== undefined && status !== 'failed') change(status, undefined)
    },
    wait(namespace, signal) {
      return new Promise((resolve, reject) => {
        if (signal?.aborted || isClosed) return reject(abortReason(signal))
        isGivenUp = false
        const topic = early.take(namespace)
        if (topic !== undefined) return resolve({ topic, waiting: 1, opened: new Set([namespace]) })
        const waiter: Waiter = {
          namespace,
          settle(outcome) {
            waiters.delete(waiter)
            signal?.removeEventListener('abort', onAbort)
            if ('approval' in outcome) resolve(outcome.approval)
            else reject(outcome.error)
          },
        }
        const onAbort = () => {
          waiter.settle({ error: abortReason(signal) })
          isGivenUp = waiters.size === 0
        }
        signal?.addEventListener('abort', onAbort)
        waiters.add(waiter)
        void ensure(undefined)
      })
    },
    refuse(reason) {
      if (isWanted() || shown) {
        flight = undefined
        retire()
        fail(errorOf(reason))
      }
    },
    check() {
      if (shown && !isFresh(shown)) renew()
    },
    close() {
      isClosed = true
      flight = undefined
      retire()
      early.end()
      closed.abort()
      for (const waiter of [...waiters]) waiter.settle({ error: abortReason(undefined) })
    },
  }
}

function toTyped(error: unknown): AppKitError {
  return isAppKitError(error) ? error : serviceError('PAIRING_FAILED', { cause: error })
}
