import {
  type AppKitError,
  allErrors,
  type ChainNamespace,
  createError,
  type ErrorCode,
  errors,
  lazy,
  loadModule,
  type OpenRemote,
  type Ports,
  readServerRefusal,
  throwIfAborted,
  walletConnectId,
  withSignals,
  withTimeout,
} from '@latchkey/common'
import type { RequestedNamespace, WalletConnect, WalletConnectOptions } from '@latchkey/walletconnect'
import type { Accounts } from '../account/createAccounts.js'
import type { Connection } from '../connection/createConnection.js'
import type { Events } from '../events/createEvents.js'
import type { Gates } from '../gates/createGates.js'
import type { Alert } from '../modal/createAlert.js'
import type { Modal } from '../modal/createModal.js'
import type { Snackbar } from '../modal/createSnackbar.js'
import type { Networks } from '../network/createNetworks.js'
import { type ResolvedOptions, relayUrlsOf } from '../options/resolveOptions.js'
import type { Router } from '../router/createRouter.js'
import type { Storage } from '../storage/createStorage.js'
import type { Discovery } from '../wallets/createDiscovery.js'
import { createSessionEndedNotifier } from './createSessionEndedNotifier.js'
import type { WalletConnectState } from './createWalletConnectControl.js'
import type { WalletConnectClient } from './createWalletConnectSource.js'
import { createWalletReopener } from './createWalletReopener.js'

export type WalletConnectDeps = {
  readonly ports: Ports
  readonly options: ResolvedOptions
  readonly accounts: Accounts
  readonly networks: Networks
  readonly discovery: Discovery
  readonly alert: Alert
  readonly state: WalletConnectState
  readonly connection: Connection
  readonly gates: Gates
  readonly modal: Modal
  readonly router: Router
  readonly events: Events
  readonly storage: Storage
  readonly snackbar: Snackbar
  readonly signInMessage: WalletConnectOptions['signInMessage']
  readonly lifetime: AbortSignal
}

/** Time to load the client before the visitor can try again, in ms. */
const loadMs = 15_000

/**
 * Creates the WalletConnect client of an instance. The code of `@latchkey/walletconnect` loads when a pairing URI is
 * needed or a session is restored.
 */
export function createWalletConnectClient(deps: WalletConnectDeps): WalletConnectClient {
  const { ports, options, lifetime } = deps
  const { strictLinks } = options
  let client: WalletConnect | undefined
  const returnLinks: WalletConnect['returnLinks'] = (...args) =>
    client?.returnLinks(...args) ?? { links: [], isStored: false }
  const reopener = createWalletReopener({ ...deps, storage: deps.storage.texts, strictLinks, returnLinks })
  const notifier = createSessionEndedNotifier(deps)

  const loadOnce = lazy(async () => {
    const { createWalletConnect } = await loadModule(() => import('@latchkey/walletconnect'))
    throwIfAborted(lifetime)
    client = createWalletConnect({
      ...clientOptions(deps),
      onSent: reopener.begin,
      onGranted: (namespace) => void reconnect(namespace),
      onRefused: (code) => deps.alert.show(createRefusal(code)),
    })
    showPairing(client, deps.state)
    return client
  }, lifetime)
  const onTimeout = () => createError(errors.VIEW_LOAD_FAILED)
  const load = () => withTimeout(loadOnce(), { clock: ports.clock, ms: loadMs, onTimeout, signals: [lifetime] })

  /** Connects a namespace that the wallet grants again, without a prompt. */
  async function reconnect(namespace: ChainNamespace): Promise<void> {
    try {
      const session = await client?.restore(namespace)
      if (!session) return
      notifier.follow(session)
      deps.connection.adoptCompanion(session)
    } catch (error) {
      if (!lifetime.aborted)
        ports.logger.warn(`[latchkey] The wallet grants ${namespace} again, but it could not be connected.`, error)
    }
  }

  return {
    async connect(namespace, request) {
      const loaded = await withSignals(load(), request?.signal)
      const session = await loaded.connect(namespace, request)
      reopener.forget()
      notifier.forget()
      notifier.follow(session)
      return session
    },
    async restore(namespace, request) {
      const loaded = await withSignals(load(), request?.signal)
      const session = await loaded.restore(namespace, request)
      notifier.follow(session)
      return session
    },
    forget: (namespace) =>
      load().then(
        (loaded) => loaded.forget(namespace),
        (error: unknown) => ports.logger.warn('[latchkey] A stored session could not be ended.', error),
      ),
    prepare: async () => (await load()).prepare(),
    uri: () => client?.uri(),
    release: () => client?.release(),
    reset: () => client?.reset(),
    restoredPlatform: reopener.platform,
    async createUniversalAdapter(namespace) {
      const { createUniversalAdapter } = await loadModule(() => import('@latchkey/walletconnect/universal'))
      return createUniversalAdapter(namespace)
    },
  }
}

function clientOptions(deps: WalletConnectDeps) {
  const { ports, options, accounts, storage, signInMessage, lifetime } = deps
  const { projectId = '', services, metadata, enableReconnect } = options
  return {
    ports,
    projectId,
    relayUrl: relayUrlsOf(options),
    verifyUrl: services?.verify,
    telemetryUrl: services?.telemetry,
    metadata,
    storage: storage.texts,
    isPersistent: enableReconnect,
    signInMessage,
    requested: async () => requestedNamespaces(deps),
    isTaken(namespace: ChainNamespace) {
      const connected = accounts.getConnected(namespace)
      return connected !== undefined && connected.connectorId !== walletConnectId
    },
    lifetime,
  }
}

/** Requests need no adapter. The adapter's session code loads when a wallet has approved. */
function requestedNamespaces({ options, networks, discovery }: WalletConnectDeps): readonly RequestedNamespace[] {
  return options.namespaces.flatMap((namespace) => {
    const { requested } = networks.get(namespace)
    const openRemote: OpenRemote = async (...args) => {
      const adapter = await discovery.load(namespace)
      if (!adapter.openRemote) throw createError(errors.METHOD_NOT_SUPPORTED)
      return adapter.openRemote(...args)
    }
    return requested.length > 0 ? [{ namespace, networks: requested, openRemote }] : []
  })
}

/** Copies the state of the client's pairing into the state of the instance, now and on every change. */
function showPairing(client: WalletConnect, state: WalletConnectState): void {
  const show = () => {
    const snapshot = client.pairing()
    Object.assign(state, snapshot, { code: snapshot.code && shownCode(snapshot.code) })
  }
  client.watchPairing(show)
  show()
}

/** Returns the error of a relay that refused this app, with a hint for developers. */
export function createRefusal(code: ErrorCode): AppKitError {
  const refused = createError(allErrors[code], {
    details: 'The relay refused this app. Check its project id and origin.',
  })
  return readServerRefusal(refused.shortMessage) ?? refused
}

/** Returns the code to show in place of the relay's. The alert of {@link createRefusal} has the details. */
export function shownCode(code: ErrorCode): ErrorCode {
  if (!code.startsWith('SERVER_')) return code
  return code === 'SERVER_JWT_NOT_YET_VALID' ? 'SESSION_EXPIRED' : 'INVALID_APP_CONFIGURATION'
}
