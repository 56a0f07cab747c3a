import type { ChainNamespace, Connector, Features, Network, AppKit as OwnAppKit, SIWXConfig } from '@latchkey/appkit'
import { type AccountView, describeAccount } from './accounts.js'
import { type Connection, describeConnections } from './connections.js'
import { describeEvent, type NewestEvent } from './firstEvent.js'
import type { AppKitNetwork } from './networks.js'
import { createOpen, type OpenOptions } from './openView.js'
import type { CreateAppKit } from './options.js'

/** A connection to switch to. With `address`, that account of its wallet becomes active, too. */
export type SwitchConnectionParameters = {
  readonly namespace?: ChainNamespace | undefined
  readonly address?: string | undefined
} & (
  | { readonly connection: Pick<Connection, 'connectorId'>; readonly connectorId?: undefined }
  | { readonly connectorId: string; readonly connection?: undefined }
)

/** A connection to end. */
export type DeleteConnectionParameters = {
  readonly namespace?: ChainNamespace | undefined
  readonly connectorId: string
  /** The whole connection ends, whatever the account. */
  readonly address?: string | undefined
}

/** Options of `switchNetwork`. */
export type SwitchNetworkOptions = Parameters<OwnAppKit['switchNetwork']>[1] & {
  /** Whether to reject if the network cannot be switched. Default `true`. */
  readonly throwOnFailure?: boolean | undefined
}

/**
 * The methods of an AppKit instance that `AppKit` of `@latchkey/appkit` lacks, or has in another shape. `namespace`
 * defaults to the active one.
 */
export type AppKitMethods = {
  /**
   * Opens the modal, like `open` of `@latchkey/appkit`. For a view that does not exist yet, the default view opens, and
   * the console reports it once.
   */
  open(options?: OpenOptions): Promise<void>
  /** Returns the newest event. `MODAL_CREATED` before the first one. */
  getEvent(): NewestEvent
  /** Returns the connected account and all accounts that the wallet shares. */
  getAccount(namespace?: ChainNamespace): AccountView
  /** Calls back when the account changes: address, status or list of accounts. */
  subscribeAccount(callback: (account: AccountView) => void, namespace?: ChainNamespace): () => void
  /** Returns the networks of a namespace. Without `namespace`: all networks. */
  getCaipNetworks(namespace?: ChainNamespace): Network[]
  /** Returns the connections, in the order in which they opened. */
  getConnections(namespace?: ChainNamespace): Connection[]
  /** Calls back when a connection opens, changes or ends, or when another one becomes active. */
  subscribeConnections(callback: (connections: Connection[]) => void, namespace?: ChainNamespace): () => void
  /** Makes another connection active. Rejects like `switchConnection` of `@latchkey/appkit`. */
  switchConnection(parameters: SwitchConnectionParameters): Promise<void>
  /** Disconnects the wallet of a connection. Rejects with `DISCONNECT_FAILED`. */
  deleteConnection(parameters: DeleteConnectionParameters): Promise<void>
  /** Returns the networks that the visitor cannot select: the wallet or the app does not support them. */
  getDisabledCaipNetworks(namespace?: ChainNamespace): Network[]
  /**
   * Switches the network, like `switchNetwork` of `@latchkey/appkit`. With `throwOnFailure: false`, it resolves also if
   * that fails.
   */
  switchNetwork(network: Parameters<OwnAppKit['switchNetwork']>[0], options?: SwitchNetworkOptions): Promise<void>
  /** Switches the network, like `switchNetwork`. */
  setCaipNetwork(network: AppKitNetwork): Promise<void>
  /** Returns the URL of a wallet's image: of the option `connectorImages`, otherwise of the wallet. */
  getConnectorImage(connector: Connector): string | undefined
  /** Returns the order of the ways to connect. */
  getConnectMethodsOrder(): readonly ConnectMethod[]
  /** Sets `features.connectMethodsOrder`. Throws `INVALID_OPTIONS`. */
  setConnectMethodsOrder(order: readonly ConnectMethod[]): void
  /** Sets `features.walletFeaturesOrder`. Throws `INVALID_OPTIONS`. */
  setWalletFeaturesOrder(order: Features['walletFeaturesOrder']): void
  /** Sets `features.socials`. Throws `INVALID_OPTIONS`. */
  setSocialsOrder(socials: Features['socials']): void
  /** Sets `features.collapseWallets`. Throws `INVALID_OPTIONS`. */
  setCollapseWallets(isCollapsed: boolean): void
  /** Returns the sign-in of the option `siwx` or `siweConfig`. The caller chooses its type. */
  getSIWX<T extends SIWXConfig = SIWXConfig>(): T | undefined
}

