import { type Account, cleanText, truncateMiddle } from '@latchkey/common'

/** What the row of a shared account shows. */
export type SharedAccountStatus = {
  /** `undefined`: the address shows in place of a name. */
  readonly name: string | undefined
  /** The account in the label of its copy button. */
  readonly label: string
  /** The line below, in order. */
  readonly details: readonly AccountDetail[]
  /** The end of the row. `use` tells screen readers that a press makes the account active. */
  readonly end: 'current' | 'use' | undefined
}

export type AccountDetail =
  | { readonly kind: 'address' }
  /** The purpose of the account, if it is not obvious. */
  | { readonly kind: 'purpose'; readonly purpose: AccountPurpose }
  /** The cryptography of the key, such as `sr25519`. */
  | { readonly kind: 'keyType'; readonly keyType: string }

export type AccountPurpose = 'smartAccount' | 'forPayments' | 'forCollectibles'

const purposes: Readonly<Partial<Record<Account['type'], AccountPurpose>>> = {
  smartAccount: 'smartAccount',
  payment: 'forPayments',
  ordinal: 'forCollectibles',
}

/** Returns what the row of an account shows. */
export function readSharedAccount(
  { address, name: ownName, type, keyType }: Account,
  { isActive, isSelectable }: { readonly isActive: boolean; readonly isSelectable: boolean },
): SharedAccountStatus {
  const name = ownName ? cleanText(ownName) || undefined : undefined
  const purpose = purposes[type]
  return {
    name,
    label: name ?? truncateMiddle(address, 6, 4),
    details: [
      ...(name ? [{ kind: 'address' } as const] : []),
      ...(purpose ? [{ kind: 'purpose', purpose } as const] : []),
      ...(keyType ? [{ kind: 'keyType', keyType } as const] : []),
    ],
    end: isActive ? 'current' : isSelectable ? 'use' : undefined,
  }
}
