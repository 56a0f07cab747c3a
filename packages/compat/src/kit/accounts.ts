import type { Account, AccountView as OwnView } from '@latchkey/appkit'

/** The account, with its list as AppKit types it. */
export type AccountView = Omit<OwnView, 'allAccounts'> & {
  /** All accounts that the wallet shares. The one that acts by default is first. */
  readonly allAccounts: Account[]
}

/** Copies the list of accounts, because an app may change its own. */
export function describeAccount<View extends OwnView>(view: View): Omit<View, 'allAccounts'> & AccountView {
  return { ...view, allAccounts: [...view.allAccounts] }
}
