import { loadModule } from '@latchkey/common'
import { getBalance } from './actions/getBalance.js'
import { getIdentity } from './actions/getIdentity.js'
import { isTransactionIncluded } from './actions/isTransactionIncluded.js'
import type { Eip155SessionEntry } from './context/context.js'
import { createClients } from './rpc/createClients.js'
import { connect, restore } from './session/connect.js'

export const session: Eip155SessionEntry = {
  connect,
  restore,
  createClients,
  getBalance,
  getIdentity,
  isTransactionIncluded,
  async openRemote(context, channel, request) {
    const { openRemote } = await loadModule(() => import('./remote/openRemote.js'))
    return openRemote(context, channel, request)
  },
}
