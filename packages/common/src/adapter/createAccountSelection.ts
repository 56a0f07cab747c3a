import { invalidParams } from '../errors/actionErrors.js'
import type { Account } from './account.js'
import { isSelectable } from './namespaceTraits.js'
import type { AccountChoice } from './session.js'

/**
 * Which of a wallet's accounts is active: the wallet's first account, or the one that the page selected. A selection
 * ends when the wallet puts another account first, or no longer shares the selected one.
 */
export type AccountSelection<T> = {
  /** Selects an account by its id. Returns whether the selection changed. */
  select(id: string): boolean
  /** Notes that the wallet changed its accounts. */
  follow(shared: readonly T[]): void
  /**
   * Notes the accounts of another network. They may have another order although the visitor selected nothing in the
   * wallet.
   */
  move(shared: readonly T[]): void
  /** Returns the accounts with the active one first, as they would be after `follow`. Changes nothing. */
  order(shared: readonly T[]): readonly T[]
  /** Returns the selection as a session reports it: `undefined` while the wallet's order counts. */
  choice(address: string | undefined, walletAddress: string | undefined): AccountChoice | undefined
}

/**
 * Creates an {@link AccountSelection} of the accounts that the wallet shares, in its order. `idOf` identifies an
 * account.
 */
export function createAccountSelection<T>(shared: readonly T[], idOf: (account: T) => string): AccountSelection<T> {
  let walletId = firstId(shared)
  let selectedId: string | undefined

  function firstId([first]: readonly T[]): string | undefined {
    return first === undefined ? undefined : idOf(first)
  }

  function find(accounts: readonly T[]): T | undefined {
    return selectedId === undefined ? undefined : accounts.find((account) => idOf(account) === selectedId)
  }

  return {
    select(id) {
      if (id === selectedId) return false
      selectedId = id
      return true
    },
    follow(next) {
      if (firstId(next) !== walletId || find(next) === undefined) selectedId = undefined
      walletId = firstId(next)
    },
    move(next) {
      if (find(next) === undefined) selectedId = undefined
      walletId = firstId(next)
    },
    order(accounts) {
      const selected = firstId(accounts) === walletId ? find(accounts) : undefined
      return selected === undefined ? accounts : [selected, ...accounts.filter((account) => account !== selected)]
    },
    choice: (address, walletAddress) =>
      selectedId === undefined || address === undefined || walletAddress === undefined
        ? undefined
        : { address, walletAddress },
  }
}

/** Throws `INVALID_PARAMS` unless the wallet shares the account and {@link isSelectable} holds. */
export function assertSelectable(account: Pick<Account, 'type'> | undefined): void {
  if (!account) throw invalidParams('address', 'is none that the wallet shares')
  if (!isSelectable(account))
    throw invalidParams('address', 'is for collectibles, so it cannot become the active account')
}
