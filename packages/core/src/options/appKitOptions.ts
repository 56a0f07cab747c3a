import type {
  AccountType,
  AdapterFactory,
  CaipNetworkId,
  ChainNamespace,
  DiscoveryOptions,
  Metadata,
  NetworkInput,
} from '@latchkey/common'
import type { BrowseLink } from '@latchkey/walletconnect/links'
import type { ConnectorGroup } from './connectorGroups.js'

/** The social logins, in their default order. */
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

/**
 * Feature switches. Those with *no effect yet* are validated, but their feature does not exist; the console reports them once if they are turned
 * on.
 */
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
  /** No effect yet: the account has no Activity tab. Default on. */
  readonly history: boolean
  /** Whether events are sent to `services.analytics`, if it is set, once the modal was opened. Default on. */
  readonly analytics: boolean
  /** Whether the list leads to all wallets of the directory. Default on. */
  readonly allWallets: boolean
  /** Checkbox that the visitor ticks before choosing a wallet; needs a terms or privacy URL. Default off. */
  readonly legalCheckbox: boolean
  /** No effect yet. Default off. */
  readonly smartSessions: boolean
  /** No effect yet. Hides the wallets behind one row where e-mail or social logins are shown. Default off. */
  readonly collapseWallets: boolean
  /** No effect yet. */
  readonly connectMethodsOrder: readonly ConnectMethod[]
  /** Order of the groups in the wallet list. */
  readonly connectorTypeOrder: readonly ConnectorGroup[]
  /** No effect yet. */
  readonly walletFeaturesOrder: readonly WalletFeature[]
}

/** Where a page connects without a click. */
export type AutoConnect = 'wallet-browser'

/** When the modal's code may be loaded before a click. */
export const prefetchTimes = ['idle', 'intent', 'none'] as const
/** One of {@link prefetchTimes}. */
export type PrefetchTime = (typeof prefetchTimes)[number]

/** The colour schemes. */
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

/** A wallet that the app adds to the list. */
export type CustomWallet = {
  readonly id: string
  readonly name: string
  /** URL of the wallet's site. */
  readonly homepage?: string
  /** A `data:` image, an `https:` URL, or one relative to the page. */
  readonly image_url?: string
  /** Deep link of the wallet's mobile app. */
  readonly mobile_link?: string
  /** Deep link of the wallet's desktop app. */
  readonly desktop_link?: string
  /** URL of the wallet as a web app. */
  readonly webapp_link?: string
  /** Links that open a page in the browser of the wallet's mobile app. */
  readonly browse_links?: readonly BrowseLink[]
  /** URL in the App Store. */
  readonly app_store?: string
  /** URL in Google Play. */
  readonly play_store?: string
  /** URL in the Chrome Web Store. */
  readonly chrome_store?: string
  /** Reverse-DNS name by which the installed wallet is recognized. */
  readonly rdns?: string
}

/** A token whose balance is shown in place of the native coin. */
export type ShownToken = {
  /** The address of the ERC-20 contract or of the Solana mint. */
  readonly address: string
  /** A `data:` image or an `https:` URL. */
  readonly image?: string | undefined
  /** Default: the contract's own, or the shortened address if it has none, as on Solana. */
  readonly symbol?: string | undefined
}

/** An RPC URL of the app. */
export type CustomRpcUrl = {
  readonly url: string
  /** Whether wallets that add the network receive the URL, including a key in it. Default off. */
  readonly shareWithWallet?: boolean | undefined
}

