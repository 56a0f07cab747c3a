import { afterPaint, type ChainNamespace, isBalanceShown, type Ports } from '@latchkey/common'
import { createAccountDetails } from './account/createAccountDetails.js'
import { createActions } from './account/createActions.js'
import { createTransactionWatch } from './account/createTransactionWatch.js'
import type { ConnectionDeps } from './connection/connectionDeps.js'
import { type Connection, createConnection } from './connection/createConnection.js'
import { createConnectionHint } from './connection/createConnectionHint.js'
import type { Controllers } from './createControllers.js'
import { createLazyEntry, type LazyEntry } from './createLazyEntry.js'
import { createDirectory, type DirectoryControl } from './directory/createDirectory.js'
import { directorySource } from './directory/directorySource.js'
import type { Directory } from './directory/directoryState.js'
import { importDirectory } from './directory/importDirectory.js'
import { publishDirectory } from './directory/publishDirectory.js'
import { createModal } from './modal/createModal.js'
import { syncModal } from './modalSync/syncModal.js'
import { watchAccountShown } from './modalSync/watchAccountShown.js'
import { isWalletConnectEnabled } from './options/isWalletConnectEnabled.js'
import type { ResolvedOptions } from './options/resolveOptions.js'
import { createRouter } from './router/createRouter.js'
import { createWalletConnectControl } from './walletConnect/createWalletConnectControl.js'
import { discoverWalletConnect, type WalletConnectEntry } from './walletConnect/discoverWalletConnect.js'
import { createDiscovery } from './wallets/createDiscovery.js'

export type CoreParts = ReturnType<typeof composeCore>

/** Creates the parts of an instance that depend on the controllers. The lazy entries are the only code that is loaded later. */
export function composeCore(controllers: Controllers, options: ResolvedOptions, ports: Ports, lifetime: AbortSignal) {
  const { optionsState, accounts, networks, connectors, wallets } = controllers
  const environment = { ports, options, lifetime, currentOptions: () => optionsState.state.current }
  const router = createRouter({ close: () => modal.close(), connected: accounts.connectedNamespaces })
  const modal = createModal({
    ...environment,
    router,
    events: controllers.events,
    isConnected: (namespace) =>
      namespace ? accounts.getConnected(namespace) !== undefined : accounts.connectedNamespaces().length > 0,
    activeNamespace: () => networks.state.activeNamespace,
    isBlocked: networks.isBlocked,
    isAsking: () => connection.isAsking(),
    cancel: (reason) => connection.cancel(reason),
  })
  const walletConnectEntry: LazyEntry<WalletConnectEntry> = createLazyEntry(
    () => import('./walletConnect/createWalletConnectEntry.js'),
    ({ createWalletConnectEntry }) => createWalletConnectEntry({ ...parts, state: walletConnect.state }),
    lifetime,
  )
  const walletConnect = createWalletConnectControl({
    isEnabled: isWalletConnectEnabled(options),
    ...walletConnectEntry,
  })
  const directory = composeDirectory({ ...environment, ...controllers })
  const services = createServiceEntries(environment)
  const discovery = createDiscovery({
    ...environment,
    networks,
    connectors,
    storage: controllers.storage,
    walletConnect: walletConnect.isEnabled ? discoverWalletConnect(walletConnectEntry) : undefined,
  })
  const details = createAccountDetails({
    ...environment,
    ...controllers,
    adapterOf: discovery.find,
    findIdentity: hasService(options, 'chainData')
      ? async (address, signal) => (await services.identity.load())(address, signal)
      : undefined,
  })
  // Paint the address before requesting its details.
  const refreshAfterPaint = (namespace: ChainNamespace) =>
    void afterPaint(ports).then(() => (lifetime.aborted ? undefined : details.refresh(namespace)))
  const transactions = createTransactionWatch({
    ...environment,
    adapterOf: discovery.find,
    onIncluded: (network) => void details.refreshAfterTransaction(network),
  })
  const updateHint = createConnectionHint({ ...environment, ...controllers })
  const connection: Connection = createConnection({
    ...environment,
    ...controllers,
    ...walletConnectDeps(walletConnectEntry, walletConnect.isEnabled, ports),
    loadAdapter: discovery.load,
    prefetchSession: (namespace) => void prefetchSession(options, namespace),
    loadPicture: directorySource(options) ? directory.image : undefined,
    forgetDetails(namespace) {
      details.forget(namespace)
      updateHint()
    },
    setActiveQuietly: (namespace) => modalSync.quietly(() => networks.setActiveNamespace(namespace)),
    onChange(namespace, change) {
      updateHint()
      modalSync.onChange(namespace, change)
      if (change !== 'account') transactions.stop(namespace)
      if (change !== 'disconnected') refreshAfterPaint(namespace)
    },
  })
  const views = { router, modal, connection }
  const modalSync = syncModal({ ...controllers, ...views, clock: ports.clock, options, onSupported: details.refresh })
  const parts = {
    ...environment,
    ...controllers,
    ...views,
    walletConnect,
    directory,
    discovery,
    details,
    modalSync,
    updateHint,
    analytics: services.analytics,
    findListed: async (id: string, signal: AbortSignal | undefined) =>
      optionsState.state.current.customWallets?.find((wallet) => wallet.id === id) ??
      directory.fetchWallet(id, { signal }),
    actionsOf: createActions({
      addressOf: (session) => accounts.ofConnection(session)?.address,
      onAsked: connection.markUsed,
      onSent(session, networkId, sent) {
        const network = networks.find(networkId)
        // After a switch or a disconnect, the account view shows other balances.
        const isShown = connection.session(session.namespace) === session && session.networkId === networkId
        if (network && isBalanceShown(network, options) && isShown) transactions.add(session, network, sent)
      },
    }),
    stopWatchingAccount: watchAccountShown({ ...controllers, ...views, window: ports.window }, refreshAfterPaint),
    stopPublishing: publishDirectory(directory, wallets),
  }
  return parts
}

