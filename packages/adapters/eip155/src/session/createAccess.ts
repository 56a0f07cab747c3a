import { createError, errors } from '@latchkey/common'
import { parseAddress } from '../address/address.js'
import type { WalletAccess } from '../requests/walletAccess.js'
import type { SessionState } from './sessionState.js'
import { applyUpdate } from './sessionState.js'

/** The methods that send a transaction. */
const sendingMethods: readonly string[] = ['eth_sendTransaction', 'wallet_sendCalls']

/** Creates the {@link WalletAccess} of a session's actions. */
export function createAccess(state: SessionState): WalletAccess {
  const { context, source, wallet, life } = state
  const warnIfReplaced = createReplacementWarning(state)
  return {
    context,
    provider: wallet.provider,
    remote: source.remote,
    host: source.host,
    async ask(method, params, options) {
      warnIfReplaced()
      return life.run(() => wallet.ask(method, params, options), { isSending: sendingMethods.includes(method) })
    },
    account(address) {
      const account =
        address === undefined ? state.accounts[0]?.address : parseAddress(address, 'address', state.chainId)
      if (account === undefined) throw createError(errors.NOT_CONNECTED)
      return account
    },
    chainId: () => state.chainId,
    apply: (read) => applyUpdate(state, read),
    endByWallet: () => life.end('wallet'),
    activeFirst: state.selection.order,
    watchAccounts: state.sharedAddresses.watch,
  }
}

/** Returns a function that emits one warning once the page has replaced the wallet. */
function createReplacementWarning(state: SessionState): () => void {
  let isWarned = false
  return () => {
    if (isWarned || !isReplaced(state)) return
    isWarned = true
    const reason = 'The page replaced the wallet that is connected. The one that was connected stays in use.'
    state.life.emit({ type: 'warning', reason })
  }
}

function isReplaced({ source, wallet }: SessionState): boolean {
  return wallet.isReplaced() || (source.currentProvider !== undefined && source.currentProvider() !== wallet.provider)
}