/** Base URLs of the services that the kit may call. It calls only those that are set, besides the default relay. */
export type Services = {
  /**
   * Server of the wallet directory. Needs `projectId`. Default: the directory in the package, without any server. `false` lists no wallets of
   * a directory.
   */
  readonly directory?: string | false
  /** Names and pictures of EVM addresses. ENS is the fallback. Needs `projectId`. */
  readonly chainData?: string
  /** Where events are sent, unless `features.analytics` is off. Needs `projectId`. */
  readonly analytics?: string
  /**
   * The WalletConnect relay, `wss:`. Needs `projectId`. Default: the public relay `wss://relay.walletconnect.org`, if `projectId` has 32
   * hexadecimal digits, as that relay requires. `false` turns WalletConnect off. A list names alternative hosts of one relay network, which
   * are tried in turn when one cannot be reached. Hosts of different networks do not work: their wallets and pages would not meet.
   */
  readonly relay?: string | readonly string[] | false
  /**
   * WalletConnect's verify server, such as `https://verify.walletconnect.org/v3`. A hidden frame calls it before each QR code and each
   * WalletConnect request, so that the wallet can show the request's origin. Needs a relay. Default off.
   */
  readonly verify?: string
  /** WalletConnect's telemetry, such as `https://pulse.walletconnect.org/batch`: receives one event when the client starts. Needs a relay. Default off. */
  readonly telemetry?: string
  /** RPC of known networks without `customRpcUrls`, at `<rpc>/v1/?chainId=…&projectId=…`. Needs `projectId`. */
  readonly rpc?: string
  /** No effect yet. */
  readonly secureFrame?: string
}

/** The preferred account type by namespace. */
export type DefaultAccountTypes = Readonly<Record<ChainNamespace, AccountType>>

/**
 * Options of `createCore`, and of `createAppKit` except `texts` and `catalogues`.
 *
 * @interface
 */
