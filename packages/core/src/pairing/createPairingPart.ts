import {
  AppKitError,
  abortReason,
  type ChainNamespace,
  type Connector,
  loadPart,
  type Ports,
  settleBy,
  walletConnectId,
} from '@latchkey/common'
import type { RequestedNamespace, WalletConnect } from '@latchkey/walletconnect'
import type { Accounts } from '../account/createAccounts.js'
import type { Alert } from '../alert/createAlert.js'
import type { Discovery } from '../engine/createDiscovery.js'
import type { Networks } from '../network/createNetworks.js'
import type { ResolvedOptions } from '../options/resolveOptions.js'

/** The connectors of WalletConnect, and what stands behind them once one is used. */
export type PairingPart = {
  connector(namespace: ChainNamespace): Connector
  prepare(): Promise<void>
}

type Deps = {
  readonly ports: Ports
  readonly options: ResolvedOptions
  readonly accounts: Accounts
  readonly networks: Networks
  readonly discovery: Discovery
  readonly alert: Alert
  /** The part that speaks to the relay is there. */
  onMade(made: WalletConnect): void
  readonly lifetime: AbortSignal
}

/** Makes a {@link PairingPart}; the WalletConnect client is loaded when a code is wanted or a session restored. */
export function createPairingPart(deps: Deps): PairingPart {
  const { ports, options, accounts, networks, discovery, alert, onMade, lifetime } = deps
  const { projectId = '', services, metadata, storagePrefix = '@latchkey', namespaces } = options
  let making: Promise<WalletConnect> | undefined

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
    onMade(made)
    return made
  }

  async function requested(): Promise<readonly RequestedNamespace[]> {
    const found = await Promise.allSettled(
      namespaces.map(async (namespace) => ({
        namespace,
        descriptor: await (await discovery.load(namespace)).walletConnect?.(),
        networks: networks.get(namespace).requested,
      })),
    )
    return found.flatMap((result) => {
      if (result.status === 'rejected') return []
      const { descriptor, ...rest } = result.value
      return descriptor && rest.networks.length > 0 ? [{ ...rest, descriptor }] : []
    })
  }

  function load(): Promise<WalletConnect> {
    making ??= make().catch((error: unknown) => {
      making = undefined
      throw error
    })
    return settleBy(making, { signal: lifetime })
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
    prepare: async () => (await load()).prepare(),
  }
}
