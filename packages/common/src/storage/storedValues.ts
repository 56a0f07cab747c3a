import type { ChainNamespace } from '../caip/caipNetworkId.js'

/** The default of the option `storagePrefix`. */
export const defaultStoragePrefix = '@latchkey'

/** The code that reads and writes a value. */
export type StorageOwner = keyof typeof storageScopes

/** The start of each owner's keys, below `<storagePrefix>/`. */
export const storageScopes = {
  core: () => '',
  /** Dropped when the storage is full. */
  cache: () => 'cache/',
  walletConnect: () => 'wc/',
  adapter: (namespace: ChainNamespace) => `${namespace}/`,
} as const

/**
 * How long a value is stored: until the visit ends because the tab closes, until the wallet is disconnected, or until the visitor clears the
 * data of the site.
 */
export type StoredLifetime = 'visit' | 'disconnect' | 'cleared'

/** A value that the kit stores. `Ids` are the parts of the key that vary. */
export type StoredValue<Ids extends readonly string[] = readonly string[]> = {
  readonly owner: StorageOwner
  readonly lifetime: StoredLifetime
  readonly place: 'localStorage' | 'sessionStorage' | 'cookie'
  /** Returns the key below the scope of its owner. */
  key(...ids: Ids): string
}

/**
 * Everything that the kit stores in a browser. Each comment says what is stored and, after "Until", what removes it.
 * `node scripts/docs/writeStorage.mjs` writes this table into `docs/security.md`.
 */
export const storedValues = {
  /**
   * For each connection, the shown one first: wallet id, network, and a 16-bit hash of the account, which many addresses share. If the
   * visitor chose the account in the modal, also the hash of the wallet's first account. Over WalletConnect also the id of the wallet's image
   * in the directory, and the name that the wallet states.
   *
   * Until disconnect, or the wallet ends the session.
   */
  connections: row('core', 'disconnect', (namespace: string) => `connections/${namespace}`),
  /** Last active network. */
  activeNetwork: row('core', 'cleared', () => 'active-network'),
  /** Last active network of a namespace. */
  namespaceNetwork: row('core', 'cleared', (namespace: string) => `active-network/${namespace}`),
  /** Id, reverse-DNS name, name and namespace of two wallets. */
  recentWallets: row('core', 'cleared', () => 'recent-wallets'),
  /** Name and link of the last opened wallet app. */
  walletLink: row('core', 'cleared', () => 'walletLink'),
  /**
   * With `autoConnect`, or with the SDK of Safe or mini apps: whether the kit asked the wallet in this visit, and whether the visitor
   * rejected or disconnected.
   */
  autoConnect: row('core', 'visit', () => 'auto-connect', 'sessionStorage'),
  /**
   * With the option `connectionHint`: the namespaces with a stored connection.
   *
   * Until disconnect, or 180 days after the last visit.
   */
  connectionHint: row('core', 'disconnect', () => 'connection', 'cookie'),
  /**
   * Balances by account. They expire after a short time.
   *
   * Until disconnect, the wallet ends the session, another wallet connects, or storage is full.
   */
  balances: row('cache', 'disconnect', () => 'balances'),
  /**
   * Names and avatars of `services.chainData` by account. They expire after a short time.
   *
   * Until disconnect, the wallet ends the session, another wallet connects, or storage is full.
   */
  identities: row('cache', 'disconnect', () => 'identities'),
  /**
   * Names and avatars of the namespace's name service by account. They expire after a short time.
   *
   * Until disconnect, the wallet ends the session, another wallet connects, or storage is full.
   */
  names: row('cache', 'disconnect', () => 'names'),
  /**
   * Addresses and public keys of a Bitcoin wallet that cannot return them without a prompt. Not stored with `enableReconnect: false`.
   *
   * Until disconnect, the wallet ends the session, or another wallet connects.
   */
  session: row('adapter', 'disconnect', (wallet: string) => `session:${wallet}`),
  /**
   * The Polkadot wallet was connected here.
   *
   * Until disconnect.
   */
  enabled: row('adapter', 'disconnect', (wallet: string) => `enabled:${wallet}`),
  /**
   * The wallet responds to silent requests within a second.
   *
   * Until a slower response.
   */
  silent: row('adapter', 'cleared', (wallet: string) => `silent:${wallet}`),
  /**
   * The wallet did not respond to a silent request.
   *
   * Until the wallet responds, or connects again.
   */
  unanswered: row('adapter', 'cleared', (wallet: string) => `unanswered:${wallet}`),
} as const

function row<Ids extends readonly string[]>(
  owner: StorageOwner,
  lifetime: StoredLifetime,
  key: (...ids: Ids) => string,
  place: StoredValue['place'] = 'localStorage',
): StoredValue<Ids> {
  return { owner, lifetime, place, key }
}
