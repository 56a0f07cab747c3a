import type { WalletQuirks } from '../wallet/base/walletQuirks.js'

/** What a wallet protocol may lack. */
export type Lack =
  /** Being found on the page; what is left is tested on open sessions. */
  | 'discovery'
  /** Approving without any account ticked. */
  | 'emptyApproval'
  /** News of another account. */
  | 'accountEvents'
  /** News of a connection that was ended in the wallet. */
  | 'disconnectEvents'
  /** Locking. */
  | 'lock'
  /** Coming back without a window. */
  | 'restore'
  /** Taking the permission back. */
  | 'revoke'
  /** A network the wallet does not know. */
  | 'unknownNetwork'
  /** A name the wallet gives itself. */
  | 'ownName'
  /** A picture the wallet gives itself. */
  | 'ownIcon'
  /** Two wallets of one name on a page. */
  | 'sameName'
  /** Objects that a script of the page can change. */
  | 'tampering'

/** In what the wallets of a rig differ from others. Nothing is skipped silently: what they lack stands here with the reason. */
export type ConformanceTraits = {
  /** Who has the network: the wallet, which is asked to switch, or the page, whose requests each name theirs. Default `wallet`. */
  readonly switching?: 'wallet' | 'page' | undefined
  /** Quirks that only wallets of this namespace have. */
  readonly quirks?: readonly (keyof WalletQuirks)[] | undefined
  /** What the protocol lacks, each with the reason. Tests of it are not declared; what holds instead is tested. */
  readonly lacks?: Readonly<Partial<Record<Lack, string>>> | undefined
}

/** Whether the wallets have something. */
export function has(traits: ConformanceTraits, lack: Lack): boolean {
  return traits.lacks?.[lack] === undefined
}
