import type { Adapter, Balance } from '@latchkey/common'
import { parseAddress } from '../address.js'
import type { PolkadotContext } from '../context.js'
import { readFreeBalance } from '../readFreeBalance.js'
import { readProperties } from '../readProperties.js'

/** The native balance: what the account can dispose of, with the coin's name and decimals as the chain tells them. */
export async function getBalance(
  context: PolkadotContext,
  { address, network, signal }: Parameters<Adapter['getBalance']>[0],
): Promise<Balance> {
  const { accountId } = parseAddress(address, 'address')
  const [value, properties] = await Promise.all([
    readFreeBalance(context, network, accountId, { signal }),
    readProperties(context, network, { signal }),
  ])
  return { value, ...properties }
}
