import { type AppKitError, type ChainNamespace, createError, errors, isAppKitError } from '@latchkey/common'
import type { ConnectParameters, ConnectResult } from '@latchkey/core'
import { useCallback, useRef, useState } from 'react'
import type { WalletView } from '../state/walletView.js'
import { useKit } from './useKit.js'

/** The outcome of `connect`: a connected wallet or an error. */
export type ConnectOutcome =
  | { readonly data: ConnectResult; readonly error: undefined; readonly isSuccess: true; readonly isError: false }
  | { readonly data: undefined; readonly error: AppKitError; readonly isSuccess: false; readonly isError: true }

/** The latest call of `connect`. */
export type ConnectState =
  | { readonly status: 'idle'; readonly wallet: undefined; readonly data: undefined; readonly error: undefined }
  | { readonly status: 'pending'; readonly wallet: WalletView; readonly data: undefined; readonly error: undefined }
  | {
      readonly status: 'connected'
      readonly wallet: WalletView
      readonly data: ConnectResult
      readonly error: undefined
    }
  | { readonly status: 'failed'; readonly wallet: WalletView; readonly data: undefined; readonly error: AppKitError }

/** How to connect a wallet. */
export type ConnectWalletParameters = Pick<ConnectParameters, 'namespace' | 'networkId' | 'signal'>

/**
 * Returns a function that connects one wallet of `useAppKitWallets` or `useAppKitDirectory`, and the state of its
 * latest call. An installed wallet is asked in the click; every other wallet is connected over WalletConnect, with the
 * URI of `useAppKitPairing`. `connect` never rejects. A new call cancels the earlier one. `cancel` ends a pending call,
 * for instance when the visitor closes the app's dialog.
 *
 * @example
 * const { connect, cancel, status, error } = useAppKitConnect()
 * const { data } = await connect(wallet)
 */
export function useAppKitConnect(): ConnectState & {
  connect(wallet: WalletView, parameters?: ConnectWalletParameters): Promise<ConnectOutcome>
  /** Cancels the pending call, which resolves with `ABORTED`, and clears the state. */
  cancel(): void
} {
  const kit = useKit()
  const [state, setState] = useState<ConnectState>(idle)
  const latest = useRef<AbortController>(undefined)

  const cancel = useCallback(() => {
    latest.current?.abort()
    latest.current = undefined
    setState(idle)
  }, [])

  const connect = useCallback(
    async (wallet: WalletView, parameters: ConnectWalletParameters = {}): Promise<ConnectOutcome> => {
      const { signal } = parameters
      latest.current?.abort(createError(errors.CONNECTION_SUPERSEDED))
      const abort = new AbortController()
      latest.current = abort
      const onAbort = () => abort.abort(signal?.reason)
      if (signal?.aborted) onAbort()
      signal?.addEventListener('abort', onAbort)
      setState({ status: 'pending', wallet, data: undefined, error: undefined })
      const settle = (next: ConnectState) => latest.current === abort && setState(next)
      try {
        const target = targetOf(wallet, parameters.namespace)
        const data = await kit.connect({ ...parameters, ...target, signal: abort.signal })
        settle({ status: 'connected', wallet, data, error: undefined })
        return { data, error: undefined, isSuccess: true, isError: false }
      } catch (error) {
        if (!isAppKitError(error)) throw error
        settle({ status: 'failed', wallet, data: undefined, error })
        return { data: undefined, error, isSuccess: false, isError: true }
      } finally {
        signal?.removeEventListener('abort', onAbort)
      }
    },
    [kit],
  )
  return { ...state, connect, cancel }
}

const idle: ConnectState = { status: 'idle', wallet: undefined, data: undefined, error: undefined }

/** Names the wallet for core. A wallet of the directory that is installed is found by its connector. */
function targetOf(
  { connectors, walletId }: WalletView,
  namespace: ChainNamespace | undefined,
): Pick<ConnectParameters, 'connectorId' | 'walletId' | 'namespace'> {
  const connector = connectors.find((each) => !namespace || each.namespace === namespace)
  if (!connector) return { walletId }
  // Without a namespace, core prefers the active one.
  const isShared = connectors.every(({ id }) => id === connector.id)
  return { connectorId: connector.id, namespace: namespace ?? (isShared ? undefined : connector.namespace) }
}
