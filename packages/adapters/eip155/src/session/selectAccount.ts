import { assertSelectable, createError, errors } from '@latchkey/common'
import { parseAddress } from '../address/address.js'
import { publishAddresses } from './applyUpdate.js'
import type { SessionState } from './sessionState.js'

/** Makes a shared account active. */
export function selectAccount(state: SessionState, address: string): void {
  const { life, selection, accounts } = state
  if (life.ended.aborted) throw createError(errors.NOT_CONNECTED)
  const wanted = parseAddress(address, 'address', state.chainId)
  assertSelectable(accounts.find((account) => account.address === wanted))
  if (!selection.select(wanted.toLowerCase())) return
  publishAddresses(state)
  if (wanted !== accounts[0]?.address) state.selected.emit(state.accounts.map((account) => account.address))
}
