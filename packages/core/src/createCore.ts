import { type ActionsByNamespace, type ChainNamespace, type Ports, settleBy, setupError } from '@latchkey/common'
import { createAccounts } from './account/createAccounts.js'
import { createAlert } from './alert/createAlert.js'
import { projectIdHint } from './alert/projectIdHint.js'
import { awaitVisitor } from './analytics/awaitVisitor.js'
import { createConnection } from './connection/createConnection.js'
import { createConnectors } from './connectors/createConnectors.js'
import type { Core } from './core.js'
import { createDirectory } from './directory/createDirectory.js'
import type { DirectoryReader } from './directory/createDirectoryReader.js'
import { directorySource } from './directory/directorySource.js'
import { importDirectory } from './directory/importDirectory.js'
import { createDiscovery } from './engine/createDiscovery.js'
import type { Engine } from './engine/createEngine.js'
import { createLoader, type Loader } from './engine/createLoader.js'
import type { Requests } from './engine/createRequests.js'
import type { EngineDeps } from './engine/engineDeps.js'
import { importEngine } from './engine/importEngine.js'
import { createEvents } from './events/createEvents.js'
import { createModal } from './modal/createModal.js'
import { createNetworks } from './network/createNetworks.js'
import type { AppKitOptions } from './options/appKitOptions.js'
import { createOptionsState } from './options/createOptionsState.js'
import type { Framework } from './options/framework.js'
import { assertOptions } from './options/optionsParser.js'
import { resolveOptions } from './options/resolveOptions.js'
import { reviewOptions } from './options/reviewOptions.js'
import { createPairing } from './pairing/createPairing.js'
import { isPairingEnabled } from './pairing/isPairingEnabled.js'
import { createBrowserPorts } from './ports/createBrowserPorts.js'
import type { RemoteDeps } from './remote/createRemote.js'
import type { Remote } from './remote/remote.js'
import { createRouter } from './router/createRouter.js'
import { createSnackbar } from './snackbar/createSnackbar.js'
import { createStorage } from './storage/createStorage.js'
import { connectionEntry } from './storage/storedState.js'
import { createTheme } from './theme/createTheme.js'

/** What surrounds an instance. */
export type CreateCoreSettings = {
  /** Replaces parts of the outside world, for tests and unusual hosts. */
  readonly ports?: Partial<Ports> | undefined
  /** Whether the log has the remark on the missing project id already. */
  readonly isProjectIdReported?: boolean
  /** The build that services are told. Default `html`. */
  readonly framework?: Framework | undefined
}

/**
 * Makes an instance: all state and rules of wallet connection, without a user interface. Adapters are
 * made and wallets looked for when a visitor acts or when a stored connection is restored, and not before. Calling it on a
 * server does no I/O and touches no browser global.
 *
 * Throws `INVALID_OPTIONS`, `SIWE_AND_SIWX`, or `SIGN_IN_NOT_AVAILABLE` when `siwx` or `siweConfig` is set. Other options that do
 * nothing are listed once in the log.
 *
 * @example
 * const core = createCore({ networks: [mainnet], adapters: [createEip155Adapter()] })
 * const [wallet] = await core.discover()
 * const { address } = await core.connect({ connectorId: wallet.id })
 */
