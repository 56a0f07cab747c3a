import { cleanText, isAppKitError, type Ports, withSignals } from '@latchkey/common'
import type { Alert } from '../alert/createAlert.js'
import type { ResolvedOptions } from '../options/resolveOptions.js'
import type { WalletListEntry } from '../wallets/walletRow.js'
import { createDirectoryClient, type DirectoryModule } from './createDirectoryClient.js'
import type { DirectoryApi } from './directoryApi.js'
import { mostIds } from './directoryFilter.js'
import type { DirectoryState } from './directoryState.js'
import { toWalletEntry } from './toWalletEntry.js'

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