type Environment = {
  readonly ports: Ports
  readonly options: ResolvedOptions
  readonly lifetime: AbortSignal
  currentOptions(): ResolvedOptions
}

function composeDirectory(deps: Environment & Controllers): Directory {
  const { options, currentOptions, connectors, lifetime } = deps
  const entry = createLazyEntry(
    () => importDirectory(options),
    (createReader) => createReader({ ...deps, ...directory, recent: connectors.recent, options: currentOptions }),
    lifetime,
  )
  const directory: DirectoryControl = createDirectory(
    Boolean(directorySource(options)),
    entry.load,
    () => currentOptions().networks,
    deps.ports.logger,
  )
  return directory
}

function createServiceEntries({ ports, currentOptions, lifetime }: Environment) {
  return {
    identity: createLazyEntry(
      () => Promise.all([import('./account/createIdentityService.js'), import('@latchkey/api-client/identity')]),
      ([{ createIdentityService }, client]) => createIdentityService(client, { ports, options: currentOptions() }),
      lifetime,
    ),
    analytics: createLazyEntry(
      () => import('./analytics/startAnalytics.js'),
      ({ startAnalytics }) => startAnalytics,
      lifetime,
    ),
  }
}

/** Returns the part of WalletConnect that connections use. */
function walletConnectDeps(
  { load, current }: LazyEntry<WalletConnectEntry>,
  isEnabled: boolean,
  { logger }: Ports,
): Pick<ConnectionDeps, 'forgetWalletConnectSession' | 'restoredPlatform'> {
  return {
    forgetWalletConnectSession(namespace) {
      if (!isEnabled) return
      const warn = (error: unknown) => logger.warn('[latchkey] A stored session could not be ended.', error)
      load().then((entry) => entry.forget(namespace), warn)
    },
    restoredPlatform: ({ connectorType }) =>
      connectorType === 'WALLET_CONNECT' ? current()?.restoredPlatform() : undefined,
  }
}

/** Returns whether the app configured a service and the `projectId` that it needs. */
export function hasService({ services, projectId }: ResolvedOptions, service: 'analytics' | 'chainData'): boolean {
  return Boolean(services?.[service] && projectId)
}

/** Requests the session code of the adapters. Never rejects: failures resurface on first use. */
export function prefetchSession({ adapters }: ResolvedOptions, namespace?: ChainNamespace): Promise<unknown> {
  const wanted = adapters?.filter((adapter) => !namespace || adapter.namespace === namespace) ?? []
  return Promise.allSettled(wanted.map(async (adapter) => adapter.prefetch?.({ session: true })))
}
