import type { ChainNamespace } from '@latchkey/appkit'
import { useAppKitConnect } from '@latchkey/appkit/react'
import { createError, pageErrors } from '@latchkey/common'
import { useCallback, useRef, useSyncExternalStore } from 'react'
import type { AppKit } from '../kit/addMethods.js'
import { currentKit } from '../kit/currentKit.js'
import type { WalletItem } from '../kit/walletItem.js'
import { emptyList, type WalletList, type WalletStore, walletStoreOf } from './walletStore.js'

/** Wallets for an app's own connect dialog. All components share one state. */
export type WalletsResult = WalletList &
  Omit<WalletStore, 'read' | 'watch' | 'connect'> & {
    /**
     * Connects a wallet. Rejects like `connect` of an instance. On a phone, opens the app of a wallet that is not
     * installed on the page: at once if there is a URI, otherwise when it is ready. Browsers may block that, so call
     * `getWcUri` before.
     */
    connect(wallet: WalletItem, namespace?: ChainNamespace): Promise<void>
  }

/**
 * Returns wallets for an app's own connect dialog, with functions that connect one. `@latchkey/appkit/react` has the
 * same in four hooks: `useAppKitWallets`, `useAppKitDirectory`, `useAppKitPairing` and `useAppKitConnect`.
 *
 * @example
 * const { wallets, connect } = useAppKitWallets()
 */
export function useAppKitWallets(): WalletsResult {
  const { connect: send } = useAppKitConnect()
  const known = useRef<AppKit | undefined>(undefined)
  // Components keep a destroyed instance until another one is created.
  known.current = currentKit() ?? known.current
  if (!known.current) throw createError(pageErrors.NOT_CREATED)
  const store = walletStoreOf(known.current)
  const list = useSyncExternalStore(store.watch, store.read, readEmpty)
  const connect = useCallback(
    (wallet: WalletItem, namespace?: ChainNamespace) =>
      store.connect(wallet, namespace, (signal) => send(wallet, { namespace, signal })),
    [store, send],
  )
  const { fetchWallets, getWcUri, resetWcUri, resetConnectingWallet } = store
  return { ...list, fetchWallets, connect, getWcUri, resetWcUri, resetConnectingWallet }
}

const readEmpty = () => emptyList
