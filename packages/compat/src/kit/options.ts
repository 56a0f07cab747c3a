import type { Features as OwnFeatures, AppKitOptions as OwnOptions } from '@latchkey/appkit'

/** Feature switches, with those of AppKit that have no effect here. */
export type Features = OwnFeatures & {
  /** No effect. */
  readonly pay: boolean
  /** No effect. */
  readonly reownAuthentication: boolean
  /** No effect. */
  readonly headless: boolean
}

/**
 * Options of `createAppKit`: those of `@latchkey/appkit`, and those of AppKit that have no effect here. The console
 * lists once the ones that an app sets.
 */
export type AppKitOptions = Omit<OwnOptions, 'features' | 'customRpcUrls'> & {
  readonly features?: Partial<Features> | undefined
  /** RPC URLs by CAIP-2 id. `config` has no effect. */
  readonly customRpcUrls?:
    | Readonly<Record<`${string}:${string}`, readonly { readonly url: string; readonly config?: object }[]>>
    | undefined
  /** No effect: show the pairings of your own client with `open({ uri })`. */
  readonly universalProvider?: object | undefined
  /** No effect. */
  readonly universalProviderConfigOverride?: object | undefined
  /** No effect. */
  readonly enableAuthLogger?: boolean | undefined
  /** No effect. To turn WalletConnect off, set `services: { relay: false }`. */
  readonly enableWalletConnect?: boolean | undefined
}

/** The parameter of `createAppKit`. */
export type CreateAppKit = AppKitOptions

/** Returns the options for `@latchkey/appkit`, with the default of AppKit for the color scheme. */
export function toOwnOptions({ themeMode = 'dark', ...options }: CreateAppKit): OwnOptions {
  return { ...options, themeMode }
}
