import { loadPart, type WalletConnectDescriptor } from '@latchkey/common'
import { getBalance } from './actions/getBalance.js'
import { createClients } from './client.js'
import { connect, restore } from './connect.js'
import type { PolkadotContext } from './context.js'

/** The part for wallets far away is loaded from here, so that what it shares with connecting is not moved into files of its own. */
async function describeWalletConnect(context: PolkadotContext): Promise<WalletConnectDescriptor> {
  const part = await loadPart(() => import('./connectors/walletConnect.js'))
  return part.describeWalletConnect(context)
}

/** What every connection comes to need, to be loaded as one file: who connects a wallet is shown its balance. */
export const connectedParts = { connect, restore, createClients, getBalance, describeWalletConnect }
