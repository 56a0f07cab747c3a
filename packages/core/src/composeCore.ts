import {
  afterPaint,
  type CaipNetworkId,
  type ChainNamespace,
  createError,
  errors,
  isBalanceShown,
  type Network,
  type Ports,
  type Session,
  withTimeout,
} from '@latchkey/common'
import { createAccountDetails } from './account/createAccountDetails.js'
import { createActionWrapper, type SentTransaction } from './account/createActionWrapper.js'
import type { TransactionWatch, TransactionWatchDeps } from './account/createTransactionWatch.js'
import { pickAccount } from './account/describeAccount.js'
import type { EndReason } from './connection/connectionDeps.js'
import { type Connection, createConnection } from './connection/createConnection.js'
import { createConnectionHint } from './connection/createConnectionHint.js'
import type { Controllers } from './createControllers.js'
import { directorySource } from './directory/importDirectory.js'
import { collect, composeFeatures } from './features/composeFeatures.js'
import { createChainData } from './features/createChainData.js'
import { createLazyEntry, type FeatureParts, type LazyEntry } from './features/feature.js'
import { createGates } from './gates/createGates.js'
import { createNetworkGate } from './gates/createNetworkGate.js'
import { createModal } from './modal/createModal.js'
import { syncModal } from './modalSync/syncModal.js'
import { watchAccountShown } from './modalSync/watchAccountShown.js'
import type { ResolvedOptions } from './options/resolveOptions.js'
import { createRouter } from './router/createRouter.js'
import { createDiscovery } from './wallets/createDiscovery.js'

export type CoreParts = ReturnType<typeof composeCore>

/** Creates the parts of an instance that depend on the controllers. `createFeatures` decides which features it has. */
export function composeCore(
  controllers: Controllers,
  options: ResolvedOptions,
  ports: Ports,
  lifetime: AbortSignal,
  createFeatures = composeFeatures,
) {
  const { optionsState, accounts, networks } = controllers
  const environment = { ports, options, lifetime, currentOptions: () => optionsState.state.current }
  const chainData = createChainData(environment)
  const features = createFeatures({ ...environment, ...controllers, chainData, parts: (): FeatureParts => parts })
  const directory = features.directory.publicActions
  const sources = collect(features, 'connectors')
  const gates = createGates([createNetworkGate(networks), ...collect(features, 'gate')], {
    activeNamespace: () => networks.state.activeNamespace,
    shown(namespace) {
      const account = accounts.get(namespace)
      return account.status === 'disconnected' ? undefined : { namespace, connectorId: account.connectorId }
    },
    isOpen: (namespace) => accounts.getConnected(namespace) !== undefined,
    accountOf: (session) => pickAccount(session, options.defaultAccountTypes[session.namespace]),
  })
  const router = createRouter({ close: () => modal.close(), connected: accounts.connectedNamespaces, gates })
  const modal = createModal({
    ...environment,
    router,
    gates,
    events: controllers.events,
    isConnected: (namespace) =>
      namespace ? accounts.getConnected(namespace) !== undefined : accounts.connectedNamespaces().length > 0,
    activeNamespace: () => networks.state.activeNamespace,
    isAsking: () => connection.isAsking(),
    cancel: (reason) => connection.cancel(reason),
  })
  const discovery = createDiscovery({ ...environment, ...controllers, sources })
  const details = createAccountDetails({
    ...environment,
    ...controllers,
    adapterOf: discovery.find,
    findIdentity: features.identity.find,
  })
  // Paint the address before requesting its details.
  const refreshAfterPaint = (namespace: ChainNamespace) =>
    void afterPaint(ports).then(() => (lifetime.aborted ? undefined : details.refresh(namespace)))
  const transactions = createTransactions({
    ...environment,
    adapterOf: discovery.find,
    onIncluded: (network) => void details.refreshAfterTransaction(network),
  })
  const updateHint = createConnectionHint({ ...environment, ...controllers })
  const sourceOf = (connectorId: string) => sources.find(({ id }) => id === connectorId)
  const connection: Connection = createConnection({
    ...environment,
    ...controllers,
    gates,
    endStoredSession: (namespace, connectorId) => sourceOf(connectorId)?.endStoredSession?.(namespace),
    restoredPlatform: ({ connectorId }) => sourceOf(connectorId)?.restoredPlatform?.(),
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
      if (change !== 'account') transactions.current()?.stop(namespace)
      if (change !== 'disconnected') refreshAfterPaint(namespace)
    },
    onEnded: (session, reason) => reportEnded(parts, session, reason),
  })
  const views = { router, modal, gates, connection }
  const modalSync = syncModal({ ...controllers, ...views, clock: ports.clock, options, onSupported: details.refresh })
  const parts = {
    ...environment,
    ...controllers,
    ...views,
    features,
    directory,
    discovery,
    details,
    modalSync,
    updateHint,
    findListed: async (id: string, signal: AbortSignal | undefined) =>
      optionsState.state.current.customWallets?.find((wallet) => wallet.id === id) ??
      directory.fetchWallet(id, { signal }),
    transactions,
    actionWrapper: createActionWrapper({
      addressOf: (session) => accounts.ofConnection(session)?.address,
      onAsked: connection.markUsed,
      onSent: (session, networkId, sent) => reportSent(parts, session, networkId, sent),
    }),
    stopWatchingAccount: watchAccountShown({ ...controllers, ...views, window: ports.window }, refreshAfterPaint),
  }
  return parts
}

