import {
  type ActionsByNamespace,
  type ChainNamespace,
  createError,
  errors,
  isAppKitError,
  loadModule,
  type Ports,
  whenActivated,
  withSignals,
} from '@latchkey/common'
import { connectAgain } from './appActions/connectAgain.js'
import type { DisconnectTarget } from './appActions/connectResult.js'
import { mayAutoConnect } from './appActions/mayAutoConnect.js'
import { switchNetworkForApp } from './appActions/switchNetworkForApp.js'
import { type CoreParts, composeCore, prefetchSession } from './composeCore.js'
import type { Core } from './core.js'
import type { Controllers } from './createControllers.js'
import { type composeFeatures, destroyFeatures, publicFeatures } from './features/composeFeatures.js'
import { addNetwork, removeNetwork } from './network/changeNetworks.js'
import type { AppKitOptions } from './options/appKitOptions.js'
import { projectIdHint } from './options/optionsParser.js'
import type { ResolvedOptions } from './options/resolveOptions.js'

/** An instance with its state, before it starts. */
export type PreparedCore = {
  readonly appOptions: AppKitOptions
  readonly options: ResolvedOptions
  readonly ports: Ports
  readonly controllers: Controllers
  readonly isProjectIdReported: boolean
  /** Default: the features of the package. */
  readonly createFeatures?: typeof composeFeatures
}

/** Creates the remaining parts of an instance, and restores its stored connections. */
export function startCore(prepared: PreparedCore): Core {
  const { appOptions, options, ports, controllers, isProjectIdReported, createFeatures } = prepared
  const lifetime = new AbortController()
  const parts = composeCore(controllers, options, ports, lifetime.signal, createFeatures)
  parts.review.start(appOptions)
  // An app that turns WalletConnect off needs no project id.
  if (!options.projectId && appOptions.services?.relay !== false)
    parts.alert.show(createError(errors.PROJECT_ID_MISSING, { details: projectIdHint }), {
      isLogged: isProjectIdReported,
    })
  const ready = ports.window ? parts.connection.restoreAll() : Promise.resolve()
  parts.updateHint()
  if (mayAutoConnect(options, ports.window)) void autoConnect(parts, ready)
  if (ports.window) startPage(parts)
  return { ...publicControllers(parts), ...createMethods(parts), ready, destroy: () => destroy(parts, lifetime) }
}

function publicControllers(parts: CoreParts) {
  const { optionsState, accounts, alert, connection, connectors, events, features } = parts
  const { modal, networks, router, snackbar, storage, theme, wallets, ports } = parts
  return {
    ...publicFeatures(features),
    options: optionsState,
    accounts,
    alert,
    connection,
    connectors,
    events,
    modal,
    networks,
    router,
    snackbar,
    storage: storage.texts,
    theme,
    wallets,
    ports,
  }
}

type Methods = Omit<Core, keyof ReturnType<typeof publicControllers> | 'ready' | 'destroy'>

function createMethods(parts: CoreParts): Methods {
  const { options, accounts, connection, connectors, details, discovery, lifetime, modal, networks, snackbar } = parts
  const active = (): ChainNamespace => networks.state.activeNamespace ?? 'eip155'
  const networkDeps = {
    options,
    networks,
    isConnected: (namespace: ChainNamespace) => accounts.getConnected(namespace) !== undefined,
  }
  // The modal connects wallets without it.
  const loadConnect = () =>
    withSignals(
      loadModule(() => import('./appActions/connectForApp.js')),
      lifetime,
    )
  return {
    connect: async (parameters) => (await loadConnect()).connectForApp(parts, parameters),
    async discover() {
      await discovery.start()
      return connectors.state.all
    },
    async prefetch({ session = false, connect = false, namespace } = {}) {
      // Ignore failures here; they resurface on first use.
      await Promise.allSettled([
        discovery.start(),
        ...(session ? [prefetchSession(options, namespace)] : []),
        ...(connect ? [loadConnect()] : []),
      ])
    },
    open(where) {
      modal.open(where)
      discoverInBackground(parts)
    },
    close: modal.close,
    async disconnect(which) {
      try {
        await endConnections(parts, typeof which === 'object' ? which : { namespace: which })
      } catch (error) {
        if (isAppKitError(error) && !lifetime.aborted) snackbar.showError(error.shortMessage)
        throw error
      }
    },
    async switchConnection({ connectorId, namespace = active() }) {
      await connection.switchConnection(namespace, connectorId)
    },
    setAccount: (address, namespace = active()) => connection.selectAccount(namespace, address),
    addNetwork: async (namespace, input) => addNetwork(networkDeps, namespace, input),
    removeNetwork: async (namespace, id) => removeNetwork(networkDeps, namespace, id),
    connectAgain: (networkId) => connectAgain(parts, networkId),
    switchNetwork: (wanted, how) => switchNetworkForApp(parts, wanted, how),
    ...createWalletMethods(parts),
    createChainClient: (namespace = active()) => createChainClient(parts, namespace),
    fetchBalance: (namespace = active()) => withSignals(details.fetchBalance(namespace), lifetime),
    refreshBalance: (namespace = active()) => details.refresh(namespace, { force: true }),
  }
}

