import { loadPart } from '@latchkey/common'
import { getBalance } from './actions/getBalance.js'
import { getIdentity } from './actions/getIdentity.js'
import { readAccounts } from './address.js'
import { createClients } from './client.js'
import { connect, restore } from './connect.js'
import { openWallet } from './openWallet.js'
import { openSession } from './session.js'

/** What every connection comes to need, to be loaded as one file: who connects a wallet is shown its balance. */
export const connectedParts = {
  /** Asked for here, a bundler knows that these parts are loaded by then, and leaves them in one file. */
  loadWalletConnect: () => loadPart(() => import('./connectors/walletConnect.js')),
  connect,
  restore,
  createClients,
  getBalance,
  getIdentity,
  openSession,
  openWallet,
  readAccounts,
}
