import type { AppKitError, ChainNamespace } from '@latchkey/common'
import { useCallback, useEffect, useState } from 'react'
import type { SearchView, WalletReader } from '../state/createWalletReader.js'
import { type DirectoryView, loadingDirectory, walletParts } from '../state/walletView.js'
import { useKit } from './useKit.js'
import { useLoadedWallets } from './useLoadedWallets.js'
import { useWatched } from './useWatched.js'

/** Which wallets of the directory to list. */
export type DirectoryParameters = {
  /** Lists only wallets that support this namespace. */
  readonly namespace?: ChainNamespace | undefined
  /** The text that the visitor typed. Searched when typing pauses, from two characters on. */
  readonly search?: string | undefined
  /** Lists only wallets that the operator of the directory certified. The list in the package has none. */
  readonly certified?: boolean | undefined
}

/** Wallets of the directory, with functions to load more. */
export type DirectoryResult = DirectoryView & {
  /** Reason why core could not be loaded. */
  readonly error: AppKitError | undefined
  /** Loads the next page of 40. Does nothing during a search, which has one page of at most 100. */
  loadMore(): void
  /** Tries again after a failure. */
  retry(): void
}

/**
 * Returns the wallets of the directory, page by page, or the result of a search. The first use loads core and the first
 * page, in the browser only.
 *
 * @example
 * const { wallets, hasMore, loadMore } = useAppKitDirectory({ search: text })
 */
export function useAppKitDirectory({
  namespace,
  search = '',
  certified = false,
}: DirectoryParameters = {}): DirectoryResult {
  const kit = useKit()
  const start = useCallback(
    async (_: WalletReader) => {
      const { directory } = await kit.load()
      if (directory.list(namespace).wallets.length === 0) await directory.loadMore(namespace)
    },
    [kit, namespace],
  )
  const { wallets: reader, error, retry: reload } = useLoadedWallets(kit, start)
  const listed = useWatched(kit, {
    read: () => kit.lazyCore.loaded?.wallets?.directory(namespace) ?? loadingDirectory,
    initial: () => loadingDirectory,
    watched: walletParts.directory,
  })
  const [attempt, setAttempt] = useState(0)
  const key = JSON.stringify([search, certified, namespace, attempt])
  const [found, setFound] = useState<{ readonly key: string; readonly view: SearchView | undefined }>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the search
  useEffect(() => {
    if (!reader) return
    const stop = reader.search({ text: search, certified, namespace }, (view) => setFound({ key, view }))
    // Without a search, all wallets are listed.
    if (!stop) setFound({ key, view: undefined })
    return stop
  }, [reader, key])

  const loadMore = useCallback(() => {
    const { loaded } = kit.lazyCore
    if (loaded?.wallets?.directory(namespace).hasMore) void loaded.core.directory.loadMore(namespace)
  }, [kit, namespace])
  const retry = useCallback(() => {
    reload()
    setAttempt((current) => current + 1)
  }, [reload])

  if (error) return { ...loadingDirectory, status: 'failed', error, loadMore: nothing, retry }
  const isWanted = search.trim() !== '' || certified
  if (!isWanted || (found?.key === key && !found.view) || listed.status === 'off')
    return { ...listed, error, loadMore, retry }
  const view = found?.key === key ? found.view : undefined
  if (!view) return { ...loadingDirectory, error, loadMore: nothing, retry }
  return { ...view, count: view.wallets.length, hasMore: false, error, loadMore: nothing, retry }
}

const nothing = () => undefined