/** Creates the watch of sent transactions. Its code loads with the first one. */
function createTransactions(deps: TransactionWatchDeps): LazyEntry<TransactionWatch> {
  const load = () => import('./account/createTransactionWatch.js')
  return createLazyEntry(load, ({ createTransactionWatch }) => createTransactionWatch(deps), deps.lifetime)
}

/** Watches a sent transaction, and reports it to the features. */
function reportSent(parts: CoreParts, session: Session, networkId: CaipNetworkId, sent: SentTransaction): void {
  const { networks, features, ports } = parts
  const network = networks.find(networkId)
  if (!network) return
  watchSent(parts, session, network, sent)
  for (const onSent of collect(features, 'onSent')) {
    try {
      onSent(session, network, sent)
    } catch (error) {
      // Only log the error, because the caller needs the id of the transaction.
      ports.logger.error('[latchkey] A sent transaction could not be reported to a feature.', error)
    }
  }
}

/** Watches a sent transaction if the account view shows the balance that it changes. */
function watchSent(
  { options, connection, transactions, ports }: CoreParts,
  session: Session,
  network: Network,
  sent: SentTransaction,
): void {
  // After a switch or a disconnect, the account view shows other balances.
  const isShown = () => connection.session(session.namespace) === session && session.networkId === network.caipNetworkId
  if (!isBalanceShown(network, options) || !isShown()) return
  transactions.load().then(
    (watch) => isShown() && watch.add(session, network, sent),
    (error: unknown) => ports.logger.debug('A sent transaction is not watched.', error),
  )
}

/** Time a feature has to react to the end of a connection, in ms. */
const endedMs = 3_000

/** Reports the end of a connection to the features. Resolves once they have reacted. Never rejects. */
async function reportEnded(
  { features, ports: { clock, logger }, lifetime }: CoreParts,
  session: Session,
  reason: EndReason,
): Promise<void> {
  const reactions = collect(features, 'onEnded').map(async (onEnded) => {
    try {
      await withTimeout(Promise.resolve(onEnded(session, reason)), {
        clock,
        ms: endedMs,
        onTimeout: () => createError(errors.HTTP_TIMEOUT),
        signals: [lifetime],
      })
    } catch (error) {
      // The connection has ended in any case.
      if (!lifetime.aborted)
        logger.error('[latchkey] The end of a connection could not be reported to a feature.', error)
    }
  })
  await Promise.all(reactions)
}

/** Requests the session code of the adapters. Never rejects: failures resurface on first use. */
export function prefetchSession({ adapters }: ResolvedOptions, namespace?: ChainNamespace): Promise<unknown> {
  const selected = adapters?.filter((adapter) => !namespace || adapter.namespace === namespace) ?? []
  return Promise.allSettled(selected.map(async (adapter) => adapter.prefetch?.({ session: true })))
}
