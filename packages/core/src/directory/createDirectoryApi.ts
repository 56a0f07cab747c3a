import type { GetWalletsParameters, WalletsPage } from '@latchkey/api-client'
import { cleanText, isAppKitError, type Ports, readUrl, safeParseImageUrl, withSignals } from '@latchkey/common'
import type { Alert } from '../modal/createAlert.js'
import { sdkVersion } from '../options/derivedOptions.js'
import type { ResolvedOptions } from '../options/resolveOptions.js'
import type { WalletListEntry } from '../wallets/walletRow.js'
import { mostIds } from './directoryFilter.js'
import type { DirectoryState, HeldImage, ImageKind } from './directoryState.js'

/** A page of the directory, reduced to wallets that can be listed. */
type EntriesPage = Pick<WalletsPage, 'count'> & {
  readonly entries: readonly WalletListEntry[]
  /** The page was empty, so no further page exists, even if `count` is larger. */
  readonly isEmpty: boolean
}

/** Requests to the directory, whose responses are reduced to wallets that can be listed. */
export type DirectoryApi = {
  /**
   * A query contains at most 100 ids. The caller filters the entries by the remaining ids of a longer `include` or
   * `exclude`.
   */
  getEntries(parameters: GetWalletsParameters, signal?: AbortSignal): Promise<EntriesPage>
  getImage(kind: ImageKind, imageId: string, signal?: AbortSignal): Promise<HeldImage>
}

/** The client of the directory: for a server, or for the directory in the package. */
export type DirectoryModule =
  | typeof import('@latchkey/api-client/directory')
  | typeof import('@latchkey/api-client/bundled')

type Deps = {
  readonly module: DirectoryModule
  readonly ports: Ports
  readonly options: () => ResolvedOptions
  readonly alert: Pick<Alert, 'show'>
  readonly remember: (entries: readonly WalletListEntry[]) => void
  readonly state: Pick<DirectoryState, 'badge'>
  readonly lifetime: AbortSignal
}

/** A longer badge leaves no room for the names of wallets. */
const longestBadge = 24

/** Errors of the app's configuration raise an alert. */
export function createDirectoryApi({ module, ports, options, alert, remember, state, lifetime }: Deps): DirectoryApi {
  const client = createDirectoryClient(module, { ports, options: options() })
  const server = options().services?.directory || undefined

  async function watched<T>(ask: (signal: AbortSignal) => Promise<T>, signal: AbortSignal | undefined): Promise<T> {
    // Some wallet browsers in use do not have `AbortSignal.any`.
    const abort = new AbortController()
    const stop = () => abort.abort((signal?.aborted ? signal : lifetime).reason)
    const signals = signal ? [signal, lifetime] : [lifetime]
    for (const one of signals) one.addEventListener('abort', stop)
    if (signals.some(({ aborted }) => aborted)) stop()
    try {
      return await withSignals(ask(abort.signal), abort.signal)
    } catch (error) {
      if (isAppKitError(error, 'INVALID_APP_CONFIGURATION', 'SESSION_EXPIRED')) alert.show(error)
      throw error
    } finally {
      for (const one of signals) one.removeEventListener('abort', stop)
    }
  }

  return {
    async getEntries(parameters, signal) {
      // The directory treats an empty list as no filter.
      const { include, exclude } = parameters
      if (include?.length === 0) return { entries: [], count: 0, isEmpty: true }
      const query = {
        ...parameters,
        include: include && include.length > mostIds ? undefined : include,
        exclude: exclude?.slice(0, mostIds),
      }
      const page = await watched((both) => client.getWallets(query, both), signal)
      const entries = page.wallets.flatMap((wallet) => toWalletEntry(wallet, server) ?? [])
      remember(entries)
      const badge = cleanText(page.badge, longestBadge)
      if (badge) state.badge = badge
      return { entries, count: page.count, isEmpty: page.wallets.length === 0 }
    },
    getImage: (kind, imageId, signal) => watched((both) => client.getImage(kind, imageId, both), signal),
  }
}

/** Reads the directory from its source. */
type DirectoryClient = {
  getWallets(query: GetWalletsParameters, signal: AbortSignal): Promise<WalletsPage>
  getImage(kind: ImageKind, imageId: string, signal: AbortSignal): Promise<HeldImage>
}

function createDirectoryClient(
  module: DirectoryModule,
  { ports, options }: { readonly ports: Ports; readonly options: ResolvedOptions },
): DirectoryClient {
  if ('createBundledDirectory' in module) {
    const { getWallets, getWalletImage, getAssetImage } = module.createBundledDirectory()
    return {
      getWallets,
      async getImage(kind, imageId) {
        const url = await (kind === 'network' ? getAssetImage : getWalletImage)(imageId)
        return { url, release: () => undefined }
      },
    }
  }
  const { services, projectId } = options
  const directory = services?.directory || undefined
  const api = module.createApiClient({ ports, projectId, sdkVersion: sdkVersion(options), services: { directory } })
  return {
    getWallets: (query, signal) => module.getWallets(api, query, { signal }),
    async getImage(kind, imageId, signal) {
      const getImage = kind === 'network' ? module.getAssetImage : module.getWalletImage
      return module.holdImage(await getImage(api, imageId, { signal }))
    },
  }
}

const rdnsPattern = /^[a-z\d-]+(?:\.[a-z\d-]+)+$/

/**
 * Converts a wallet of the directory for the list: cleans its name, validates its reverse-DNS name, and keeps
 * `image_url` only if it is a `data:` URL or, without an `image_id`, on the directory's own server; any other server
 * would learn the visitor's IP address. Links are not changed, because the URL policy checks them when they open.
 * Returns `undefined` without a readable name.
 */
function toWalletEntry(
  { name: given, rdns: givenRdns, image_url, ...wallet }: WalletListEntry,
  directory: string | undefined,
): WalletListEntry | undefined {
  const name = cleanText(given)
  if (!/[\p{L}\p{N}]/u.test(name)) return undefined
  const rdns = givenRdns?.toLowerCase()
  const imageUrl = imageOf(image_url, wallet.image_id ? undefined : directory)
  return {
    ...wallet,
    name,
    ...(rdns && rdnsPattern.test(rdns) ? { rdns } : {}),
    ...(imageUrl ? { image_url: imageUrl } : {}),
  }
}

function imageOf(value: string | undefined, directory: string | undefined): string | undefined {
  if (!value) return undefined
  const inside = safeParseImageUrl(value)
  if (inside.ok) return inside.value
  const remote = safeParseImageUrl(value, { allowRemote: true })
  const isOwn = remote.ok && readUrl(remote.value)?.origin === readUrl(directory ?? '')?.origin
  return isOwn ? remote.value : undefined
}
