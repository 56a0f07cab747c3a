import type { ChainNamespace, Network, Ports, Session } from '@latchkey/common'
import type { Accounts } from '../account/createAccounts.js'
import type { Events } from '../events/createEvents.js'
import type { Gates } from '../gates/createGates.js'
import type { Networks } from '../network/createNetworks.js'
import type { OptionsControl } from '../options/createOptionsState.js'
import type { ResolvedOptions } from '../options/resolveOptions.js'
import type { Storage } from '../storage/createStorage.js'
import type { RecentWallet } from '../storage/storedState.js'
import type { Connectors } from '../wallets/createConnectors.js'

/** Parameters of a connection request besides the connector. */
export type ConnectOptions = {
  readonly network?: Network | undefined
  /**
   * Whether to ask the wallet to switch when it is on another network. Default: `switchOnConnect`, or a network the
   * visitor chose.
   */
  readonly isNetworkRequired?: boolean | undefined
  readonly signal?: AbortSignal | undefined
  /**
   * The listed wallet that the visitor selected, for a connector that reaches several wallets. It becomes a recent
   * wallet, and its directory image (`imageId`) is shown if the connected wallet is the selected one.
   */
  readonly wallet?: (Pick<RecentWallet, 'id' | 'name' | 'rdns'> & { readonly imageId?: string | undefined }) | undefined
  /**
   * Whether the shown connection stays open, hidden. If `false`, the new one replaces it. Default:
   * `features.multiWallet`.
   */
  readonly isShownKept?: boolean | undefined
  /**
   * Returns how the wallet was opened, for a connector that reaches several wallets. Called once the wallet is
   * connected.
   */
  readonly platform?: (() => Session['platform']) | undefined
}

/** Parameters of adopting a session that the app opened by itself. */
export type AdoptOptions = {
  /**
   * Whether the namespace shows the session; its earlier connection stays open, hidden. Otherwise, the namespace shows
   * the session only if it has no other. Default: `true`.
   */
  readonly isShown?: boolean | undefined
  /**
   * Whether the app restored the session without a request of the visitor. The view of a gate then waits until the
   * visitor opens the modal. Default: `false`.
   */
  readonly isRestore?: boolean | undefined
  /** Whether later visits and other tabs restore the connection. `false` if the app does this. Default: `true`. */
  readonly isStored?: boolean | undefined
}

/** How a namespace's shown connection changed. `switched`: it shows another of its open connections. */
export type ConnectionChange = 'connected' | 'restored' | 'switched' | 'account' | 'network' | 'disconnected'

/**
 * Why a connection of this page ended. `disconnect`: the page or the visitor ended it. `wallet`: the wallet did.
 * `replaced`: another wallet connected in its place. `otherTab`: another tab of the site ended or replaced it.
 */
export type EndReason = 'disconnect' | 'wallet' | 'replaced' | 'otherTab'

export type ConnectionDeps = {
  readonly ports: Ports
  readonly options: ResolvedOptions
  /** The current options. */
  readonly optionsState: Pick<OptionsControl, 'state'>
  readonly accounts: Accounts
  readonly networks: Networks
  readonly connectors: Connectors
  readonly storage: Storage
  readonly events: Events
  readonly gates: Pick<Gates, 'pass' | 'hasPass'>
  /** Aborts with the reason when the instance is destroyed. */
  readonly lifetime: AbortSignal
  /** Resolves when the namespace's adapter exists; its wallets are discovered from then on. */
  loadAdapter(namespace: ChainNamespace): Promise<unknown>
  /** Requests the adapter's session code. Ignores failures, which resurface on first use. */
  prefetchSession(namespace: ChainNamespace): void
  /** Loads a wallet's directory image; `undefined` without a directory. */
  readonly loadPicture: LoadPicture | undefined
  /** Clears the cached details of a namespace's accounts. */
  forgetDetails(namespace: ChainNamespace): void
  /** Ends a stored session that is not open on this page, for a connector whose sessions outlive the page. */
  endStoredSession(namespace: ChainNamespace, connectorId: string): void
  /** Returns how the app of a restored wallet was opened, if that is known. */
  restoredPlatform(session: Session): Session['platform']
  /** Makes a restored namespace active without opening a view. */
  setActiveQuietly(namespace: ChainNamespace): void
  /** Called after the shown connection of a namespace changed. Hidden connections are not reported. */
  onChange(namespace: ChainNamespace, change: ConnectionChange): void
  /**
   * Called once when a connection of this page ended, shown or hidden. Resolves once the features have reacted; never
   * rejects. Not called if the connection can be restored, for example after a lock.
   */
  onEnded(session: Session, reason: EndReason): Promise<unknown>
}

/** Loads a wallet's image from the directory. */
export type LoadPicture = (
  imageId: string,
  options: { readonly signal: AbortSignal },
) => Promise<{ readonly url: string; release(): void }>
