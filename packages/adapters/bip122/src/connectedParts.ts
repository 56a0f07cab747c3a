import { loadPart } from '@latchkey/common'
import { getBalance } from './actions/getBalance.js'
import { createClients } from './client.js'
import { connect, restore, watchUnlock } from './connect.js'
import { createRememberedState } from './rememberedState.js'
import { openSession } from './session.js'
import { safeParseSessionAccount } from './sessionAccount.js'
import { parseState, readState } from './walletState.js'

/** What every connection comes to need, to be loaded as one file: who connects a wallet is shown its balance. */
export const connectedParts = {
  /** Asked for here, a bundler knows that these parts are loaded by then, and leaves them in one file. */
  loadWalletConnect: () => loadPart(() => import('./connectors/walletConnect.js')),
  connect,
  restore,
  watchUnlock,
  createClients,
  createRememberedState,
  getBalance,
  openSession,
  parseState,
  readState,
  safeParseSessionAccount,
}
