import type {
  AccountType,
  AdapterFactory,
  CaipNetworkId,
  ChainNamespace,
  DiscoveryOptions,
  Metadata,
  NetworkInput,
} from '@latchkey/common'

/** The social log-ins of specification §1, in their default order. */
export const socialProviders = ['google', 'x', 'discord', 'farcaster', 'github', 'apple', 'facebook'] as const
/** A provider of social login. Later. */
export type SocialProvider = (typeof socialProviders)[number]

/** The ways to connect that can be put in order. */
export const connectMethods = ['email', 'social', 'wallet'] as const
/** One of {@link connectMethods}. */
export type ConnectMethod = (typeof connectMethods)[number]

/** The groups of the wallet list (specification §4), in their default order. */
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

/** What an account view can offer. Later. */
export const walletFeatures = ['onramp', 'swaps', 'receive', 'send'] as const
/** One of {@link walletFeatures}. */
export type WalletFeature = (typeof walletFeatures)[number]

/** Feature switches. Those marked *later* are validated and do nothing else yet; turning one on is reported in the console. */
export type Features = {
  /** Later. Default on. */
  readonly swaps: boolean
  /** Later. Default on. */
  readonly onramp: boolean
  /** Later. Default on. */
  readonly receive: boolean
  /** Later. Default on. */
  readonly send: boolean
  /** Later. Default on. */
  readonly email: boolean
  /** Later. Default on. */
  readonly emailShowWallets: boolean
  /** Later. Default all, or `false` for none. */
  readonly socials: readonly SocialProvider[] | false
  /** Whether the account has an Activity tab; what is listed there comes later. Default on. */
  readonly history: boolean
  /** Whether events are sent to `services.analytics`, once the modal was opened. Nothing is sent where none is set. Default on. */
  readonly analytics: boolean
  /** Whether the list leads to all wallets of the directory. Default on. */
  readonly allWallets: boolean
  /** A box to tick before any wallet can be chosen; needs a terms or privacy URL. Default off. */
  readonly legalCheckbox: boolean
  /** Later. Default off. */
  readonly smartSessions: boolean
  /** Later: hides the wallets behind one row where e-mail or social log-ins are shown. Default off. */
  readonly collapseWallets: boolean
  /** Later. */
  readonly connectMethodsOrder: readonly ConnectMethod[]
  readonly connectorTypeOrder: readonly ConnectorGroup[]
  /** Later. */
  readonly walletFeaturesOrder: readonly WalletFeature[]
}

/** When the modal's code may be loaded before a click. */
export const prefetchTimes = ['idle', 'intent', 'none'] as const
/** One of {@link prefetchTimes}. */
export type PrefetchTime = (typeof prefetchTimes)[number]

/** The two modes of colours. */
export type ThemeMode = 'light' | 'dark'

/** Theme variables; `--w3m-` names are the same as `--latchkey-` names. */
export type ThemeVariables = Readonly<
  Partial<Record<`--${'latchkey' | 'w3m' | 'apkt'}-${ThemeVariableName}`, string | number>>
>
/** The theme variables without their prefix. */
export const themeVariableNames = [
  'font-family',
  'accent',
  'color-mix',
  'color-mix-strength',
  'font-size-master',
  'border-radius-master',
  'z-index',
  'qr-color',
  'modal-width',
] as const
/** One of {@link themeVariableNames}. */
export type ThemeVariableName = (typeof themeVariableNames)[number]

/** A wallet the app adds to the list itself. */
export type CustomWallet = {
  readonly id: string
  readonly name: string
  readonly homepage?: string
  /** A `data:` image, an `https:` URL, or one relative to the page. */
  readonly image_url?: string
  readonly mobile_link?: string
  readonly desktop_link?: string
  readonly webapp_link?: string
  readonly app_store?: string
  readonly play_store?: string
  readonly chrome_store?: string
  readonly rdns?: string
}

/** An RPC URL of the app. */
export type CustomRpcUrl = {
  readonly url: string
  /** Whether the URL, and a key in it, is given to wallets that are asked to add the network. Default off. */
  readonly shareWithWallet?: boolean | undefined
}

/** Base URLs of the services that the kit may call. It calls only those that are set, besides the default relay. */
export type Services = {
  /**
   * The wallet directory: featured and recommended wallets, all of them, search, pictures. A server needs `projectId`. Where it is not set,
   * the directory that comes with the package is used, which asks no server; `false` lists no wallets of a directory.
   */
  readonly directory?: string | false
  /** Names and pictures of EVM addresses, before ENS is asked through the app's own RPC servers. Needs `projectId`. */
  readonly chainData?: string
  /** Where events are sent, unless `features.analytics` is off. Needs `projectId`. */
  readonly analytics?: string
  /**
   * The WalletConnect relay, `wss:`, for wallets on other devices. Needs `projectId`. Default: the public relay of the WalletConnect network,
   * `wss://relay.walletconnect.org`, if `projectId` has the form that it accepts, 32 hexadecimal digits. `false` turns WalletConnect off.
   */
  readonly relay?: string | false
  /**
   * WalletConnect's verify server, such as `https://verify.walletconnect.org/v3`: asked in a hidden frame before each code and each
   * request of a wallet on another device, so that the wallet can show that it comes from this site. Needs a relay; off where it is not set.
   */
  readonly verify?: string
  /** WalletConnect's telemetry, such as `https://pulse.walletconnect.org/batch`: told once when its client starts. Needs a relay; off where it is not set. */
  readonly telemetry?: string
  /** Relay RPC: known networks without `customRpcUrls` are asked at `<rpc>/v1/?chainId=…&projectId=…`. Needs `projectId`. */
  readonly rpc?: string
  /** Later. */
  readonly secureFrame?: string
}

