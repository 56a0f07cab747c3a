import {
  AppKitError,
  abortReason,
  createOnDemand,
  type ErrorCode,
  errorOf,
  loadPart,
  type Ports,
  readServerRefusal,
  settleBy,
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
import type { ResolvedOptions } from '../options/resolveOptions.js'
import type { PairingState } from '../pairing/pairingState.js'
import type { Router } from '../router/createRouter.js'
import type { Waiting } from './createWaiting.js'
import type { PairingPart } from './remote.js'

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
  readonly lifetime: AbortSignal
}

/** Makes a {@link PairingPart}; the WalletConnect client is loaded when a code is wanted or a session restored. */
export function createPairingPart(deps: Deps): PairingPart {
  const { ports, options, accounts, networks, discovery, alert, pairing, lifetime } = deps
  const { projectId = '', services, metadata, storagePrefix = '@latchkey', namespaces } = options
  const once = createOnDemand(make, lifetime)
  const load = () => settleBy(once(), { signal: lifetime })
  let current: WalletConnect | undefined
  let waiting: Waiting | undefined

  async function make(): Promise<WalletConnect> {
    const { createWalletConnect } = await loadPart(() => import('@latchkey/walletconnect'))
    if (lifetime.aborted) throw abortReason(lifetime)
    const made = createWalletConnect({
      ports,
      projectId,
      relayUrl: services?.relay ?? '',
      metadata,
      storagePrefix,
      requested,
      isTaken: (namespace) => {
        const connected = accounts.getConnected(namespace)
        return connected !== undefined && connected.connectorId !== walletConnectId
      },
      onSent: (request) => waiting?.begin(request) ?? (() => undefined),
      onRefused: (code) => alert.show(meaningOf(code)),
      lifetime,
    })
    current = made
    const show = () => {
      const snapshot = made.pairing()
      Object.assign(pairing, snapshot, { code: snapshot.code && meaningOf(snapshot.code).code })
    }
    made.watchPairing(show)
    show()
    return made
  }

  /** The way back to the wallet's app, as soon as there is one; without it a visitor finds it by hand. */
  async function loadWaiting({ returnLinks }: WalletConnect): Promise<Waiting | undefined> {
    try {
      const { createWaiting } = await loadPart(() => import('./createWaiting.js'))
      waiting ??= createWaiting({ ...deps, storagePrefix, returnLinks })
    } catch (error) {
      ports.logger.warn('[latchkey] The way back to a wallet could not be loaded.', error)
    }
    return waiting
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
      const session = await part.connector(namespace).connect(request)
      const back = await loadWaiting(part)
      back?.forget()
      return session
    },
    async restore(namespace, request) {
      const part = await settleBy(load(), { signal: request?.signal })
      const session = await part.connector(namespace).restore?.(request)
      const platform = session && (await loadWaiting(part))?.platform()
      return session && platform
        ? Object.defineProperty(session, 'platform', { value: platform, enumerable: true, configurable: true })
        : session
    },
    async prepare() {
      if (!current) Object.assign(pairing, { status: 'preparing', code: undefined })
      await (await load()).prepare()
    },
    uri: () => current?.uri(),
    release: () => current?.release(),
  }
}

/** What people are told where the relay's own words mean something else to them (specification §8). */
function meaningOf(code: ErrorCode): AppKitError {
  const refused = errorOf(code, { details: 'The relay refused this app. Check its project id and origin.' })
  return readServerRefusal(refused.message) ?? refused
}
