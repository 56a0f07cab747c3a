/** The social login providers, in their default order. */
export const socialProviders = ['google', 'x', 'discord', 'farcaster', 'github', 'apple', 'facebook'] as const
/** A social login provider. The option has no effect yet. */
export type SocialProvider = (typeof socialProviders)[number]

/** Kinds of sign-in, in the default order of `connectMethodsOrder`. */
export const connectMethods = ['email', 'social', 'wallet'] as const
/** One of {@link connectMethods}. */
export type ConnectMethod = (typeof connectMethods)[number]

/** Features of the Account view that do not exist yet, in the default order of `walletFeaturesOrder`. */
export const walletFeatures = ['onramp', 'swaps', 'receive', 'send'] as const
/** One of {@link walletFeatures}. */
export type WalletFeature = (typeof walletFeatures)[number]

/** The groups of the wallet list, in their default order. */
export const connectorGroups = [
  'walletConnect',
  'recent',
  'injected',
  'featured',
  'custom',
  'external',
  'recommended',
] as const
/** A group of wallets in the list. */
export type ConnectorGroup = (typeof connectorGroups)[number]

/** Feature switches. Features with *no effect yet* do not exist. The console reports them once if they are on. */
export type Features = {
  /** No effect yet. Default on. */
  readonly swaps: boolean
  /** No effect yet. Default on. */
  readonly onramp: boolean
  /** No effect yet. Default on. */
  readonly receive: boolean
  /** No effect yet. Default on. */
  readonly send: boolean
  /** No effect yet. Default on. */
  readonly email: boolean
  /** No effect yet. Default on. */
  readonly emailShowWallets: boolean
  /** No effect yet. Default all, or `false` for none. */
  readonly socials: readonly SocialProvider[] | false
  /** No effect yet. Default on. */
  readonly history: boolean
  /** Whether the kit sends events to `services.analytics` after the modal first opened. Default on. */
  readonly analytics: boolean
  /** Whether the list has a row *All wallets*. Default on. */
  readonly allWallets: boolean
  /** Whether the visitor has to accept the terms or privacy policy before the modal sends a request. Default off. */
  readonly legalCheckbox: boolean
  /** Whether the account lists the permissions that it granted to apps, and revokes them (ERC-7715). Default off. */
  readonly smartSessions: boolean
  /**
   * Whether a namespace keeps its connected wallet when the visitor connects another one, and the account lists them.
   * Default off: the new wallet replaces the connected one.
   */
  readonly multiWallet: boolean
  /** No effect yet. Default off. */
  readonly collapseWallets: boolean
  /**
   * No effect yet. Order of the ways to connect; omitted ones follow. Default: email, social, wallet. If a wallet is on
   * the page, wallets come first.
   */
  readonly connectMethodsOrder?: readonly ConnectMethod[]
  /** Order of the groups in the wallet list. */
  readonly connectorTypeOrder: readonly ConnectorGroup[]
  /** No effect yet. */
  readonly walletFeaturesOrder: readonly WalletFeature[]
}

/** Default features. */
export const defaultFeatures: Features = {
  swaps: true,
  onramp: true,
  receive: true,
  send: true,
  email: true,
  emailShowWallets: true,
  socials: socialProviders,
  history: true,
  analytics: true,
  allWallets: true,
  legalCheckbox: false,
  smartSessions: false,
  multiWallet: false,
  collapseWallets: false,
  connectorTypeOrder: connectorGroups,
  walletFeaturesOrder: walletFeatures,
}
