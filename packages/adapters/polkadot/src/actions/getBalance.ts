import type { Adapter, Balance } from '@latchkey/common'
import { parseAddress } from '../address/address.js'
import type { PolkadotContext } from '../context/context.js'
import { readAccountFunds } from '../runtime/accountRecord.js'
import { readProperties } from '../runtime/readProperties.js'

/** Returns the free balance of an account, with symbol and decimals as the chain reports them. */
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
