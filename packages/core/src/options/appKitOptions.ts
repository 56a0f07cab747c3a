import type {
  AccountType,
  AdapterFactory,
  CaipNetworkId,
  ChainNamespace,
  DiscoveryOptions,
  Metadata,
  NetworkInput,
  SIWEClient,
  SIWXConfig,
} from '@latchkey/common'
import type { BrowseLink } from '@latchkey/walletconnect/links'
import type { Features } from './featureSwitches.js'

/** The place in which the kit connects a wallet without a click: the in-app browser of a wallet. */
export type AutoConnect = 'wallet-browser'

/** When the modal's code may load before a click. */
export const prefetchTimes = ['idle', 'intent', 'none'] as const
/** One of {@link prefetchTimes}. */
export type PrefetchTime = (typeof prefetchTimes)[number]

/** The color schemes. */
export type ThemeMode = 'light' | 'dark'

/** Theme variables. The prefixes `--w3m-` and `--apkt-` have the same effect as `--latchkey-`. */
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
  /** A `data:` image, an `https:` URL, or a URL relative to the page. */
  readonly image_url?: string
  /** Deep link of the wallet's mobile app. */
  readonly mobile_link?: string
  /** Deep link of the wallet's desktop app. */
  readonly desktop_link?: string
  /** URL of the wallet's web app. */
  readonly webapp_link?: string
  /** Links that open a page in the in-app browser of the wallet. */
  readonly browse_links?: readonly BrowseLink[]
  /** URL in the App Store. */
  readonly app_store?: string
  /** URL in Google Play. */
  readonly play_store?: string
  /** URL in the Chrome Web Store. */
  readonly chrome_store?: string
  /** Reverse-DNS name of the installed wallet. The list shows the installed wallet instead of this entry. */
  readonly rdns?: string
}

/** A token whose balance shows instead of the native coin. */
export type ShownToken = {
  /** The address of the ERC-20 contract or of the Solana mint. */
  readonly address: string
  /** A `data:` image or an `https:` URL. */
  readonly image?: string | undefined
  /** Default: the symbol of the contract. Mints on Solana have none; for them, the default is the shortened address. */
  readonly symbol?: string | undefined
}

/** An RPC URL of the app. */
export type CustomRpcUrl = {
  readonly url: string
  /** Whether a wallet that adds the network receives the URL, including a key in it. Default off. */
  readonly shareWithWallet?: boolean | undefined
}

