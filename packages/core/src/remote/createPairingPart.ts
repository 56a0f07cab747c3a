import {
  AppKitError,
  abortReason,
  createOnDemand,
  loadPart,
  type Ports,
  settleBy,
  type WalletConnectDescriptor,
  walletConnectId,
  walletConnectMethods,
} from '@latchkey/common'
import type { RequestedNamespace, WalletConnect } from '@latchkey/walletconnect'
import type { Accounts } from '../account/createAccounts.js'
import type { Alert } from '../alert/createAlert.js'
import type { Discovery } from '../engine/createDiscovery.js'
import type { Networks } from '../network/createNetworks.js'
import type { ResolvedOptions } from '../options/resolveOptions.js'
import type { PairingState } from '../pairing/pairingState.js'
import type { PairingPart } from './remote.js'

type Deps = {
  readonly ports: Ports
  readonly options: ResolvedOptions
  readonly accounts: Accounts
  readonly networks: Networks
  readonly discovery: Discovery
  readonly alert: Alert
  readonly pairing: PairingState
  readonly lifetime: AbortSignal
}

/** Makes a {@link PairingPart}; the WalletConnect client is loaded when a code is wanted or a session restored. */
export function createPairingPart(deps: Deps): PairingPart {
  const { ports, options, accounts, networks, discovery, alert, pairing, lifetime } = deps
  const { projectId = '', services, metadata, storagePrefix = '@latchkey', namespaces } = options
  const once = createOnDemand(make, lifetime)
  const load = () => settleBy(once(), { signal: lifetime })
  let current: WalletConnect | undefined

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
      onRefused: (code) =>
        alert.show(new AppKitError(code, { details: 'The relay refused this app. Check its project id and origin.' })),
      lifetime,
    })
    current = made
    const show = () => Object.assign(pairing, made.pairing())
    made.watchPairing(show)
    show()
    return made
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
    connector: (namespace) => ({
      id: walletConnectId,
      type: 'WALLET_CONNECT',
      name: 'WalletConnect',
      chain: namespace,
      connect: async (request) =>
        (await settleBy(load(), { signal: request?.signal })).connector(namespace).connect(request),
      restore: async (request) =>
        (await settleBy(load(), { signal: request?.signal })).connector(namespace).restore?.(request),
    }),
    async prepare() {
      if (!current) Object.assign(pairing, { status: 'preparing', code: undefined })
      await (await load()).prepare()
    },
    uri: () => current?.uri(),
    release: () => current?.release(),
  }
}
