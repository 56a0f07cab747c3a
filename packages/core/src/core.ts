import type { ActionsByNamespace, ChainNamespace, Connector, Network, NetworkInput, Ports } from '@latchkey/common'
import type { BalanceState } from './account/accountState.js'
import type { Accounts } from './account/createAccounts.js'
import type { Alert } from './alert/createAlert.js'
import type { ConnectParameters, ConnectResult } from './connection/connectResult.js'
import type { Connection } from './connection/createConnection.js'
import type { Connectors } from './connectors/createConnectors.js'
import type { Directory } from './directory/directoryState.js'
import type { Events } from './events/createEvents.js'
import type { Modal, OpenOptions } from './modal/createModal.js'
import type { Networks } from './network/createNetworks.js'
import type { OptionsControl } from './options/createOptionsState.js'
import type { Pairing } from './pairing/pairingState.js'
import type { Router } from './router/createRouter.js'
import type { Snackbar } from './snackbar/createSnackbar.js'
import type { Theme } from './theme/createTheme.js'

/** One instance of wallet connection: controllers with `state` to watch and actions to call. */
export type Core = {
  readonly options: OptionsControl
  readonly accounts: Accounts
  readonly alert: Alert
  readonly connection: Connection
  readonly connectors: Connectors
  readonly directory: Directory
  readonly events: Events
  readonly modal: Modal
  readonly networks: Networks
  readonly pairing: Pairing
  readonly router: Router
  readonly snackbar: Snackbar
  readonly theme: Theme
  readonly ports: Ports
  /** Settled once every stored connection is restored or given up. Never rejects. */
  readonly ready: Promise<void>
  /** Resolves with the connected wallet, or rejects with a typed error for every way out. */
  connect(parameters?: ConnectParameters): Promise<ConnectResult>
  /** Starts looking for wallets, where that has not begun, and resolves with those that are there. They keep coming: `connectors`. */
  discover(): Promise<readonly Connector[]>
  /** Loads what listing wallets needs ahead of it, and with `session` what asking one (of this namespace) needs. Never rejects. */
  prefetch(needed?: { readonly session?: boolean; readonly namespace?: ChainNamespace | undefined }): Promise<void>
  open(options?: OpenOptions): void
  close(): void
  /** Ends one namespace's connection, or all. Rejects with `DISCONNECT_FAILED` when a wallet refused; the page has forgotten it anyway. */
  disconnect(which?: ChainNamespace | { readonly namespace?: ChainNamespace | undefined }): Promise<void>
  /**
   * Resolves when the wallet reports the network. For a namespace without a wallet the visitor is offered to connect one, while
   * others are connected: it resolves then, or rejects with `MODAL_CLOSED`; where nothing is connected, the next connection asks
   * for the network. `NETWORK_NOT_FOUND` (and an alert, once) when the app did not ask for it.
   */
  switchNetwork(
    network: Pick<Network, 'id'> | string | number,
    options?: { readonly signal?: AbortSignal | undefined },
  ): Promise<void>
  /**
   * Adds a network, or puts it in the place of the one with its id. Rejects with `ADAPTER_NOT_FOUND` without an adapter for the
   * namespace, `INVALID_PARAMS` for what is no network of it.
   */
  addNetwork(namespace: ChainNamespace, network: NetworkInput): Promise<Network>
  /** Rejects with `ADAPTER_NOT_FOUND` without an adapter for the namespace. A wallet that is on it stays there. */
  removeNetwork(namespace: ChainNamespace, id: string | number): Promise<void>
  /**
   * What the connected wallet can do; `undefined` while none is. An action it cannot do is absent. Where no `address` is given, the
   * shown account acts.
   */
  actions<N extends ChainNamespace>(namespace: N): ActionsByNamespace[N] | undefined
  /** A client of the chain's own library for a namespace's network; rejects with `METHOD_NOT_SUPPORTED` where there is none. */
  createConnection(namespace?: ChainNamespace): Promise<unknown>
  /** The native balance, from the cache while it is fresh. Rejects with `BALANCE_UNAVAILABLE`, for 30 s after a failure without asking. */
  fetchBalance(namespace?: ChainNamespace): Promise<BalanceState>
  /** Looks the balance up again, fresh or not, for instance after a transaction. Never rejects. */
  refreshBalance(namespace?: ChainNamespace): Promise<void>
  /** Leaves no listener, timer or client behind. */
  destroy(): void
}
