import type { ChainNamespace, ErrorCode, SIWXSession } from '@latchkey/common'
import type { SignInStatus } from '@latchkey/core'
import { useCallback } from 'react'
import type { Controller } from '../state/slice.js'
import { useKit } from './useKit.js'
import { useWatched } from './useWatched.js'

/** The sign-in of the connected wallet. */
export type SIWXResult = {
  /** The signed message; `undefined` until the wallet has signed in. */
  readonly session: SIWXSession | undefined
  readonly isSignedIn: boolean
  /** `none`: no wallet is connected, or wallets do not sign in. */
  readonly status: SignInStatus['status'] | 'none'
  /** Why the last attempt failed. `undefined` during the next one. */
  readonly code: ErrorCode | undefined
  /**
   * Signs in with the connected wallet, or connects one first. Opens the modal. Rejects with `MODAL_CLOSED` when the
   * visitor closes it.
   */
  signIn(): Promise<SIWXSession>
  /** Ends the session. If a sign-in is required, also disconnects the wallet. */
  signOut(): Promise<void>
}

/**
 * Returns the sign-in of the connected wallet, by the option `siwx` or `siweConfig`. What the page shows is no
 * protection: the server has to check the session of each request.
 *
 * @param options - `namespace`: default the active one, or one whose wallets sign in
 *
 * @example
 * const { isSignedIn, signIn, signOut } = useAppKitSIWX()
 */
export function useAppKitSIWX({ namespace }: { readonly namespace?: ChainNamespace | undefined } = {}): SIWXResult {
  const kit = useKit()
  const { status, session, code } = useWatched(kit, {
    watched,
    initial: () => none,
    read() {
      const signIn = kit.lazyCore.loaded?.core.signIn
      const shown = namespace ?? signIn?.defaultNamespace()
      const now = shown && signIn?.get(shown)
      if (!now) return none
      return {
        status: now.status,
        session: now.status === 'signedIn' ? now.session : undefined,
        code: now.status === 'signedOut' ? now.code : undefined,
      }
    },
  })
  const signIn = useCallback(() => kit.signIn(namespace), [kit, namespace])
  const signOut = useCallback(() => kit.signOut(namespace), [kit, namespace])
  return { status, session, code, isSignedIn: status === 'signedIn', signIn, signOut }
}

const watched: readonly Controller[] = ['accounts', 'networks', 'signIn']
const none: Pick<SIWXResult, 'status' | 'session' | 'code'> = { status: 'none', session: undefined, code: undefined }
