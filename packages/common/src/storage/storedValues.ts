import type { ChainNamespace } from '../caip/caipNetworkId.js'

/** The default of the option `storagePrefix`. */
export const defaultStoragePrefix = '@latchkey'

/** The start of the keys of each group of {@link storedValues}, below `<storagePrefix>/`. */
export const storageScopes = {
  core: () => '',
  /** Dropped when the storage is full. */
  cache: () => 'cache/',
  walletConnect: () => 'wc/',
  adapter: (namespace: ChainNamespace) => `${namespace}/`,
} as const

/**
 * What removes a stored value. `disconnect`: the page or the visitor ends the connection. `sessionEnd`: the wallet ends
 * it. `otherWallet`: another wallet connects in the namespace. `signOut`: the visitor signs out, by default with a
 * disconnect. `response`: the wallet or the relay responds. `visit`: the tab closes. `atOnce`: the kit removes
 * the value as soon as it has written it. `never`: the visitor clears the data of the site.
 */
export type ClearedBy =
  | 'disconnect'
  | 'sessionEnd'
  | 'otherWallet'
  | 'signOut'
  | 'fullStorage'
  | 'expiry'
  | 'response'
  | 'visit'
  | 'atOnce'
  | 'never'

/** A value that the kit stores. `Ids` are the parts of the key that vary. */
export type StoredValue<Ids extends readonly string[] = readonly string[]> = {
  readonly clearedBy: readonly ClearedBy[]
  readonly place: 'localStorage' | 'sessionStorage' | 'cookie'
  /** Returns the key after the start of its group. */
  key(...ids: Ids): string
}

/**
 * Everything that the kit stores in a browser, by the code that reads and writes it, with what removes it. Each comment
 * says what is stored. `node scripts/docs/writeStorage.mjs` writes this table into `docs/security.md`.
 */
export const storedValues = {
  core: {
    /**
     * For each connection, the preferred one first: wallet id, network, and a 16-bit hash of the account, which many
     * addresses share. If the visitor chose the account in the modal, also the hash of the wallet's first account. Over
     * WalletConnect also the id of the wallet's image in the directory, and the name that the wallet states.
     */
    connections: row(['disconnect', 'sessionEnd'], (namespace: string) => `connections/${namespace}`),
    /** Last active network. */
    activeNetwork: row(['never'], () => 'active-network'),
    /** Last active network of a namespace. */
    namespaceNetwork: row(['never'], (namespace: string) => `active-network/${namespace}`),
    /** Id, reverse-DNS name, name and namespace of two wallets. */
    recentWallets: row(['never'], () => 'recent-wallets'),
    /** Name and link of the last opened wallet app. */
    walletLink: row(['never'], () => 'walletLink'),
    /**
     * A sign-in or sign-out, so that other tabs follow it: the network, and a 16-bit hash of the account, which many
     * addresses share.
     */
    signInChange: row(['atOnce'], () => 'sign-in-change'),
    /**
     * With `autoConnect`, or with the SDK of Safe or mini apps: whether the kit asked the wallet in this visit, and
     * whether the visitor rejected or disconnected.
     */
    autoConnect: row(['visit'], () => 'auto-connect', 'sessionStorage'),
    /**
     * With the option `connectionHint`: the namespaces with a stored connection. Expires 180 days after the last visit.
     */
    connectionHint: row(['disconnect', 'sessionEnd', 'expiry'], () => 'connection', 'cookie'),
    /**
     * With `DefaultSIWX`: the signed sign-in messages, which contain addresses, and their signatures. They expire, by
     * default after seven days.
     */
    signIn: row(['signOut', 'expiry'], () => 'sign-in'),
    /**
     * With `createServiceSiwx` and a server that returns tokens, such as the services: the access token and the refresh
     * token of each namespace, and the URL of the server. They end with the session.
     */
    signInTokens: row(['signOut', 'expiry'], () => 'sign-in-tokens'),
  },
  cache: {
    /** Balances by account. They expire after a short time. */
    balances: row(['disconnect', 'sessionEnd', 'otherWallet', 'fullStorage'], () => 'balances'),
    /** Names and avatars of `services.chainData` by account. They expire after a short time. */
    identities: row(['disconnect', 'sessionEnd', 'otherWallet', 'fullStorage'], () => 'identities'),
    /** Names and avatars of the namespace's name service by account. They expire after a short time. */
    names: row(['disconnect', 'sessionEnd', 'otherWallet', 'fullStorage'], () => 'names'),
  },
  walletConnect: {
    /**
     * The random key that identifies the page to the relay (`client_ed25519_seed`), which stays, and the key of each
     * session.
     */
    keys: row(['disconnect', 'sessionEnd'], (tag: string) => `key:${tag}`),
    /** The sessions, in the format of the WalletConnect client. */
    sessions: row(['disconnect', 'sessionEnd'], (version: string) => `wc@${version}//session`),
    /** When sessions expire, in the format of the WalletConnect client. */
    expiry: row(['disconnect', 'sessionEnd'], (version: string) => `wc@${version}//expirer`),
    /** When each message was handled, by topic and authentication tag. Expires after 25 hours. */
    messages: row(['expiry'], () => 'messages'),
    /** The time of the last event of each session. */
    events: row(['disconnect', 'sessionEnd'], () => 'events'),
    /** When the page last extended each session. */
    extending: row(['disconnect', 'sessionEnd'], () => 'extending'),
    /** The topics of ended sessions whose wallet was not notified yet. The relay's response removes a topic. */
    disconnecting: row(['response'], () => 'disconnecting'),
    /** The topic of the session that each namespace uses. */
    topics: row(['disconnect', 'sessionEnd'], () => 'used'),
  },
  adapter: {
    /** Addresses and public keys of a Bitcoin wallet that cannot return them without a prompt. */
    session: row(['disconnect', 'sessionEnd', 'otherWallet'], (wallet: string) => `session:${wallet}`),
    /** The Polkadot wallet was connected here. */
    enabled: row(['disconnect', 'sessionEnd'], (wallet: string) => `enabled:${wallet}`),
    /** The wallet responds to silent requests within a second. A slower response removes the value. */
    silent: row(['response'], (wallet: string) => `silent:${wallet}`),
    /** The wallet did not respond to a silent request. A response or a new connection removes the value. */
    unanswered: row(['response'], (wallet: string) => `unanswered:${wallet}`),
  },
} as const

function row<Ids extends readonly string[]>(
  clearedBy: readonly ClearedBy[],
  key: (...ids: Ids) => string,
  place: StoredValue['place'] = 'localStorage',
): StoredValue<Ids> {
  return { clearedBy, place, key }
}
