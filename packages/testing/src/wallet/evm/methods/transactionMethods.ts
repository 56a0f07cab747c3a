import type { Method } from './method.js'
import { readTransaction } from './readTransaction.js'
import { sendCall } from './sendCall.js'
import { signTransaction } from './signTransaction.js'

export const transactionMethods: Readonly<Record<string, Method>> = {
  eth_signTransaction: signTransaction,

  eth_sendTransaction: (core, params) => {
    const { account, call, chain, fields, assertChain } = readTransaction(core, params)
    return {
      unlock: true,
      ask: { kind: 'transactions', account: account.address, chain, calls: [call] },
      run() {
        assertChain()
        return sendCall(core, account, call, fields)
      },
    }
  },
}