/** Base URLs of the services. The kit calls only the services that you set, and the default relay. */
export type Services = {
  /** Server of the wallet directory. Needs `projectId`. Default: the directory in the package. `false`: none. */
  readonly directory?: string | false
  /** Names and pictures of EVM addresses. ENS is the fallback. Needs `projectId`. */
  readonly chainData?: string
  /** Server that receives events, unless `features.analytics` is off. Needs `projectId`. */
  readonly analytics?: string
  /**
   * The WalletConnect relay, `wss:`. Needs `projectId`. Default, if `projectId` has 32 hexadecimal digits: the public
   * relay `wss://relay.walletconnect.org`. `false` turns WalletConnect off. A list sets alternative hosts of one relay
   * network. The kit tries the next host if one fails. The hosts must share their messages.
   */
  readonly relay?: string | readonly string[] | false
  /**
   * WalletConnect's verify server, such as `https://verify.walletconnect.org/v3`. A hidden frame calls it before each
   * pairing and request, so that the wallet can verify the page's origin. Needs a relay. Default off.
   */
  readonly verify?: string
  /** WalletConnect's telemetry server. It receives one event when the client starts. Needs a relay. Default off. */
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
   * Id of the app at the services. Services that need it are off if it is not set. An id of WalletConnect's dashboard
   * (32 hexadecimal digits) turns WalletConnect on, over the public relay.
   */
  readonly projectId?: string | undefined
  /** The networks of the app: networks of `@latchkey/appkit/networks`, viem chains, or your own. At least one. */
  readonly networks: readonly NetworkInput[]
  /** The active network of a first visit, until a wallet chooses another. Default: the first of `networks`. */
  readonly defaultNetwork?: NetworkInput | undefined
  /** Whether the kit asks a wallet that connects on another network to switch to the active one. Default off. */
  readonly switchOnConnect?: boolean | undefined
  /** One adapter per namespace. Without adapters, only WalletConnect is available. */
  readonly adapters?: readonly AdapterFactory[] | undefined
  /** Name, description, URL and icons of the app, which wallets show. Default: from the page. */
  readonly metadata?: Partial<Metadata> | undefined
  /** Feature switches. */
  readonly features?: Partial<Features> | undefined
  /** Default: the visitor's color scheme. */
  readonly themeMode?: ThemeMode | undefined
  /** Colors, font and sizes of the modal. */
  readonly themeVariables?: ThemeVariables | undefined
  /** By CAIP-2 id, the token whose balance shows instead of the native coin. For `eip155` and `solana` networks. */
  readonly tokens?: Readonly<Record<CaipNetworkId, ShownToken>> | undefined
  /** Shows the row *All wallets* always, never, or on phones only. Default `SHOW`. */
  readonly allWallets?: 'SHOW' | 'HIDE' | 'ONLY_MOBILE' | undefined
  /** Ids of the wallets of the directory to list. Default all. */
  readonly includeWalletIds?: readonly string[] | undefined
  /** Ids, names or reverse-DNS names of the wallets to hide. */
  readonly excludeWalletIds?: readonly string[] | undefined
  /** Reverse-DNS names, names or connector ids of the installed wallets to list. Default all. */
  readonly includeInstalledWalletIds?: readonly string[] | undefined
  /** Ids of custom wallets and of the directory that come first, in this order. */
  readonly featuredWalletIds?: readonly string[] | undefined
  /** Wallets to add to the list. */
  readonly customWallets?: readonly CustomWallet[] | undefined
  /** RPC URLs by CAIP-2 id. The kit uses no other URLs for the network, unless `rpcFallback` is on. */
  readonly customRpcUrls?: Readonly<Record<CaipNetworkId, readonly CustomRpcUrl[]>> | undefined
  /** Whether the kit uses `services.rpc` and the URLs of the network object if the preceding URLs fail. Default off. */
  readonly rpcFallback?: boolean | undefined
  /** Link to the app's terms, shown below the wallet list. */
  readonly termsConditionsUrl?: string | undefined
  /** Link to the app's privacy policy, shown below the wallet list. */
  readonly privacyPolicyUrl?: string | undefined
  /** Whether the modal renders inline, inside `<appkit-modal>`. It then never closes. Default off. */
  readonly enableEmbedded?: boolean | undefined
  /** Whether the app adds `<appkit-modal>` to the page. Otherwise the kit appends it to the body. Default off. */
  readonly disableAppend?: boolean | undefined
  /** Account types that come first. Default: `smartAccount` for `eip155`, `payment` for `bip122`, otherwise `eoa`. */
  readonly defaultAccountTypes?: Partial<DefaultAccountTypes> | undefined
  /** Sign-In with Ethereum, from `createSIWEConfig` of `@latchkey/siwx`. Not together with `siwx`. */
  readonly siweConfig?: SIWEClient | undefined
  /** Sign-in with a wallet, from `@latchkey/siwx` or your own. Not together with `siweConfig`. */
  readonly siwx?: SIWXConfig | undefined
  /** Base URLs of the services that the kit may call. */
  readonly services?: Services | undefined
  /** Images by network id or CAIP-2 id. */
  readonly chainImages?: Readonly<Record<string, string>> | undefined
  /** Images by connector id. */
  readonly connectorImages?: Readonly<Record<string, string>> | undefined
  /** Whether the modal offers wallets. Default on. */
  readonly enableWallets?: boolean | undefined
  /** Whether the kit restores stored connections. Default on. */
  readonly enableReconnect?: boolean | undefined
  /** Whether the kit writes a cookie without an address, so that the server can render "connecting". Default off. */
  readonly connectionHint?: boolean | undefined
  /** Whether the visitor may switch networks. Default on. */
  readonly enableNetworkSwitch?: boolean | undefined
  /** Whether the modal explains how to get a wallet. Default on. */
  readonly enableWalletGuide?: boolean | undefined
  /** Whether a wallet may be on an unsupported network without a notice. Default off. */
  readonly allowUnsupportedChain?: boolean | undefined
  /** Whether the kit fetches and shows balances. Default on. */
  readonly balances?: boolean | undefined
  /** Whether the kit looks up and shows names and avatars of addresses. Default on. */
  readonly identity?: boolean | undefined
  /**
   * Whether the kit loads the avatar of a name from the server that the owner of the name chose. That server learns the
   * visitor's IP address. Avatars in `data:` URLs always show. Default off.
   */
  readonly enableNamePictures?: boolean | undefined
  /** Whether the kit opens wallet apps with their https link first, and with their own scheme second. Default off. */
  readonly experimental_preferUniversalLinks?: boolean | undefined
  /**
   * Whether the modal refuses links with a user name, a password, a port, an IP address, or a host with letters other
   * than a to z. If off, the modal shows the host before it opens such a link. Default off.
   */
  readonly strictLinks?: boolean | undefined
  /**
   * Whether the modal opens with WalletConnect instead of the wallet list: with its QR code, on a phone with all
   * wallets. Default off.
   */
  readonly manualWCControl?: boolean | undefined
  /** Whether the modal covers the whole screen of a phone, instead of its lower part. Default off. */
  readonly enableMobileFullScreen?: boolean | undefined
  /** Parameters to remove from the page's URL when the modal opens the page in the in-app browser of a wallet. */
  readonly secretUrlParameters?: readonly string[] | undefined
  /** Whether the modal shows alerts about the configuration. Default on. */
  readonly debug?: boolean | undefined
  /** Language tag of the texts. Default: the page's `lang`, otherwise English. */
  readonly locale?: string | undefined
  /** Replacements for texts of the modal, in every language. The modal defines the keys. */
  readonly texts?: Readonly<Record<string, string>> | undefined
  /** Languages of the app, by language tag: a catalogue of the modal's texts, or a function that loads one. */
  readonly catalogues?: Readonly<Record<string, object>> | undefined
  /**
   * When the modal's code may load before a click. `intent`: when a visitor points at, focuses or touches a button.
   * `idle`: also when the page has loaded and is idle. `none`: never. If the visitor saves data, has a 2G connection or
   * is offline, the code loads on click. Default `idle`.
   */
  readonly prefetch?: PrefetchTime | undefined
  /**
   * `wallet-browser` connects the wallet without a click in the in-app browser of a wallet. If the wallet still shares
   * an account, it shows no prompt. Otherwise the kit asks the wallet once per visit. Default off.
   */
  readonly autoConnect?: AutoConnect | false | undefined
  /** Prefix of storage keys. Instances that must not share connections need different prefixes. Default `@latchkey`. */
  readonly storagePrefix?: string | undefined
}
