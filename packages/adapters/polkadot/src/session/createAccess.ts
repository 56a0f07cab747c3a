import { bytesToHex, createError, errors, walletConnectErrors } from '@latchkey/common'
import { parseAddress } from '../address/address.js'
import type { WalletAccess } from '../requests/walletAccess.js'
import { isUsable, type WalletAccount } from '../wallet/accounts.js'
import { readShared } from './readShared.js'
import { orderedAccounts, type SessionState } from './sessionState.js'

/** Creates the access of a session's actions to its wallet. */
export function createAccess(state: SessionState): WalletAccess {
  const { context, wallet, life } = state
  const warnIfReplaced = createReplacementWarning(state)
  return {
    context,
    wallet,
    ask(work, options) {
      warnIfReplaced()
      return life.run(work, options)
    },
    account: (address) => findAccount(state, address),
    network: () => state.network,
    async readAccounts(signal) {
      // No timeout: the wallet may open its window for accounts before it signs.
      const now = await readShared(state, { signal })
      if (life.ended.aborted)
        throw createError(walletConnectErrors.WALLET_SESSION_ENDED, {
          details: 'The wallet shares no account with this page any more. Nothing was sent.',
        })
      return state.selection.order(now.filter((account) => isUsable(account, state.network)))
    },
    watchAccounts: state.usableIds.watch,
  }
}

function findAccount(state: SessionState, address: string | undefined): WalletAccount {
  const usable = orderedAccounts(state)
  const id = address === undefined ? usable[0]?.id : bytesToHex(parseAddress(address, 'address').accountId)
  const account = usable.find((one) => one.id === id)
  if (account) return account
  throw createError(errors.NOT_CONNECTED, { details: 'The wallet does not share the account that is to act.' })
}

/** Returns a function that emits one warning once the page has replaced the wallet. */
function createReplacementWarning({ source, life }: SessionState): () => void {
  let isWarned = false
  return () => {
    const current = source.currentEntry()
    if (isWarned || current === undefined || current === source.entry) return
    isWarned = true
    const reason = 'The page replaced the wallet that is connected. The one that was connected stays in use.'
    life.emit({ type: 'warning', reason })
  }
}
