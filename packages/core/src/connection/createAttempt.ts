import { AppKitError, abortReason, type Session, type TableErrorCode, withDeadline } from '@latchkey/common'
import { assertUsable } from './assertUsable.js'
import { detachAll } from './detachAll.js'

/** Asks a wallet; `hold` takes what it opens, at once. */
export type Ask = (signal: AbortSignal, hold: (session: Session) => Session) => Promise<Session>

/** One wallet being asked for a session, by the visitor or by a silent restore. */
export type Attempt = {
  readonly connectorId: string
  readonly isRestore: boolean
  readonly promise: Promise<Session>
  isGivenUp(): boolean
  cancel(reason: TableErrorCode): void
  /** Waits for it with others; it is given up when the last one leaves. */
  join(signal: AbortSignal | undefined): Promise<Session>
}

type Deps = Pick<Attempt, 'connectorId' | 'isRestore'> & {
  readonly ask: Ask
  /** Fires with the reason when the instance ends. */
  readonly lifetime: AbortSignal
  onOpened(session: Session): void
  onFailed(own: Attempt, error: unknown, opened: Session | undefined): void
}

/** Begins an {@link Attempt}. Its promise settles at the latest when it is given up, whatever the wallet does (law L1). */
export function createAttempt({ connectorId, isRestore, ask, lifetime, onOpened, onFailed }: Deps): Attempt {
  const controller = new AbortController()
  const { signal } = controller
  let waiting = 0
  if (lifetime.aborted) controller.abort(lifetime.reason)

  async function settle(): Promise<Session> {
    let opened: Session | undefined
    // A wallet that answers after it was given up leaves no session behind that nobody would close (law L7).
    const hold = (answer: Session) => {
      opened = answer
      if (signal.aborted) detachAll(answer)
      return answer
    }
    try {
      if (signal.aborted) throw abortReason(signal)
      opened = await withDeadline(ask(signal, hold), { signal })
      if (signal.aborted) throw abortReason(signal)
      assertUsable(opened)
      onOpened(opened)
      return opened
    } catch (error) {
      controller.abort()
      onFailed(own, error, opened)
      throw error
    }
  }

  const own: Attempt = {
    connectorId,
    isRestore,
    promise: Promise.resolve().then(settle),
    isGivenUp: () => signal.aborted,
    cancel: (reason) => controller.abort(new AppKitError(reason)),
    join(caller) {
      waiting++
      return withDeadline(own.promise, { signal: caller }).catch((error: unknown) => {
        waiting--
        if (waiting === 0) own.cancel('ABORTED')
        throw error
      })
    },
  }
  return own
}
