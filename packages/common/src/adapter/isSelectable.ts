import type { Account } from './account.js'

/** Returns whether a page can make an account active. A Bitcoin wallet's address for ordinals holds collectibles, not payments. */
export function isSelectable({ type }: Pick<Account, 'type'>): boolean {
  return type !== 'ordinal'
}
