import {
  type DirectoryView,
  loadWalletReader,
  type PairingView,
  type WalletReader,
  type WalletView,
} from '@latchkey/appkit/react'
import { createEmitter } from '@latchkey/common'
import type { AppKit } from '../kit/addMethods.js'
import { describeWallet, type FetchWalletsOptions, type WalletItem } from '../kit/walletItem.js'
import { type ConnectAttempt, createConnectAttempt } from './connectAttempt.js'
import { createPictures } from './createPictures.js'
import { createWalletSearch, type WalletSearch } from './walletSearch.js'

/** The wallets of an instance for an app's own connect dialog. */
export type WalletList = {
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
}

/** The state that all components share. It follows the instance while a component watches. */
export type WalletStore = {
  read(): WalletList
  watch(listener: () => void): () => void
  /** Resolves when the wallets are listed. */
  fetchWallets(options?: FetchWalletsOptions): Promise<void>
  /** Sends a request to a wallet, and opens its app on a phone. Cancels the pending request. */
  connect: ConnectAttempt['start']
  /** Creates the URI. */
  getWcUri(): Promise<void>
  /** Discards the URI, and cancels a pending `connect` that waits for it. The next `connect` creates another one. */
  resetWcUri(): void
  /** Cancels a pending `connect`. */
  resetConnectingWallet(): void
}

const pageSize = 40

/** The parts of core that the list is read from. */
const watchedParts = ['accounts', 'connectors', 'directory', 'options', 'walletConnect'] as const

/** The list on a server, and until core has loaded. */
export const emptyList: WalletList = {
  wallets: [],
  wcWallets: [],
  isFetchingWallets: true,
  isFetchingWcUri: false,
  isInitialized: false,
  wcUri: undefined,
  wcError: false,
  connectingWallet: undefined,
  page: 0,
  count: 0,
}

const stores = new WeakMap<AppKit, WalletStore>()

/** Returns the store of an instance. */
export function walletStoreOf(kit: AppKit): WalletStore {
  const known = stores.get(kit)
  if (known) return known
  const store = createWalletStore(kit)
  stores.set(kit, store)
  return store
}

function createWalletStore(kit: AppKit): WalletStore {
  const { lazyCore } = kit
  const changes = createEmitter<void>()
  const search = createWalletSearch(follow)
  const attempt = createConnectAttempt(kit, publish)
  const pictures = createPictures(
    async (id, signal) => (await kit.load()).directory.image(id, { signal }),
    (urls) => {
      pictureUrls = urls
      publish()
    },
  )
  let pictureUrls: Readonly<Record<string, string>> = {}
  let list: WalletList | undefined
  let watchers = 0
  let stopWatching: (() => void) | undefined
  /** Wallets of a directory that answers later come last, so that nothing moves under the pointer. */
  let isDirectoryLast: boolean | undefined
  let hasFailed = false
  let resets = 0

  function look(reader: WalletReader): Views {
    isDirectoryLast ??= reader.isDirectoryPending()
    return readViews(reader, isDirectoryLast, search.found())
  }

  function read(): WalletList {
    const reader = lazyCore.loaded?.wallets
    const described = reader ? describeViews(look(reader), pictureUrls) : emptyList
    const isFetchingWallets = described.isFetchingWallets && !hasFailed
    return { ...described, isFetchingWallets, connectingWallet: attempt.wallet() }
  }

  function publish(): void {
    list = undefined
    changes.emit()
  }

  function follow(): void {
    publish()
    attempt.follow()
    const reader = lazyCore.loaded?.wallets
    if (!reader || watchers === 0) return
    pictures.show(listPictures(look(reader)))
  }

  async function load(): Promise<WalletReader> {
    hasFailed = false
    try {
      return await loadLists(kit)
    } catch (error) {
      hasFailed = true
      publish()
      throw error
    }
  }

  function watch(listener: () => void): () => void {
    const stop = changes.watch(listener)
    if (watchers++ === 0) {
      stopWatching = lazyCore.watch(follow, watchedParts)
      follow()
      // The list shows the failure.
      load().catch(() => undefined)
    }
    return () => {
      stop()
      if (--watchers > 0) return
      stopWatching?.()
      pictures.end()
      pictureUrls = {}
      list = undefined
    }
  }

  return {
    read: () => (list ??= read()),
    watch,
    async fetchWallets({ page = 1, query = '' } = {}) {
      search.stop()
      follow()
      const reader = lazyCore.loaded?.wallets ?? (await load())
      if (query) return search.start(reader, query)
      const { wallets, hasMore } = reader.directory(undefined)
      if (hasMore && page * pageSize > wallets.length) await (await kit.load()).directory.loadMore(undefined)
    },
    connect: attempt.start,
    async getWcUri() {
      const before = resets
      const { walletConnect } = await kit.load()
      if (before === resets) await walletConnect.prepare()
    },
    resetWcUri() {
      resets++
      kit.core?.walletConnect.reset()
    },
    resetConnectingWallet: attempt.cancel,
  }
}

/** Looks for installed wallets, and loads the first wallets of the directory. */
async function loadLists(kit: AppKit): Promise<WalletReader> {
  const reader = await loadWalletReader(kit.lazyCore)
  const { directory } = await kit.load()
  const hasNone = directory.list(undefined).wallets.length === 0
  await Promise.all([reader.start(undefined), hasNone && directory.loadMore(undefined)])
  return reader
}

/** What core has for the list. */
type Views = {
  readonly wallets: readonly WalletView[]
  readonly directory: Pick<DirectoryView, 'wallets' | 'status' | 'count'>
  readonly pairing: Pick<PairingView, 'status' | 'uri'>
  readonly isReady: boolean
}

function readViews(reader: WalletReader, isDirectoryLast: boolean, found: ReturnType<WalletSearch['found']>): Views {
  const listed = reader.groups({ isDirectoryLast }).flatMap(({ wallets }) => wallets)
  const directory = reader.directory(undefined)
  const isFound = found !== undefined && directory.status !== 'off'
  return {
    wallets: listed.filter(({ isWalletConnect }) => !isWalletConnect),
    directory: isFound ? { ...found, count: found.wallets.length } : directory,
    pairing: reader.pairing(),
    isReady: reader.isReady(),
  }
}

/** Returns the ids of the pictures that have no URL. */
function listPictures({ wallets, directory }: Views): readonly string[] {
  const shown = [...wallets, ...directory.wallets]
  return [...new Set(shown.flatMap(({ imageUrl, imageId }) => (imageUrl || !imageId ? [] : [imageId])))]
}

function describeViews(
  { wallets, directory, pairing, isReady }: Views,
  pictureUrls: Readonly<Record<string, string>>,
): WalletList {
  const describe = (wallet: WalletView) => describeWallet(wallet, pictureUrls)
  return {
    wallets: wallets.map(describe),
    wcWallets: directory.wallets.map(describe),
    isFetchingWallets: directory.status === 'loading',
    isFetchingWcUri: pairing.status === 'preparing',
    isInitialized: isReady,
    wcUri: pairing.uri,
    wcError: pairing.status === 'failed',
    connectingWallet: undefined,
    page: Math.ceil(directory.wallets.length / pageSize),
    count: directory.count ?? 0,
  }
}