export function createCore(
  given: AppKitOptions,
  { ports: overrides, isProjectIdReported = false, framework }: CreateCoreSettings = {},
): Core {
  assertOptions(given)
  const ports = createBrowserPorts(overrides)
  const { clock, logger, window } = ports
  const options = resolveOptions(given, window?.document, framework)
  const { namespaces } = options
  const optionsState = createOptionsState(options)
  const storage = createStorage({ port: ports.storage, prefix: options.storagePrefix ?? '@latchkey', logger })
  const lifetime = new AbortController()
  const { signal } = lifetime

  const events = createEvents({ clock })
  const alert = createAlert({ logger, isShown: () => options.debug })
  const snackbar = createSnackbar({ clock })
  const theme = createTheme({ mode: options.themeMode, variables: options.themeVariables })
  const accounts = createAccounts()
  const networks = createNetworks({ options, storage })
  const connectors = createConnectors({ storage, namespaces })
  const router = createRouter({
    close: () => modal.close(),
    connected: accounts.connectedNamespaces,
  })
  const has = (service: 'analytics' | 'chainData') => Boolean(options.services?.[service] && options.projectId)
  const remote: Loader<Remote> = createLoader(
    () => import('./remote/createRemote.js'),
    ({ createRemote }) => createRemote(world()),
    signal,
  )
  const pairing = createPairing(isPairingEnabled(options), remote)
  const reader: Loader<DirectoryReader> = createLoader(
    () => importDirectory(options),
    (createReader) => {
      const { currentOptions, ...deps } = world()
      const { state, remember } = directory
      return createReader({ ...deps, state, remember, recent: connectors.recent, options: currentOptions })
    },
    signal,
  )
  const directory = createDirectory(
    Boolean(directorySource(options)),
    reader,
    () => optionsState.state.current.networks,
  )
  const discovery = createDiscovery({ ports, options, networks, connectors, remote, lifetime: signal })
  const engine: Loader<Engine> = createLoader(importEngine, ({ createEngine }) => createEngine(world()), signal)
  const connection = createConnection({ ports, storage, namespaces, engine, prefetchSession, lifetime: signal })
  const modal = createModal({ ports, options, router, accounts, networks, connection, events })

  /** What the parts that are loaded later work with. */
  function world(): EngineDeps & RemoteDeps {
    return {
      ports,
      options,
      currentOptions: () => optionsState.state.current,
      storage,
      events,
      accounts,
      alert,
      networks,
      connectors,
      connection,
      discovery,
      remote,
      modal,
      router,
      snackbar,
      pairing: pairing.state,
      reader,
      findIdentity: has('chainData')
        ? async (address, signal) => (await remote.load()).identity(address, signal)
        : undefined,
      lifetime: signal,
    }
  }

  if (window) reviewOptions(given, logger)
  if (!options.projectId)
    alert.show(setupError('PROJECT_ID_MISSING', { details: projectIdHint }), { isLogged: isProjectIdReported })
  const ready = window ? restore() : Promise.resolve()
  if (window) {
    if (options.enableEmbedded) lookForWallets()
    if (has('analytics'))
      awaitVisitor({
        events,
        isEmbedded: options.enableEmbedded,
        start: async (backlog) => (await remote.load()).startAnalytics(backlog),
      })
    const properties = { networks: networks.all().map(({ caipNetworkId }) => caipNetworkId), namespaces }
    events.track({ type: 'track', event: 'INITIALIZE', properties })
  }

  function lookForWallets(): void {
    discovery.start().catch((error: unknown) => logger.error('[latchkey] Wallets could not be looked for.', error))
  }

  async function restore(): Promise<void> {
    if (!options.enableReconnect) return storage.removeAll('connection/')
    const stored = namespaces.filter((namespace) => {
      const connected = storage.get(connectionEntry(namespace))
      if (connected) accounts.setConnecting(namespace, connected.connectorId, true)
      return connected
    })
    if (stored.length === 0) return
    try {
      await (await engine.load()).restore()
    } catch (error) {
      logger.warn('[latchkey] The earlier connection could not be restored.', error)
      for (const namespace of stored) {
        if (accounts.get(namespace).status === 'connecting') accounts.setDisconnected(namespace, 'VIEW_LOAD_FAILED')
      }
    }
  }

  function requests(signal?: AbortSignal): Promise<Requests> {
    return settleBy(
      engine.load().then(({ loadRequests }) => loadRequests()),
      { signal },
    )
  }

  function prefetchSession(namespace?: ChainNamespace): Promise<unknown> {
    const wanted = options.adapters?.filter((adapter) => !namespace || adapter.namespace === namespace) ?? []
    return Promise.allSettled(wanted.map(async (adapter) => adapter.prefetch?.({ session: true })))
  }

  const active = (): ChainNamespace => networks.state.activeNamespace ?? 'eip155'

  return {
    options: optionsState,
    accounts,
    alert,
    connection,
    connectors,
    directory,
    events,
    modal,
    networks,
    pairing,
    router,
    snackbar,
    theme,
    ports,
    ready,
    connect: async (parameters) => (await requests(parameters?.signal)).connect(parameters),
    async discover() {
      await discovery.start()
      return connectors.state.all
    },
    async prefetch({ session = false, namespace } = {}) {
      const parts = session ? [engine.load(), prefetchSession(namespace)] : []
      // What cannot be had is told of when it is used.
      await Promise.allSettled([discovery.start(), ...parts])
    },
    open(where) {
      modal.open(where)
      lookForWallets()
    },
    close: modal.close,
    async disconnect(which) {
      try {
        await connection.disconnect(typeof which === 'object' ? which.namespace : which)
      } catch (error) {
        if (error instanceof Error && !signal.aborted) snackbar.showError(error.message)
        throw error
      }
    },
    addNetwork: async (namespace, input) => (await requests()).networks.add(namespace, input),
    removeNetwork: async (namespace, id) => (await requests()).networks.remove(namespace, id),
    switchNetwork: async (wanted, how) => (await requests(how?.signal)).switchNetwork(wanted, how),
    actions: <N extends ChainNamespace>(namespace: N) =>
      // A session of a namespace has its actions; the compiler cannot see that they go together.
      engine.current?.actions(namespace) as ActionsByNamespace[N] | undefined,
    createConnection: async (namespace = active()) => (await engine.load()).createConnection(namespace),
    fetchBalance: (namespace = active()) =>
      settleBy(
        engine.load().then(({ lookups }) => lookups.fetchBalance(namespace)),
        { signal },
      ),
    refreshBalance: async (namespace = active()) => engine.current?.lookups.refresh(namespace, { force: true }),
    destroy() {
      if (signal.aborted) return
      lifetime.abort(setupError('DESTROYED'))
      engine.current?.destroy()
      discovery.destroy()
      connection.destroy()
      modal.destroy()
      snackbar.destroy()
      events.clear()
    },
  }
}
