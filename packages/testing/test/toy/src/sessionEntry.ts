import { getBalance } from './actions/getBalance.js'
import { describeWalletConnect } from './connectors/walletConnect.js'
import type { ToySessionEntry } from './context/context.js'
import { createClients } from './rpc/createClients.js'
import { connect, restore } from './session/connect.js'

export const session: ToySessionEntry = { connect, restore, createClients, getBalance, describeWalletConnect }
