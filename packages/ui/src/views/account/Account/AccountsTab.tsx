import type { Account } from '@latchkey/common'
import { useState } from 'react'
import type { AccountTabProps } from './accountSlot.js'
import { SharedAccountRow } from './SharedAccountRow.js'

/**
 * Lists every account that the wallet shares. A press on a row makes the account active. The rows keep their places
 * while the tab shows, although the active account is the first one of the state.
 */
export function AccountsTab({ account }: AccountTabProps) {
  const { allAccounts, address: active, selectableAddresses } = account
  const [places] = useState(() => allAccounts.map(({ address }) => address))
  return (
    <ul className="list shared-accounts">
      {inPlaces(allAccounts, places).map((each) => (
        <SharedAccountRow
          key={`${each.address} ${each.type}`}
          account={each}
          isActive={each.address === active}
          isSelectable={selectableAddresses.includes(each.address)}
        />
      ))}
    </ul>
  )
}

/** Sorts accounts by the places that they had. New accounts follow at the end. */
function inPlaces(accounts: readonly Account[], places: readonly string[]): readonly Account[] {
  const placeOf = ({ address }: Account) => (places.includes(address) ? places.indexOf(address) : places.length)
  return [...accounts].sort((a, b) => placeOf(a) - placeOf(b))
}
