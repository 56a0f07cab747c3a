import { createError, errors } from '@latchkey/common'
import { getBalance } from './actions/getBalance.js'
import type { ToySessionEntry } from './context/context.js'
import { createClients } from './rpc/createClients.js'
import { connect, restore } from './session/connect.js'

export const session: ToySessionEntry = {
  connect,
  restore,
  createClients,
  getBalance,
  // No remote wallet supports the namespace.
  openRemote: () => Promise.reject(createError(errors.METHOD_NOT_SUPPORTED)),
}
