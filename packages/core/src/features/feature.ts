import { lazy, loadModule, type Network, type Ports, type Session, throwIfAborted, withSignals } from '@latchkey/common'
import type { Accounts } from '../account/createAccounts.js'
import type { ActionWrapper, SentTransaction } from '../account/createActionWrapper.js'
import type { EndReason } from '../connection/connectionDeps.js'
import type { Connection } from '../connection/createConnection.js'
import type { Events } from '../events/createEvents.js'
import type { Gate, Gates } from '../gates/createGates.js'
import type { Alert } from '../modal/createAlert.js'
import type { Modal } from '../modal/createModal.js'
import type { Snackbar } from '../modal/createSnackbar.js'
import type { Networks } from '../network/createNetworks.js'
import type { ResolvedOptions } from '../options/resolveOptions.js'
import type { Router } from '../router/createRouter.js'
import type { Storage } from '../storage/createStorage.js'
import type { Connectors } from '../wallets/createConnectors.js'
import type { ConnectorSource, Discovery } from '../wallets/createDiscovery.js'
import type { Wallets } from '../wallets/createWallets.js'
import type { ChainData } from './createChainData.js'

/** A part of the instance whose code is loaded on first use. */
export type LazyEntry<T> = {
  /** Returns the part once it is loaded. */
  current(): T | undefined
  /**
   * Loads the part once. Rejects with `VIEW_LOAD_FAILED`; the next call tries again. Rejects when the instance is
   * destroyed.
   */
  load(): Promise<T>
}

/** A feature whose code loads on first use. */
export type Feature<Entry, Actions = undefined> = {
  /** The code that loads later. */
  readonly entry: LazyEntry<Entry>
  /** State and actions that exist before the code. The core exposes them under the name of the feature. */
  readonly publicActions: Actions
  /** The connectors that the feature adds to every namespace. */
  readonly connectors?: ConnectorSource | undefined
  /** A condition for every connection. Gates apply in the order of the features. */
  readonly gate?: Gate | undefined
  /**
   * Called with each transaction that an action of a session has sent, for example for a list of activity. `network` is
   * the session's network at the time of the call. Bundles of calls (EIP-5792) have no hash yet.
   */
  onSent?(session: Session, network: Network, sent: SentTransaction): void
  /**
   * Called once when a connection of this page has ended, shown or hidden, for example to sign out. Not called when the
   * wallet locks, when the same wallet connects again, or when the instance is destroyed. `core.disconnect()` waits up
   * to 3 s for the promise; an error is logged.
   */
  onEnded?(session: Session, reason: EndReason): Promise<unknown> | undefined
  /** Removes listeners. Absent if everything ends with the `lifetime` signal. */
  destroy?(): void
}

/** Dependencies of the features. */
export type FeatureDeps = {
  readonly ports: Ports
  readonly options: ResolvedOptions
  currentOptions(): ResolvedOptions
  readonly accounts: Accounts
  readonly alert: Alert
  readonly chainData: ChainData
  readonly connectors: Connectors
  readonly events: Events
  readonly networks: Networks
  readonly snackbar: Snackbar
  readonly storage: Storage
  readonly wallets: Wallets
  /** Returns the parts that are created after the features. Call it when an entry loads. */
  parts(): FeatureParts
  /** Aborts with the reason when the instance is destroyed. */
  readonly lifetime: AbortSignal
}

/** The parts of an instance that are created after its features. */
export type FeatureParts = {
  /** The actions of sessions, with the shown account as default. Unlike `session.actions`, they report to `onSent`. */
  readonly actionWrapper: ActionWrapper
  readonly connection: Connection
  readonly discovery: Discovery
  readonly gates: Gates
  readonly modal: Modal
  readonly router: Router
}

/** `create` receives the module that `load` resolves with. Nothing loads before `load`. */
export function createLazyEntry<M, T>(
  load: () => Promise<M>,
  create: (module: M) => T,
  lifetime: AbortSignal,
): LazyEntry<T> {
  let current: T | undefined
  const loadOnce = lazy(async () => {
    const module = await loadModule(load)
    // If the instance was destroyed while the code was loading, the listeners of `create` would stay.
    throwIfAborted(lifetime)
    current = create(module)
    return current
  }, lifetime)
  return { current: () => current, load: () => withSignals(loadOnce(), lifetime) }
}
