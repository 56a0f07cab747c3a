import type { WalletQuirks } from '../wallet/base/walletQuirks.js'

/** Features that a wallet protocol may lack. */
export type Lack =
  /** Discovery on the page. Without it, only the tests of open sessions run. */
  | 'discovery'
  /** Approving without any account ticked. */
  | 'emptyApproval'
  /** An event when the wallet selects another account. */
  | 'accountEvents'
  /** An event when the wallet ends the connection. */
  | 'disconnectEvents'
  /** A locked state. */
  | 'lock'
  /** Restoring a session without a window. */
  | 'restore'
  /** Revoking the permission. */
  | 'revoke'
  /** Networks that the wallet does not support. */
  | 'unknownNetwork'
  /** A name that the wallet chooses itself. */
  | 'ownName'
  /** An icon that the wallet chooses itself. */
  | 'ownIcon'
  /** More than one network. */
  | 'switching'
  /** Sharing several accounts at a time. */
  | 'severalAccounts'
  /** Several valid forms of an address. */
  | 'addressForms'
  /** Two wallets of the same name on a page. */
  | 'sameName'
  /** Objects that a script of the page can modify. */
  | 'tampering'
  /** A request that finds a transaction by its id. */
  | 'transactionLookup'

/**
 * Differences of a rig's wallets. Every missing feature is listed with its reason, so that no test is skipped silently.
 */
export type ConformanceTraits = {
  /**
   * Where the network is set: in the wallet, which is asked to switch, or on the page, whose requests name it. Default
   * `wallet`.
   */
  readonly switching?: 'wallet' | 'page' | undefined
  /** Quirks that only wallets of this namespace have. */
  readonly quirks?: readonly (keyof WalletQuirks)[] | undefined
  /** Missing features with their reasons. Their tests are replaced by tests of the alternative. */
  readonly lacks?: Readonly<Partial<Record<Lack, string>>> | undefined
}

/** Whether the wallets have a feature, that is, whether `lacks` does not list it. */
export function has(traits: ConformanceTraits, lack: Lack): boolean {
  return traits.lacks?.[lack] === undefined
}
