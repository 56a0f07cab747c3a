import type { AppKitError, ChainNamespace } from '@latchkey/appkit'
import {
  useAppKitConnect,
  useAppKitDirectory,
  useAppKitPairing,
  useAppKitWallets as useWallets,
  type WalletView,
} from '@latchkey/appkit/react'
import { useState } from 'react'
import { currentKit } from '../kit/currentKit.js'
import { describeWallet, type FetchWalletsOptions, type WalletItem } from '../kit/walletItem.js'
import { useWalletPictures } from './useWalletPictures.js'

/** Wallets for an app's own connect dialog. */
export type WalletsResult = {
  /** The wallets of the modal's list, in its order. */
  readonly wallets: WalletItem[]
  /** The wallets of the directory, or those that a query found. */
  readonly wcWallets: WalletItem[]
  readonly isFetchingWallets: boolean
  readonly isFetchingWcUri: boolean
  /** Whether installed wallets have been looked for. */
  readonly isInitialized: boolean
  /** The text of the QR code. Never log or send it. */
  readonly wcUri: string | undefined
  /** Whether the URI could not be created. */
  readonly wcError: boolean
  /** The wallet that `connect` asks. */
  readonly connectingWallet: WalletItem | undefined
  /** The number of loaded pages of 40 wallets. */
  readonly page: number
  /** The number of all wallets of the directory, loaded or not. */
  readonly count: number
  fetchWallets(options?: FetchWalletsOptions): Promise<void>
  /** Connects a wallet. Rejects like `connect` of an instance. */
  connect(wallet: WalletItem, namespace?: ChainNamespace): Promise<void>
  /** Creates the URI. */
  getWcUri(): Promise<void>
  /** Stops renewing the URI. */
  resetWcUri(): void
  /** Cancels a pending `connect`. */
  resetConnectingWallet(): void
}

const pageSize = 40

/**
 * Returns wallets for an app's own connect dialog, with functions that connect one. `@latchkey/appkit/react` has the
 * same in four hooks: `useAppKitWallets`, `useAppKitDirectory`, `useAppKitPairing` and `useAppKitConnect`.
 *
 * @example
 * const { wallets, connect } = useAppKitWallets()
 */
export function useAppKitWallets(): WalletsResult {
  const [search, setSearch] = useState('')
  const { groups, status } = useWallets()
  const directory = useAppKitDirectory({ search })
  const pairing = useAppKitPairing()
  const { connect, cancel, ...attempt } = useAppKitConnect()
  const listed = groups.flatMap((group) => group.wallets).filter(({ isWalletConnect }) => !isWalletConnect)
  const pictures = useWalletPictures([...listed, ...directory.wallets])
  const describe = (wallet: WalletView) => describeWallet(wallet, pictures)

  return {
    wallets: listed.map(describe),
    wcWallets: directory.wallets.map(describe),
    isFetchingWallets: directory.status === 'loading',
    isFetchingWcUri: pairing.status === 'preparing',
    isInitialized: status === 'ready',
    wcUri: pairing.uri,
    wcError: pairing.status === 'failed',
    connectingWallet: attempt.status === 'pending' ? describe(attempt.wallet) : undefined,
    page: Math.ceil(directory.wallets.length / pageSize),
    count: directory.count ?? 0,
    async fetchWallets({ page = 1, query = '' } = {}) {
      setSearch(query)
      if (!query && page * pageSize > directory.wallets.length) directory.loadMore()
    },
    async connect(wallet, namespace) {
      const { error }: { readonly error: AppKitError | undefined } = await connect(wallet, { namespace })
      if (error) throw error
    },
    getWcUri: async () => (await currentKit()?.load())?.walletConnect.prepare(),
    resetWcUri: () => currentKit()?.core?.walletConnect.release(),
    resetConnectingWallet: cancel,
  }
}