/** Which kind of account comes first, by namespace. */
export type DefaultAccountTypes = Readonly<Record<ChainNamespace, AccountType>>

/** Start-up options (specification §1). */
export type AppKitOptions = Partial<DiscoveryOptions> & {
  /**
   * Sent to hosted services only; without it those stay off. An id of WalletConnect's dashboard, 32 hexadecimal digits, also turns
   * WalletConnect on, over the public relay.
   */
  readonly projectId?: string | undefined
  readonly networks: readonly [NetworkInput, ...NetworkInput[]]
  /** The network of a first visit without a wallet, and of wallets that have no network of their own. Default: the first of `networks`. */
  readonly defaultNetwork?: NetworkInput | undefined
  /** Whether a wallet that connects on another network is asked to switch to the active one, for apps on a single chain. Default off. */
  readonly switchOnConnect?: boolean | undefined
  readonly adapters?: readonly AdapterFactory[] | undefined
  readonly metadata?: Partial<Metadata> | undefined
  readonly features?: Partial<Features> | undefined
  readonly themeMode?: ThemeMode | undefined
  readonly themeVariables?: ThemeVariables | undefined
  /** Later: the token shown in place of the native coin, by CAIP-2 id. */
  readonly tokens?: Readonly<Record<CaipNetworkId, { readonly address: string; readonly image?: string }>> | undefined
  /** Whether the list leads to all wallets of the directory: always, never, or on phones only. Default `SHOW`. */
  readonly allWallets?: 'SHOW' | 'HIDE' | 'ONLY_MOBILE' | undefined
  /** Ids of the directory: only these are listed from it. */
  readonly includeWalletIds?: readonly string[] | undefined
  /** Wallet ids, names or reverse-DNS names that are never shown. */
  readonly excludeWalletIds?: readonly string[] | undefined
  /**
   * Reverse-DNS names, names or connector ids: of the wallets found on the page, only these are listed. Default all. WalletConnect and
   * wallets of the directory are not affected.
   */
  readonly includeInstalledWalletIds?: readonly string[] | undefined
  /** Ids of custom wallets and of the directory that come first, in this order. */
  readonly featuredWalletIds?: readonly string[] | undefined
  readonly customWallets?: readonly CustomWallet[] | undefined
  /** RPC URLs by CAIP-2 id. They are the only ones that are asked for that network, unless `rpcFallback` is on. */
  readonly customRpcUrls?: Readonly<Record<CaipNetworkId, readonly CustomRpcUrl[]>> | undefined
  /** Whether `services.rpc` and the network's own RPC URLs are asked when those named before them fail. Default off. */
  readonly rpcFallback?: boolean | undefined
  readonly termsConditionsUrl?: string | undefined
  readonly privacyPolicyUrl?: string | undefined
  /** The modal is part of the page, where `<appkit-modal>` stands, and never closes. */
  readonly enableEmbedded?: boolean | undefined
  /** The modal is not appended to the body; the app places `<appkit-modal>` itself. */
  readonly disableAppend?: boolean | undefined
  readonly defaultAccountTypes?: Partial<DefaultAccountTypes> | undefined
  /** Throws `SIGN_IN_NOT_AVAILABLE` until sign-in exists. Not together with `siwx`. */
  readonly siweConfig?: object | undefined
  /** Throws `SIGN_IN_NOT_AVAILABLE` until sign-in exists. Not together with `siweConfig`. */
  readonly siwx?: object | undefined
  readonly services?: Services | undefined
  /** Images by network id or CAIP-2 id. */
  readonly chainImages?: Readonly<Record<string, string>> | undefined
  /** Images by connector id. */
  readonly connectorImages?: Readonly<Record<string, string>> | undefined
  /** Whether wallets are offered at all. Default on. */
  readonly enableWallets?: boolean | undefined
  /** Whether a stored session is restored. Default on. */
  readonly enableReconnect?: boolean | undefined
  /** Whether the visitor may switch networks. Default on. */
  readonly enableNetworkSwitch?: boolean | undefined
  /** Whether "I have no wallet" help is offered. Default on. */
  readonly enableWalletGuide?: boolean | undefined
  /** Whether a network that was not asked for is accepted silently. Default off. */
  readonly allowUnsupportedChain?: boolean | undefined
  /**
   * Whether the picture of a name is loaded from the server that the owner of the name chose, which then learns the visitor's IP
   * address. Pictures that are data show always. Default off.
   */
  readonly enableNamePictures?: boolean | undefined
  /** Whether the app of a wallet is opened by its https link first, where it has one, and by its own scheme on wish. Default off. */
  readonly experimental_preferUniversalLinks?: boolean | undefined
  /**
   * Whether the modal refuses links with a user name, a password, a port, an IP address or a host with letters beyond a to z, instead of
   * showing their host before they open. Default off.
   */
  readonly strictLinks?: boolean | undefined
  /** Whether alerts are shown in the modal. Default on. */
  readonly debug?: boolean | undefined
  /** Language tag of the texts; default the page's `lang`, else English. */
  readonly locale?: string | undefined
  /**
   * When the modal's code may be loaded before a click: once the page has loaded and is idle, when a visitor points at, focuses or touches
   * a button, or never. A visitor who saves data, has a 2G line or is offline gets it on click. Default `idle`.
   */
  readonly prefetch?: PrefetchTime | undefined
  /** What stored keys begin with; two instances on a page that must not share sessions take two. Default `@latchkey`. */
  readonly storagePrefix?: string | undefined
}
