import type { Adapter, Balance } from '@latchkey/common'
import { parseAddress } from '../address.js'
import type { PolkadotContext } from '../context.js'
import { readAccountFunds } from '../readAccountFunds.js'
import { readProperties } from '../readProperties.js'

/** The native balance: what is free in the account, with the coin's name and decimals as the chain tells them. */
export async function getBalance(
  context: PolkadotContext,
  { address, network, signal }: Parameters<Adapter['getBalance']>[0],
): Promise<Balance> {
  const { accountId } = parseAddress(address, 'address')
  const [{ free }, properties] = await Promise.all([
    readAccountFunds(context, network, accountId, { signal }),
    readProperties(context, network, { signal }),
  ])
  return { value: free, ...properties }
}