export type AppKitOptions = Partial<DiscoveryOptions> & {
  /**
   * Sent to services only. Without it, services that need it stay off. An id of WalletConnect's dashboard (32 hexadecimal digits) turns
   * WalletConnect on, over the public relay.
   */
  readonly projectId?: string | undefined
  /** The networks that the app supports: of `@latchkey/appkit/networks`, viem chains, or your own. At least one. */
  readonly networks: readonly [NetworkInput, ...NetworkInput[]]
  /** The network of a first visit without a wallet, and of wallets without their own network. Default: the first of `networks`. */
  readonly defaultNetwork?: NetworkInput | undefined
  /** Whether a wallet that connects on another network is asked to switch to the active one, for apps with a single network. Default off. */
  readonly switchOnConnect?: boolean | undefined
  /** One adapter per namespace. Without adapters only WalletConnect is available. */
  readonly adapters?: readonly AdapterFactory[] | undefined
  /** Name, description, URL and icons of the app, shown to wallets. Default: from the page. */
  readonly metadata?: Partial<Metadata> | undefined
  /** Feature switches. */
  readonly features?: Partial<Features> | undefined
  /** Default: the visitor's colour scheme. */
  readonly themeMode?: ThemeMode | undefined
  /** Colours, font and sizes of the modal. */
  readonly themeVariables?: ThemeVariables | undefined
  /** The token whose balance is shown in place of the native coin, by CAIP-2 id. For `eip155` and `solana` networks. */
  readonly tokens?: Readonly<Record<CaipNetworkId, ShownToken>> | undefined
  /** Whether the list leads to all wallets of the directory: always, never, or on phones only. Default `SHOW`. */
  readonly allWallets?: 'SHOW' | 'HIDE' | 'ONLY_MOBILE' | undefined
  /** Ids of the directory: only these are listed from it. */
  readonly includeWalletIds?: readonly string[] | undefined
  /** Wallet ids, names or reverse-DNS names that are never shown. */
  readonly excludeWalletIds?: readonly string[] | undefined
  /**
   * Reverse-DNS names, names or connector ids of the installed wallets to list. Default all. WalletConnect and wallets of the directory are
   * not affected.
   */
  readonly includeInstalledWalletIds?: readonly string[] | undefined
  /** Ids of custom wallets and of the directory that come first, in this order. */
  readonly featuredWalletIds?: readonly string[] | undefined
  /** Wallets to add to the list. */
  readonly customWallets?: readonly CustomWallet[] | undefined
  /** RPC URLs by CAIP-2 id. No other URLs are used for that network unless `rpcFallback` is on. */
  readonly customRpcUrls?: Readonly<Record<CaipNetworkId, readonly CustomRpcUrl[]>> | undefined
  /** Whether `services.rpc` and the network's own RPC URLs are fallbacks of the preceding ones. Default off. */
  readonly rpcFallback?: boolean | undefined
  /** Link to the app's terms, shown below the wallet list. */
  readonly termsConditionsUrl?: string | undefined
  /** Link to the app's privacy policy, shown below the wallet list. */
  readonly privacyPolicyUrl?: string | undefined
  /** The modal is part of the page, at `<appkit-modal>`, and never closes. */
  readonly enableEmbedded?: boolean | undefined
  /** The modal is not appended to the body; the app places `<appkit-modal>` itself. */
  readonly disableAppend?: boolean | undefined
  /** The preferred account type by namespace. Default: `smartAccount` for `eip155`, `payment` for `bip122`, else `eoa`. */
  readonly defaultAccountTypes?: Partial<DefaultAccountTypes> | undefined
  /** Throws `SIGN_IN_NOT_AVAILABLE` until sign-in exists. Not together with `siwx`. */
  readonly siweConfig?: object | undefined
  /** Throws `SIGN_IN_NOT_AVAILABLE` until sign-in exists. Not together with `siweConfig`. */
  readonly siwx?: object | undefined
  /** Base URLs of the services that the kit may call. */
  readonly services?: Services | undefined
  /** Images by network id or CAIP-2 id. */
  readonly chainImages?: Readonly<Record<string, string>> | undefined
  /** Images by connector id. */
  readonly connectorImages?: Readonly<Record<string, string>> | undefined
  /** Whether the modal offers wallets. Default on. */
  readonly enableWallets?: boolean | undefined
  /** Whether stored connections are restored. Default on. */
  readonly enableReconnect?: boolean | undefined
  /**
   * Whether a cookie tells the server in which namespaces the page restores a wallet, so that it renders "connecting" and not "connect". The
   * cookie has no address. Default off.
   */
  readonly connectionHint?: boolean | undefined
  /** Whether the visitor may switch networks. Default on. */
  readonly enableNetworkSwitch?: boolean | undefined
  /** Whether the modal explains how to get a wallet. Default on. */
  readonly enableWalletGuide?: boolean | undefined
  /** Whether a wallet may be on an unsupported network without a notice. Default off. */
  readonly allowUnsupportedChain?: boolean | undefined
  /** Whether balances are fetched and shown. Default on. */
  readonly balances?: boolean | undefined
  /** Whether names and pictures of addresses are looked up and shown. Default on. */
  readonly identity?: boolean | undefined
  /**
   * Whether the picture of a name is loaded from the server that the owner of the name chose. That server learns the visitor's IP address.
   * Pictures in `data:` URLs always show. Default off.
   */
  readonly enableNamePictures?: boolean | undefined
  /** Whether wallet apps are opened by their https link before their own scheme. Default off. */
  readonly experimental_preferUniversalLinks?: boolean | undefined
  /**
   * Whether the modal refuses links with a user name, a password, a port, an IP address or a host with letters beyond a to z. Otherwise it
   * shows their host before it opens them. Default off.
   */
  readonly strictLinks?: boolean | undefined
  /**
   * Parameters that a wallet app does not receive when the modal opens this page in the app's browser, for example a session token. They are
   * removed from the query and the fragment of the page's URL.
   */
  readonly secretUrlParameters?: readonly string[] | undefined
  /** Whether alerts are shown in the modal. Default on. */
  readonly debug?: boolean | undefined
  /** Language tag of the texts. Default: the page's `lang`, else English. */
  readonly locale?: string | undefined
  /** Replacements for texts of the modal, in every language. The modal defines the keys. */
  readonly texts?: Readonly<Record<string, string>> | undefined
  /** Languages of the app, by language tag: a catalogue of the modal's texts, or a function that loads one. The modal defines its shape. */
  readonly catalogues?: Readonly<Record<string, object>> | undefined
  /**
   * When the modal's code may load before a click: `idle` once the page has loaded and is idle, `intent` on pointer, focus or touch of a
   * button, `none` on click. With save-data, on 2G and offline it loads on click. Default `idle`.
   */
  readonly prefetch?: PrefetchTime | undefined
  /**
   * `wallet-browser` connects the wallet without a click in the browser of a wallet app: without a prompt if the wallet still shares an
   * account, otherwise by asking once per visit. Default off.
   */
  readonly autoConnect?: AutoConnect | false | undefined
  /** Prefix of storage keys. Instances that must not share connections need different prefixes. Default `@latchkey`. */
  readonly storagePrefix?: string | undefined
}
