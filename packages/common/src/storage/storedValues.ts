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
 * How long a value is stored: until the visit ends because the tab closes, until the wallet is disconnected, or until
 * the visitor clears the data of the site.
 */
export type StoredLifetime = 'visit' | 'disconnect' | 'cleared'

/** A value that the kit stores. `Ids` are the parts of the key that vary. */
export type StoredValue<Ids extends readonly string[] = readonly string[]> = {
  readonly lifetime: StoredLifetime
  readonly place: 'localStorage' | 'sessionStorage' | 'cookie'
  /** Returns the key after the start of its group. */
  key(...ids: Ids): string
}

/**
 * Everything that the kit stores in a browser, by the code that reads and writes it. Each comment says what is stored
 * and, after "Until", what removes it. `node scripts/docs/writeStorage.mjs` writes this table into `docs/security.md`.
 */
export const storedValues = {
  core: {
    /**
     * For each connection, the preferred one first: wallet id, network, and a 16-bit hash of the account, which many
     * addresses share. If the visitor chose the account in the modal, also the hash of the wallet's first account. Over
     * WalletConnect also the id of the wallet's image in the directory, and the name that the wallet states.
     *
     * Until disconnect, or the wallet ends the session.
     */
    connections: row('disconnect', (namespace: string) => `connections/${namespace}`),
    /** Last active network. */
    activeNetwork: row('cleared', () => 'active-network'),
    /** Last active network of a namespace. */
    namespaceNetwork: row('cleared', (namespace: string) => `active-network/${namespace}`),
    /** Id, reverse-DNS name, name and namespace of two wallets. */
    recentWallets: row('cleared', () => 'recent-wallets'),
    /** Name and link of the last opened wallet app. */
    walletLink: row('cleared', () => 'walletLink'),
    /**
     * With `autoConnect`, or with the SDK of Safe or mini apps: whether the kit asked the wallet in this visit, and
     * whether the visitor rejected or disconnected.
     */
    autoConnect: row('visit', () => 'auto-connect', 'sessionStorage'),
    /**
     * With the option `connectionHint`: the namespaces with a stored connection.
     *
     * Until disconnect, or 180 days after the last visit.
     */
    connectionHint: row('disconnect', () => 'connection', 'cookie'),
  },
  cache: {
    /**
     * Balances by account. They expire after a short time.
     *
     * Until disconnect, the wallet ends the session, another wallet connects, or storage is full.
     */
    balances: row('disconnect', () => 'balances'),
    /**
     * Names and avatars of `services.chainData` by account. They expire after a short time.
     *
     * Until disconnect, the wallet ends the session, another wallet connects, or storage is full.
     */
    identities: row('disconnect', () => 'identities'),
    /**
     * Names and avatars of the namespace's name service by account. They expire after a short time.
     *
     * Until disconnect, the wallet ends the session, another wallet connects, or storage is full.
     */
    names: row('disconnect', () => 'names'),
  },
  walletConnect: {
    /**
     * The random key that identifies the page to the relay (`client_ed25519_seed`), and the key of each session.
     *
     * Until the session ends. The key of the page stays.
     */
    keys: row('disconnect', (tag: string) => `key:${tag}`),
    /**
     * The sessions, in the format of the WalletConnect client.
     *
     * Until the session ends.
     */
    sessions: row('disconnect', (version: string) => `wc@${version}//session`),
    /**
     * When sessions expire, in the format of the WalletConnect client.
     *
     * Until the session ends.
     */
    expiry: row('disconnect', (version: string) => `wc@${version}//expirer`),
    /**
     * When each message was handled, by topic and authentication tag.
     *
     * Until 25 hours after the message.
     */
    messages: row('cleared', () => 'messages'),
    /**
     * The time of the last event of each session.
     *
     * Until the session ends.
     */
    events: row('disconnect', () => 'events'),
    /**
     * When the page last extended each session.
     *
     * Until the session ends.
     */
    extending: row('disconnect', () => 'extending'),
    /**
     * The topics of ended sessions whose wallet was not notified yet.
     *
     * Until the wallet is notified.
     */
    disconnecting: row('cleared', () => 'disconnecting'),
    /**
     * The topic of the session that each namespace uses.
     *
     * Until disconnect.
     */
    topics: row('disconnect', () => 'used'),
  },
  adapter: {
    /**
     * Addresses and public keys of a Bitcoin wallet that cannot return them without a prompt.
     *
     * Until disconnect, the wallet ends the session, or another wallet connects.
     */
    session: row('disconnect', (wallet: string) => `session:${wallet}`),
    /**
     * The Polkadot wallet was connected here.
     *
     * Until disconnect.
     */
    enabled: row('disconnect', (wallet: string) => `enabled:${wallet}`),
    /**
     * The wallet responds to silent requests within a second.
     *
     * Until a slower response.
     */
    silent: row('cleared', (wallet: string) => `silent:${wallet}`),
    /**
     * The wallet did not respond to a silent request.
     *
     * Until the wallet responds, or connects again.
     */
    unanswered: row('cleared', (wallet: string) => `unanswered:${wallet}`),
  },
} as const

function row<Ids extends readonly string[]>(
  lifetime: StoredLifetime,
  key: (...ids: Ids) => string,
  place: StoredValue['place'] = 'localStorage',
): StoredValue<Ids> {
  return { lifetime, place, key }
}
