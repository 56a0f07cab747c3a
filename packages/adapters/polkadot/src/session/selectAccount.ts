import { assertSelectable, bytesToHex, createError, errors } from '@latchkey/common'
import { parseAddress } from '../address/address.js'
import { toAccount } from '../wallet/accounts.js'
import { publishAccounts } from './applyUpdate.js'
import { orderedAccounts, type SessionState } from './sessionState.js'

/** Makes a shared account active. Accepts its address with any prefix. */
export function selectAccount(state: SessionState, address: string): void {
  const { life, selection, network } = state
  if (life.ended.aborted) throw createError(errors.NOT_CONNECTED)
  const wanted = bytesToHex(parseAddress(address, 'address').accountId)
  const account = orderedAccounts(state).find(({ id }) => id === wanted)
  assertSelectable(account && toAccount(account, network.ss58Format))
  if (selection.select(wanted)) publishAccounts(state)
}
