import {
  abortReason,
  type ChainNamespace,
  caseTexts,
  createError,
  errors,
  type SIWXSession,
  throwIfAborted,
} from '@latchkey/common'
import { subscribe } from 'valtio/vanilla'
import type { SignInContext } from './signInContext.js'
import type { Turn } from './turn.js'

/**
 * Opens the view of the sign-in, and waits until the wallet has signed in. If it has, asks the app first whether its
 * session still exists, and opens no view. `find` returns the namespace's turn, which changes with the account.
 */
export async function showView(
  { control, lifetime, modal, router, turns, view }: SignInContext,
  find: () => Turn | undefined,
  namespace: ChainNamespace,
  signal: AbortSignal | undefined,
): Promise<SIWXSession> {
  const known = find()
  if (known && readSession()) await turns.recheckNow(known)
  const turn = find()
  const session = readSession()
  if (session) return session
  if (!turn) throw createError(errors.NOT_CONNECTED)
  if (signal) throwIfAborted(signal)
  turn.isDeclined = false
  modal.open({ view, namespace })

  function readSession(): SIWXSession | undefined {
    const status = control.get(namespace)
    return status?.status === 'signedIn' ? status.session : undefined
  }

  return new Promise((resolve, reject) => {
    const stops: (() => void)[] = []
    const settle = (action: () => void) => {
      for (const stop of stops.splice(0)) stop()
      action()
    }
    function check(): void {
      const signedIn = readSession()
      const now = find()
      if (lifetime.aborted) settle(() => reject(abortReason(lifetime)))
      // Another tab has reported the sign-in, which closes the view. The app has not confirmed it yet.
      else if (signedIn && now?.isReported) return
      else if (signedIn) settle(() => resolve(signedIn))
      else if (!now)
        settle(() => reject(createError(errors.ABORTED, { details: 'The wallet disconnected before it signed in.' })))
      else if (now.isDeclined)
        settle(() => reject(createError(errors.USER_REJECTED, { shortMessage: caseTexts.SIGNATURE_DECLINED })))
      // The view closes while an earlier sign-in of another account is looked for.
      else if (!modal.state.open && control.get(namespace)?.status !== 'checking')
        settle(() => reject(createError(errors.MODAL_CLOSED)))
    }
    for (const state of [control.state, modal.state]) stops.push(subscribe(state, check, true))
    for (const source of signal ? [signal, lifetime] : [lifetime]) {
      const onAbort = () => {
        settle(() => reject(abortReason(source)))
        if (source === signal && modal.state.open && router.state.view === view) modal.leave()
      }
      source.addEventListener('abort', onAbort)
      stops.push(() => source.removeEventListener('abort', onAbort))
    }
  })
}
