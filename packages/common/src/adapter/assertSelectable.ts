import { invalidParams } from '../errors/invalidParams.js'
import type { Account } from './account.js'
import { isSelectable } from './isSelectable.js'

/** Throws `INVALID_PARAMS` unless the wallet shares the account and {@link isSelectable} holds. */
export function assertSelectable(account: Pick<Account, 'type'> | undefined): void {
  if (!account) throw invalidParams('address', 'is none that the wallet shares')
  if (!isSelectable(account))
    throw invalidParams('address', 'is for collectibles, so it cannot become the active account')
}
