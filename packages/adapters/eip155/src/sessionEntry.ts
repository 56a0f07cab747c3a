import { loadModule } from '@latchkey/common'
import { getBalance } from './actions/getBalance.js'
import { isTransactionIncluded } from './actions/isTransactionIncluded.js'
import { getIdentity, resolveName } from './actions/names.js'
import type { Eip155SessionEntry } from './context/context.js'
import { createClients } from './rpc/createClients.js'
import { connect, restore } from './session/connect.js'

export const session: Eip155SessionEntry = {
  connect,
  restore,
  createClients,
  getBalance,
  getIdentity,
  resolveName,
  isTransactionIncluded,
  async openRemote(context, channel, request) {
    const { openRemote } = await loadModule(() => import('./remote/openRemote.js'))
    return openRemote(context, channel, request)
  },
}
