import type { AppKit as OwnAppKit, OpenOptions as OwnOpenOptions, ViewName } from '@latchkey/appkit'
import type { Logger } from '@latchkey/common'

/** The views of AppKit that do not exist yet, with the view that opens instead. */
const missingViews = {
  ApproveTransaction: undefined,
  OnRampProviders: undefined,
  ProfileWallets: 'Account',
  Swap: undefined,
  WalletSend: undefined,
} as const satisfies Record<string, ViewName | undefined>

/** The name of a view that does not exist yet. */
export type MissingView = keyof typeof missingViews

/** The views that `open` accepts. Those that do not exist yet open the default view. */
export type Views = ViewName | MissingView

/** Options of `open`. */
export type OpenOptions = Omit<OwnOpenOptions, 'view'> & {
  /** Default: the wallets, or the account of the connected wallet. */
  readonly view?: Views | undefined
}

/** Returns `open` for the views of AppKit. The console reports each view that does not exist yet once. */
export function createOpen(open: OwnAppKit['open'], logger: Pick<Logger, 'error'>) {
  const reported = new Set<MissingView>()
  return async ({ view, ...options }: OpenOptions = {}): Promise<void> => {
    if (!isMissing(view)) return open({ ...options, view })
    const instead = missingViews[view]
    if (!reported.has(view))
      logger.error(
        `[latchkey] The view "${view}" does not exist yet. The ${instead ? `view "${instead}"` : 'default view'} opens instead.`,
      )
    reported.add(view)
    return open({ ...options, view: instead })
  }
}

function isMissing(view: Views | undefined): view is MissingView {
  return view !== undefined && Object.hasOwn(missingViews, view)
}
