import type { AppKitError, ChainNamespace } from '@latchkey/appkit'
import { createError, errors } from '@latchkey/common'
import type { AppKit } from '../kit/addMethods.js'
import type { WalletItem } from '../kit/walletItem.js'

/** The pending request to a wallet of an app's own list. */
export type ConnectAttempt = {
  /** The wallet of the pending request. */
  wallet(): WalletItem | undefined
  /**
   * Sends a request to a wallet, and opens its app on a phone. Cancels the pending request. Call it inside the
   * visitor's click. Rejects with the error of the request.
   */
  start(wallet: WalletItem, namespace: ChainNamespace | undefined, send: SendRequest): Promise<void>
  /** Opens the app of the wallet once there is a URI. */
  follow(): void
  cancel(): void
}

/** Sends a request to a wallet. */
export type SendRequest = (signal: AbortSignal) => Promise<{ readonly error: AppKitError | undefined }>

type Request = {
  readonly wallet: WalletItem
  readonly namespace: ChainNamespace | undefined
  readonly abort: AbortController
  /** Whether the app has been opened, or cannot be. */
  isHandedOver: boolean
  /** Stores the link that opened the app. */
  remember: (() => void) | undefined
}

/** Creates the {@link ConnectAttempt} of an instance. */
export function createConnectAttempt(kit: AppKit, onChange: () => void): ConnectAttempt {
  let pending: Request | undefined

  function openApp(): void {
    const reader = kit.lazyCore.loaded?.wallets
    if (!pending || pending.isHandedOver || !reader?.pairing().uri) return
    pending.isHandedOver = true
    pending.remember = reader.openApp(pending.wallet.walletId, pending.namespace)
  }

  return {
    wallet: () => pending?.wallet,
    async start(wallet, namespace, send) {
      pending?.abort.abort(createError(errors.CONNECTION_SUPERSEDED))
      const own: Request = {
        wallet,
        namespace,
        abort: new AbortController(),
        isHandedOver: false,
        remember: undefined,
      }
      pending = own
      const sent = send(own.abort.signal)
      openApp()
      onChange()
      const { error } = await sent
      if (pending === own) pending = undefined
      onChange()
      if (error) throw error
      own.remember?.()
    },
    follow: openApp,
    cancel() {
      pending?.abort.abort()
      pending = undefined
      onChange()
    },
  }
}
