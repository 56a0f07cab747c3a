import type { AppKitError, ChainNamespace } from '@latchkey/common'
import { useCallback, useRef } from 'react'
import type { WalletReader } from '../state/createWalletReader.js'
import { noGroups, type WalletGroupView, walletParts } from '../state/walletView.js'
import { useKit } from './useKit.js'
import { useLoadedWallets } from './useLoadedWallets.js'
import { useWatched } from './useWatched.js'

/** The wallet list, as plain data. */
export type WalletsView = {
  /** Groups in the order of the modal, without empty ones. */
  readonly groups: readonly WalletGroupView[]
  /** `loading` until installed wallets have been looked for. The directory may add wallets later. */
  readonly status: 'loading' | 'ready' | 'failed'
  readonly error: AppKitError | undefined
  /** Tries again after a failure. */
  retry(): void
}

/**
 * Returns the wallets that a visitor can select, in groups exactly as the modal lists them. The first use loads core,
 * in the browser only, looks for installed wallets and loads the first wallets of the directory.
 *
 * @param options - `namespace`: lists only wallets of this namespace
 *
 * @example
 * const { groups, status } = useAppKitWallets()
 */
export function useAppKitWallets({ namespace }: { readonly namespace?: ChainNamespace | undefined } = {}): WalletsView {
  const kit = useKit()
  const start = useCallback((wallets: WalletReader) => wallets.start(namespace), [namespace])
  const { error, retry } = useLoadedWallets(kit, start)
  /** Wallets of a directory that answers later come last, so that nothing moves under the pointer. */
  const isLate = useRef<boolean>(undefined)

  function read() {
    const wallets = kit.lazyCore.loaded?.wallets
    if (!wallets) return waiting
    isLate.current ??= wallets.isDirectoryPending()
    return {
      groups: wallets.groups({ namespace, isDirectoryLast: isLate.current }),
      isReady: wallets.isReady(),
    }
  }

  const { groups, isReady } = useWatched(kit, {
    read,
    initial: () => waiting,
    watched: walletParts.wallets,
    depth: listDepth,
  })
  return { groups, status: error ? 'failed' : isReady ? 'ready' : 'loading', error, retry }
}

const waiting: { readonly groups: readonly WalletGroupView[]; readonly isReady: boolean } = {
  groups: noGroups,
  isReady: false,
}
/** View, groups, group, wallets, wallet, connectors, connector. */
const listDepth = 7
