import type { Network } from '@latchkey/common'

/** A provider as a wallet SDK returns it. */
type SdkProvider = { request(parameters: { method: string; params?: unknown }): Promise<unknown> }

type AppMetadata = {
  appName?: string
  appLogoUrl?: string | null
  appChainIds?: number[]
}

/** The part of `@coinbase/wallet-sdk` that is used. */
export type CoinbaseSdk = {
  createCoinbaseWalletSDK(
    parameters: AppMetadata & { preference?: { options: 'all' | 'smartWalletOnly' | 'eoaOnly'; telemetry?: boolean } },
  ): { getProvider(): object }
}

/** The part of `@base-org/account` that is used. */
export type BaseAccountSdk = {
  createBaseAccountSDK(parameters: AppMetadata & { preference?: { telemetry?: boolean } }): { getProvider(): object }
}

/** The parts of `@safe-global/safe-apps-sdk` and `@safe-global/safe-apps-provider` that are used. */
export type SafeSdk = {
  readonly SafeAppsSDK: new (options?: {
    allowedDomains?: RegExp[]
  }) => { readonly safe: { getInfo(): Promise<unknown> } }
  // The classes of the two packages refer to each other, so the parameters cannot be stated without their types.
  readonly SafeAppProvider: new (
    safe: never,
    sdk: never,
  ) => SdkProvider
}

/** An app's own viem client, or anything that sends JSON-RPC. */
export type RpcClient = { request(parameters: { method: string; params?: unknown }): Promise<unknown> }

/**
 * Options of {@link createEip155Adapter}. The SDKs of single wallets are given as functions that load them: they are
 * loaded when that wallet is chosen, and a bundler never looks for what is not installed.
 */
export type Eip155AdapterOptions = {
  /** `() => import('@coinbase/wallet-sdk')` adds Coinbase Wallet, unless `enableCoinbase` is off. */
  readonly coinbase?: (() => Promise<CoinbaseSdk>) | undefined
  /** `() => import('@base-org/account')` adds Base Account, unless `enableBaseAccount` is off. */
  readonly baseAccount?: (() => Promise<BaseAccountSdk>) | undefined
  /** Adds Safe when the page runs inside a Safe; loaded at once, but only inside an iframe. */
  readonly safe?: (() => Promise<SafeSdk>) | undefined
  /** The origins that a surrounding Safe may have. Default: `https://app.safe.global`; name those of a Safe hosted elsewhere. */
  readonly safeOrigins?: readonly RegExp[] | undefined
  /** The app's own client for a network, used instead of one made from the network's URLs. */
  readonly getClient?: ((network: Network) => RpcClient | undefined) | undefined
}
