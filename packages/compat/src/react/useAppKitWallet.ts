'use client'

import type { ChainNamespace } from '@latchkey/appkit'
import { useState } from 'react'
import { createAppKitWalletButton } from '../walletButton/createAppKitWalletButton.js'
import type { ConnectedWallet } from '../walletButton/waitForConnection.js'

/** Parameters of {@link useAppKitWallet}. */
export type WalletParameters = {
  /** Default: that of the wallet. */
  readonly namespace?: ChainNamespace | undefined
  /** Called with the account that the wallet connected. */
  onSuccess?(data: ConnectedWallet): void
  /** Called with the error of a failed connection. */
  onError?(error: unknown): void
}

/** The latest connection of {@link useAppKitWallet}. */
export type WalletResult = {
  readonly data: ConnectedWallet | undefined
  readonly error: unknown
  /** Whether `connect` can be called. */
  readonly isReady: boolean
  readonly isPending: boolean
  readonly isError: boolean
  readonly isSuccess: boolean
  /**
   * Connects a wallet by a short name such as `metamask`, by its id in the directory, or any wallet with
   * `walletConnect`. Never rejects: `error` and `onError` have the reason.
   */
  connect(wallet: string): Promise<void>
}

type State = Pick<WalletResult, 'data' | 'error'> & { readonly status: 'idle' | 'pending' | 'error' | 'success' }

/**
 * Connects single wallets, for buttons that the app draws itself.
 *
 * @param parameters - namespace and callbacks
 * @example
 * const { connect, isPending } = useAppKitWallet({ onError: console.error })
 * // <button onClick={() => connect('metamask')}>
 */
export function useAppKitWallet(parameters: WalletParameters = {}): WalletResult {
  const { namespace, onSuccess, onError } = parameters
  const [{ data, error, status }, setState] = useState<State>(idle)
  const button = createAppKitWalletButton({ namespace })

  async function connect(wallet: string): Promise<void> {
    setState({ ...idle, status: 'pending' })
    const settled = await button.connect(wallet).then(
      (account) => ({ account }),
      (reason: unknown) => ({ reason }),
    )
    if ('account' in settled) {
      setState({ data: settled.account, error: undefined, status: 'success' })
      onSuccess?.(settled.account)
    } else {
      setState({ data: undefined, error: settled.reason, status: 'error' })
      onError?.(settled.reason)
    }
  }

  return {
    data,
    error,
    isReady: button.isReady(),
    isPending: status === 'pending',
    isError: status === 'error',
    isSuccess: status === 'success',
    connect,
  }
}

const idle: State = { data: undefined, error: undefined, status: 'idle' }
