import { type Adapter, AppKitError, type ChainNamespace, type Network, type Ports } from '@latchkey/common'
import { createAccounts } from './account/createAccounts.js'
import { createAlert } from './alert/createAlert.js'
import { createConnect } from './connection/createConnect.js'
import { createConnection } from './connection/createConnection.js'
import { watchPageReturn } from './connection/watchPageReturn.js'
import { createConnectors } from './connectors/createConnectors.js'
import type { Core } from './core.js'
import { createEvents } from './events/createEvents.js'
import type { Lookups } from './lookups/createLookups.js'
import { createModal, type Modal } from './modal/createModal.js'
import { followConnection } from './modal/followConnection.js'
import { createNetworks } from './network/createNetworks.js'
import type { AppKitOptions } from './options/appKitOptions.js'
import { createOptionsState } from './options/createOptionsState.js'
import { assertOptions } from './options/optionsParser.js'
import { resolveOptions } from './options/resolveOptions.js'
import { createBrowserPorts } from './ports/createBrowserPorts.js'
import { createRouter } from './router/createRouter.js'
import { createSnackbar } from './snackbar/createSnackbar.js'
import { createStorage } from './storage/createStorage.js'
import { createTheme } from './theme/createTheme.js'

/**
 * Makes an instance: all state and rules of wallet connection, without a user interface. Calling it on a server does no I/O
 * and touches no browser global.
 *
 * @example
 * const core = createCore({ networks: [mainnet], adapters: [createEip155Adapter()] })
 * const { address } = await core.connect({ connectorId: core.connectors.state.all[0].id })
 */
export function createCore(given: AppKitOptions, { ports: overrides }: { readonly ports?: Partial<Ports> } = {}): Core {
  assertOptions(given)
  const ports = createBrowserPorts(overrides)
  const { clock, logger, window } = ports
  const options = resolveOptions(given, window?.document)
  const optionsState = createOptionsState(options)
  const storage = createStorage({ port: ports.storage, prefix: options.storagePrefix ?? '@latchkey', logger })
  const destroyed = new AbortController()

  const events = createEvents({ clock })
  const alert = createAlert({ logger, isShown: () => options.debug })
  const snackbar = createSnackbar({ clock })
  const theme = createTheme({ mode: options.themeMode, variables: options.themeVariables })
  const accounts = createAccounts()
  const networks = createNetworks({ options, storage })
  const adapters = createAdapters(options, ports, networks)
  const { namespaces } = options
  const connectors = createConnectors({ adapters, storage })
  const modalPort = { current: undefined as Modal | undefined }
  const router = createRouter({
    close: () => modalPort.current?.close(),
    isConnected: () => accounts.connectedNamespaces().length > 0,
  })

  let lookups: Promise<Lookups> | undefined
  const loadLookups = () => {
    lookups ??= import('./lookups/createLookups.js').then(({ createLookups }) =>
      createLookups({ adapters, accounts, networks, storage, ports }),
    )
    return lookups
  }
  const refreshDetails = (namespace: ChainNamespace, force = false) =>
    loadLookups()
      .then((loaded) => loaded.refresh(namespace, { force }))
      .catch((error: unknown) => {
        lookups = undefined
        logger.warn('[latchkey] Balance and name could not be looked up.', error)
      })

  const connection = createConnection({
    ports,
    options,
    accounts,
    networks,
    connectors,
    storage,
    events,
    namespaces,
    onChange(namespace, change) {
      followers.onChange(namespace, change)
      if (change !== 'disconnected') void refreshDetails(namespace)
    },
  })
  const modal = createModal({ clock, options, router, accounts, networks, connection: () => connection, events })
  modalPort.current = modal
  const followers = followConnection({ clock, options, router, accounts, networks, modal, connection })
  const connect = createConnect({ accounts, connectors, connection, networks, modal, destroyed: destroyed.signal })
  const stopPageReturn = watchPageReturn(window, namespaces, connection)

  if (!options.projectId)
    alert.show(
      'PROJECT_ID_MISSING',
      'Pass `projectId` to use hosted services. Wallets, networks and signing work without it.',
    )
  const ready = window ? start() : Promise.resolve()

  async function start(): Promise<void> {
    if (options.enableWallets) connectors.start()
    events.track({
      type: 'track',
      event: 'INITIALIZE',
      properties: { networks: networks.all().map(({ caipNetworkId }) => caipNetworkId), namespaces },
    })
    if (options.enableReconnect) await connection.restoreAll()
    else storage.removeAll('connection/')
  }

  return {
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
    theme,
    ports,
    ready,
    connect,
    open: modal.open,
    close: modal.close,
    disconnect: (namespace) =>
      connection.disconnect(namespace).catch((error: unknown) => {
        if (error instanceof Error) snackbar.showError(error.message)
        throw error
      }),
    async switchNetwork(wanted, { signal } = {}) {
      const network = findNetwork(wanted)
      if (namespaces.includes(network.chainNamespace)) await connection.switchNetwork(network, { signal })
      else
        throw new AppKitError('ADAPTER_NOT_FOUND', {
          details: `Pass an adapter for ${network.chainNamespace} in the \`adapters\` option.`,
        })
      networks.setActiveNamespace(network.chainNamespace)
    },
    actions: (namespace) => connection.session(namespace)?.actions as never,
    fetchBalance: async (namespace = networks.state.activeNamespace ?? 'eip155') =>
      (await loadLookups()).fetchBalance(namespace),
    refreshBalance: (namespace = networks.state.activeNamespace ?? 'eip155') => refreshDetails(namespace, true),
    destroy() {
      if (destroyed.signal.aborted) return
      destroyed.abort(new AppKitError('DESTROYED'))
      followers.destroy()
      stopPageReturn()
      connection.destroy()
      connectors.destroy()
      void lookups?.then(
        (loaded) => loaded.destroy(),
        () => undefined,
      )
      modal.destroy()
      snackbar.destroy()
      for (const adapter of adapters) adapter.destroy()
      events.clear()
    },
  }

  function findNetwork(wanted: Pick<Network, 'id'> | string | number): Network {
    const id =
      typeof wanted === 'object' ? ('caipNetworkId' in wanted && (wanted.caipNetworkId as string)) || wanted.id : wanted
    const network = networks.find(id)
    if (network) return network
    alert.show(
      'NETWORK_NOT_FOUND',
      `The network "${id}" is not in the \`networks\` option. Add it there to switch to it.`,
    )
    throw new AppKitError('NETWORK_NOT_FOUND', { details: `The network "${id}" is not in the \`networks\` option.` })
  }
}

function createAdapters(
  options: ReturnType<typeof resolveOptions>,
  ports: Ports,
  networks: ReturnType<typeof createNetworks>,
): readonly Adapter[] {
  const { metadata, enableEIP6963, enableInjected, enableCoinbase, enableBaseAccount, coinbasePreference } = options
  const discovery = { enableEIP6963, enableInjected, enableCoinbase, enableBaseAccount, coinbasePreference }
  const factories = (options.adapters ?? []).filter(
    ({ namespace }, index, all) => all.findIndex((other) => other.namespace === namespace) === index,
  )
  return factories.map(({ namespace, create }) =>
    create({ ports, metadata, discovery, networks: () => networks.get(namespace).requested }),
  )
}