/** The actions of connected wallets. */
function createWalletMethods({
  connection,
  actionWrapper,
}: CoreParts): Pick<Methods, 'actions' | 'provider' | 'signText' | 'transfers'> {
  return {
    provider(namespace, connectorId) {
      const session = connection.session(namespace, connectorId)
      return session && actionWrapper.provider(session)
    },
    actions<N extends ChainNamespace>(namespace: N) {
      const session = connection.session(namespace)
      // The compiler cannot relate a session's namespace to its actions.
      return session && (actionWrapper.actions(session) as ActionsByNamespace[N])
    },
    async signText(namespace, message, options) {
      const session = connection.session(namespace)
      if (!session) throw createError(errors.NOT_CONNECTED)
      const signText = actionWrapper.signText(session)
      if (!signText)
        throw createError(errors.METHOD_NOT_SUPPORTED, {
          details: `The wallet cannot sign texts, or ${namespace} has no adapter.`,
        })
      return signText(message, options)
    },
    transfers(namespace) {
      const session = connection.session(namespace)
      return session && actionWrapper.transfers(session)
    },
  }
}

/** Disconnects the connections of a namespace, of a connector in every namespace, or all. */
async function endConnections(
  { options, accounts, connection }: CoreParts,
  { namespace, connectorId }: DisconnectTarget,
): Promise<void> {
  if (connectorId === undefined) return connection.disconnect(namespace)
  const own = options.namespaces.filter(
    (each) => (!namespace || each === namespace) && accounts.ofConnection({ namespace: each, connectorId }),
  )
  await Promise.all(own.map((each) => connection.disconnect(each, connectorId)))
}

function discoverInBackground({ discovery, ports }: CoreParts): void {
  discovery.start().catch((error: unknown) => ports.logger.error('[latchkey] Wallets could not be looked for.', error))
}

/** Connects without a click once the stored connections are restored. Its code loads only on pages that may do so. */
async function autoConnect(parts: CoreParts, ready: Promise<void>): Promise<void> {
  try {
    const [module] = await Promise.all([loadModule(() => import('./appActions/startAutoConnect.js')), ready])
    await module.startAutoConnect(parts)
  } catch (error) {
    parts.ports.logger.error('[latchkey] Nothing connects without a click, because code did not load.', error)
  }
}

/** Discovers wallets for an embedded modal, loads analytics once a visitor acts, and tracks `INITIALIZE`. */
function startPage(parts: CoreParts): void {
  const { ports, options, events, networks, features, lifetime } = parts
  if (options.enableEmbedded)
    void whenActivated(ports.window, lifetime).then(() => (lifetime.aborted ? undefined : discoverInBackground(parts)))
  features.analytics.start()
  const caipNetworkIds = networks.all().map(({ caipNetworkId }) => caipNetworkId)
  const properties = { networks: caipNetworkIds, namespaces: options.namespaces }
  events.track({ type: 'track', event: 'INITIALIZE', properties })
}

/** Returns a client of the chain's own library. Rejects with {@link CreateChainClientErrorCode}. */
async function createChainClient(
  { discovery, networks, lifetime }: CoreParts,
  namespace: ChainNamespace,
): Promise<unknown> {
  const adapter = await discovery.load(namespace)
  const network = networks.getActive(namespace)
  if (!adapter.createChainClient || !network)
    throw createError(errors.METHOD_NOT_SUPPORTED, { details: `The adapter of ${namespace} has no client.` })
  try {
    return await withSignals(adapter.createChainClient(network), lifetime)
  } catch (cause) {
    if (isAppKitError(cause)) throw cause
    throw createError(errors.RPC_FAILED, { cause, details: 'The library of the chain could not connect.' })
  }
}

function destroy(parts: CoreParts, lifetime: AbortController): void {
  if (lifetime.signal.aborted) return
  lifetime.abort(createError(errors.DESTROYED))
  parts.modalSync.destroy()
  parts.connection.destroy()
  parts.details.destroy()
  destroyFeatures(parts.features)
  parts.gates.destroy()
  parts.stopWatchingAccount()
  parts.wallets.destroy()
  parts.discovery.destroy()
  parts.modal.destroy()
  parts.snackbar.destroy()
  parts.events.clear()
}
