import { assertSelectable, createError, errors } from '@latchkey/common'
import { parseAddress } from '../address/address.js'
import { publishAddresses } from './applyAnswer.js'
import type { SessionState } from './sessionState.js'

/** Makes a shared payment address active. The address for ordinals cannot become active. */
export function selectAccount(state: SessionState, address: string): void {
  const { life, selection, shared, accounts } = state
  if (life.ended.aborted) throw createError(errors.NOT_CONNECTED)
  const wanted = parseAddress(address, shared.chain, 'address').address
  assertSelectable(accounts.find((account) => account.address === wanted))
  if (selection.select(wanted)) publishAddresses(state)
}