type ConnectMethod = NonNullable<Features['connectMethodsOrder']>[number]

/** An instance with the methods of AppKit. */
export type AppKit = Omit<OwnAppKit, keyof AppKitMethods> & AppKitMethods

/** The type of an instance, by another name of AppKit. */
export type AppKitBaseClient = AppKit

/** Adds the methods of AppKit to an instance, in place: other code already refers to the object. */
export function addMethods(kit: OwnAppKit, options: CreateAppKit): AppKit {
  const { getAccount, getCaipNetworks, getConnections, getEvent, switchConnection, switchNetwork } = kit
  const { subscribeAccount, subscribeConnections } = kit
  const state = () => kit.lazyCore.state
  const siwx = options.siwx ?? options.siweConfig?.mapToSIWX()
  const methods: AppKitMethods = {
    open: createOpen(kit.open, kit.lazyCore.ports.logger),
    getEvent: () => describeEvent(getEvent()),
    getAccount: (namespace) => describeAccount(getAccount(namespace)),
    subscribeAccount: (callback, namespace) => subscribeAccount((view) => callback(describeAccount(view)), namespace),
    getCaipNetworks: (namespace) => [...getCaipNetworks(namespace)],
    getConnections: (namespace) => describeConnections(getConnections(namespace), kit),
    subscribeConnections: (callback, namespace) =>
      subscribeConnections((views) => callback(describeConnections(views, kit)), namespace),
    // Not async: wagmi changes in the same task.
    switchConnection({ connection, connectorId = connection?.connectorId ?? '', address, namespace }) {
      const switched = switchConnection({ connectorId, namespace })
      if (address === undefined) return switched
      return switched.then(() =>
        address === kit.getAddress(namespace) ? undefined : kit.setAccount(address, namespace),
      )
    },
    deleteConnection: ({ connectorId, namespace = kit.getActiveChainNamespace() }) =>
      kit.disconnect({ connectorId, namespace }),
    getDisabledCaipNetworks: (namespace) =>
      [...getCaipNetworks(namespace)].filter((network) => {
        const availability = kit.core?.networks.availability(network)
        return availability === 'notInWallet' || availability === 'noAdapter'
      }),
    async switchNetwork(network, { throwOnFailure = true, ...how } = {}) {
      const switched = switchNetwork(network, how)
      await (throwOnFailure ? switched : switched.catch(() => undefined))
    },
    setCaipNetwork: ({ id, caipNetworkId = id }) => kit.switchNetwork(caipNetworkId),
    getConnectorImage: ({ id, imageUrl }) => state().options.connectorImages?.[id] ?? imageUrl,
    getConnectMethodsOrder() {
      const hasInstalled = kit.getConnectors().some(({ type }) => type === 'ANNOUNCED' || type === 'INJECTED')
      const usual: readonly ConnectMethod[] = ['email', 'social', 'wallet']
      const first = state().options.features.connectMethodsOrder ?? (hasInstalled ? ['wallet' as const] : [])
      return [...new Set([...first, ...usual])]
    },
    setConnectMethodsOrder: (connectMethodsOrder) => kit.updateFeatures({ connectMethodsOrder }),
    setWalletFeaturesOrder: (walletFeaturesOrder) => kit.updateFeatures({ walletFeaturesOrder }),
    setSocialsOrder: (socials) => kit.updateFeatures({ socials }),
    setCollapseWallets: (collapseWallets) => kit.updateFeatures({ collapseWallets }),
    // The caller states the type, which the app has passed itself.
    getSIWX: <T extends SIWXConfig>() => siwx as T | undefined,
  }
  return Object.assign(kit, methods)
}
