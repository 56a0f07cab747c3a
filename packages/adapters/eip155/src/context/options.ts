import type { Network } from '@latchkey/common'
import type { Eip1193Provider } from '../wallet/eip1193.js'

/** A provider as a wallet SDK returns it. */
type SdkProvider = { request(parameters: { method: string; params?: unknown }): Promise<unknown> }

type AppMetadata = {
  appName?: string
  appLogoUrl?: string | null
  appChainIds?: number[]
}

/** The used part of `@coinbase/wallet-sdk`. */
export type CoinbaseSdk = {
  createCoinbaseWalletSDK(
    parameters: AppMetadata & { preference?: { options: 'all' | 'smartWalletOnly' | 'eoaOnly'; telemetry?: boolean } },
  ): { getProvider(): object }
}

/** The used part of `@base-org/account`. */
export type BaseAccountSdk = {
  createBaseAccountSDK(parameters: AppMetadata & { preference?: { telemetry?: boolean } }): { getProvider(): object }
}

/** The used parts of `@safe-global/safe-apps-sdk` and `@safe-global/safe-apps-provider`. */
export type SafeSdk = {
  readonly SafeAppsSDK: new (options?: {
    allowedDomains?: RegExp[]
  }) => { readonly safe: { getInfo(): Promise<unknown> } }
  // The classes of the two packages refer to each other, so their parameters can't be declared without those packages'
  // types.
  readonly SafeAppProvider: new (
    safe: never,
    sdk: never,
  ) => SdkProvider
}

/** The used part of `@farcaster/miniapp-sdk`. Mini apps of the Base app use it, too. */
export type MiniAppSdk = {
  readonly sdk: {
    isInMiniApp(): Promise<boolean>
    readonly context: Promise<unknown>
    readonly wallet: { getEthereumProvider(): Promise<object | undefined> }
  }
}

/** The app's own viem client, or anything that sends JSON-RPC. */
export type RpcClient = { request(parameters: { method: string; params?: unknown }): Promise<unknown> }

/** A wallet that the app brings: an SDK, or a connector of the app's wagmi config. */
export type AppWallet = {
  /** Stable across page loads: the kit stores it to restore the connection. Differs from ids of wallets on the page. */
  readonly id: string
  readonly name: string
  /**
   * Reverse-DNS name. While a wallet with this name announces itself on the page, the list shows only that one, unless
   * several wallets claim the name.
   */
  readonly rdns?: string | undefined
  /** URL of an image: `https:` or `data:image/…`. */
  readonly icon?: string | undefined
  /**
   * Id of the same wallet on the page, such as `injected`. While the page has that wallet, the list hides this one, but
   * the kit can still restore it.
   */
  readonly duplicateOf?: string | undefined
  /** Whether the wallet has accounts of its own, so that it is listed beside an extension of the same vendor. */
  readonly isSeparate?: boolean | undefined
  /**
   * Whether `loadProvider` runs as soon as the list shows the wallet, also for visitors who choose another one. Set it
   * if a slow SDK opens a pop-up: phones have no hover, and browsers block a pop-up that opens long after the click.
   * Default: when a visitor points at or focuses the wallet's row.
   */
  readonly loadsWithList?: boolean | undefined
  /**
   * Returns the wallet's provider, and loads its SDK first if it has one. The kit calls it when a visitor
   * points at or focuses the wallet's row, and for each connection and restore. It must not open a window. If the
   * provider is that of an announced wallet, the list shows only the announced one.
   */
  loadProvider(options: { readonly signal: AbortSignal }): Promise<Eip1193Provider>
  /** Ends the session that the wallet stores. By default, the kit sends `wallet_revokePermissions`. */
  end?(): Promise<void>
}

/** The wallets that the app brings. The list may change at any time. */
export type AppWallets = {
  list(): readonly AppWallet[]
  /** Calls `listener` when the list changes. Returns an unsubscribe function. */
  watch(listener: () => void): () => void
  /** Whether the list has every EVM wallet of the app. The adapter then looks for none on the page. Default `false`. */
  readonly isComplete?: boolean | undefined
}

/**
 * Options of {@link createEip155Adapter}. The app passes functions that load the wallet SDKs when they are needed, so
 * that bundlers don't search for SDKs that are not installed.
 */
export type Eip155AdapterOptions = {
  /** `() => import('@coinbase/wallet-sdk')` adds Coinbase Wallet, unless `enableCoinbase` is off. */
  readonly coinbase?: (() => Promise<CoinbaseSdk>) | undefined
  /** `() => import('@base-org/account')` adds Base Account, unless `enableBaseAccount` is off. */
  readonly baseAccount?: (() => Promise<BaseAccountSdk>) | undefined
  /** Adds Safe if the page runs inside a Safe. Inside an iframe, the SDK is loaded at once. */
  readonly safe?: (() => Promise<SafeSdk>) | undefined
  /** Accepted origins of a surrounding Safe. Default: `https://app.safe.global`. Add those of a self-hosted Safe. */
  readonly safeOrigins?: readonly RegExp[] | undefined
  /**
   * `() => import('@farcaster/miniapp-sdk')` adds the wallet of the client around a mini app: Farcaster, Base and
   * others. Inside an iframe or the web view of a native app, the SDK is loaded at once.
   */
  readonly miniApp?: (() => Promise<MiniAppSdk>) | undefined
  /** Adds wallets that the app brings. */
  readonly wallets?: AppWallets | undefined
  /** Returns the app's own client for a network, used instead of the network's URLs. */
  readonly getClient?: ((network: Network) => RpcClient | undefined) | undefined
}
