import {
  AppKitError,
  abortReason,
  type ChainNamespace,
  createOnDemand,
  type ErrorCode,
  isMobile,
  loadPart,
  type Ports,
  settleBy,
  setupError,
  type WalletConnectDescriptor,
  walletConnectId,
  walletConnectMethods,
} from '@latchkey/common'
import type { RequestedNamespace, WalletConnect } from '@latchkey/walletconnect'
import type { Accounts } from '../account/createAccounts.js'
import type { Alert } from '../alert/createAlert.js'
import type { Connection } from '../connection/createConnection.js'
import type { Discovery } from '../engine/createDiscovery.js'
import type { Events } from '../events/createEvents.js'
import type { Modal } from '../modal/createModal.js'
import type { Networks } from '../network/createNetworks.js'
import { relayUrlOf } from '../options/relayUrlOf.js'
import type { ResolvedOptions } from '../options/resolveOptions.js'
import type { PairingState } from '../pairing/pairingState.js'
import type { Router } from '../router/createRouter.js'
import type { Snackbar } from '../snackbar/createSnackbar.js'
import type { Storage } from '../storage/createStorage.js'
import { createOptionalPart } from './createOptionalPart.js'
import type { SessionCare } from './createSessionCare.js'
import type { PairingPart } from './remote.js'
import { shownCode } from './shownCode.js'

type Deps = {
  readonly ports: Ports
  readonly options: ResolvedOptions
  readonly accounts: Accounts
  readonly networks: Networks
  readonly discovery: Discovery
  readonly alert: Alert
  readonly pairing: PairingState
  readonly connection: Connection
  readonly modal: Modal
  readonly router: Router
  readonly events: Events
  readonly storage: Storage
  readonly snackbar: Snackbar
  readonly lifetime: AbortSignal
}

/** After this long without the code of the client a visitor can try again (FI2), in ms. */
const loadMs = 15_000

/** Makes a {@link PairingPart}; the WalletConnect client is loaded when a code is wanted or a session restored. */
export function createPairingPart(deps: Deps): PairingPart {
  const { ports, options, accounts, networks, discovery, alert, pairing, lifetime } = deps
  const { projectId = '', services, metadata, storagePrefix = '@latchkey', namespaces } = options
  const once = createOnDemand(make, lifetime)
  const onTimeout = () => setupError('VIEW_LOAD_FAILED')
  const load = () => settleBy(once(), { signal: lifetime, clock: ports.clock, ms: loadMs, onTimeout })
  let current: WalletConnect | undefined
  let care: SessionCare | undefined
  const loadCare = createOnDemand(async () => {
    const { createSessionCare } = await loadPart(() => import('./createSessionCare.js'))
    if (lifetime.aborted) throw abortReason(lifetime)
    const returnLinks: WalletConnect['returnLinks'] = (...of) =>
      current?.returnLinks(...of) ?? { links: [], isStored: false }
    care = createSessionCare({ ...deps, storagePrefix, strictLinks: options.strictLinks, returnLinks })
    return care
  }, lifetime)
  /** Without it a visitor finds the way back to the wallet's app by hand. */
  const withCare = createOptionalPart(loadCare, ports, lifetime)

  async function make(): Promise<WalletConnect> {
    const { createWalletConnect } = await loadPart(() => import('@latchkey/walletconnect'))
    if (lifetime.aborted) throw abortReason(lifetime)
    const made = createWalletConnect({
      ports,
      projectId,
      relayUrl: relayUrlOf(options) ?? '',
      verifyUrl: services?.verify,
      telemetryUrl: services?.telemetry,
      metadata,
      storagePrefix,
      isPersistent: options.enableReconnect,
      requested,
      isTaken: (namespace) => {
        const connected = accounts.getConnected(namespace)
        return connected !== undefined && connected.connectorId !== walletConnectId
      },
      onSent: (request) => care?.begin(request) ?? (() => void withCare()),
      onGranted: (namespace) => void reconnect(namespace),
      onRefused: (code) => void tellRefusal(code),
      lifetime,
    })
    current = made
    const show = () => {
      const snapshot = made.pairing()
      Object.assign(pairing, snapshot, { code: snapshot.code && shownCode(snapshot.code) })
    }
    made.watchPairing(show)
    show()
    return made
  }

  /** The wallet approved the namespace before, so nobody is asked. */
  async function reconnect(namespace: ChainNamespace): Promise<void> {
    try {
      const session = await current?.connector(namespace).restore?.()
      if (!session) return
      await withCare(({ resume }) => resume(session))
      await deps.connection.take(session)
    } catch (error) {
      if (!lifetime.aborted)
        ports.logger.warn(`[latchkey] The wallet grants ${namespace} again, but it could not be connected.`, error)
    }
  }

  async function tellRefusal(code: ErrorCode): Promise<void> {
    try {
      const { createRefusal } = await loadPart(() => import('./createRefusal.js'))
      alert.show(createRefusal(code))
    } catch (error) {
      ports.logger.error(`[latchkey] The relay refused this app: ${code}.`, error)
    }
  }

  /** What is asked for is known without the adapter; its code for other devices comes when a wallet has approved. */
  async function requested(): Promise<readonly RequestedNamespace[]> {
    return namespaces.flatMap((namespace) => {
      const { requested: wanted } = networks.get(namespace)
      const open: WalletConnectDescriptor['open'] = async (wire, request) => {
        const descriptor = await (await discovery.load(namespace)).walletConnect?.()
        if (!descriptor) throw new AppKitError('METHOD_NOT_SUPPORTED')
        return descriptor.open(wire, request)
      }
      const descriptor = { ...walletConnectMethods[namespace], open }
      return wanted.length > 0 ? [{ namespace, networks: wanted, descriptor }] : []
    })
  }

  return {
    async connect(namespace, request) {
      const part = await settleBy(load(), { signal: request?.signal })
      // On a phone the visitor is in the wallet's app when it is wanted, and may come back without a network.
      if (isMobile(ports.window?.navigator)) void withCare()
      const session = await part.connector(namespace).connect(request)
      await withCare(({ adopt }) => adopt(session))
      return session
    },
    async restore(namespace, request) {
      void withCare()
      const part = await settleBy(load(), { signal: request?.signal })
      const session = await part.connector(namespace).restore?.(request)
      if (session) await withCare(({ resume }) => resume(session))
      return session
    },
    forget: (namespace) =>
      load().then(
        (part) => part.forget(namespace),
        (error: unknown) => ports.logger.warn('[latchkey] A stored session could not be ended.', error),
      ),
    prepare: async () => (await load()).prepare(),
    uri: () => current?.uri(),
    release: () => current?.release(),
  }
}
