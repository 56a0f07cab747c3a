import {
  caseTexts,
  createError,
  errors,
  invalidParams,
  readField,
  walletConnectErrors,
  whileAccountUnchanged,
} from '@latchkey/common'
import { parseAddress } from '../address/address.js'
import { chainOf } from '../network/chains.js'
import { askConnect } from '../requests/askConnect.js'
import type { Actor, RequestNetwork, WalletAccess } from '../requests/walletAccess.js'
import { isEmptyList, readAccounts } from '../wallet/accounts.js'
import { factsOf } from '../wallet/features.js'
import { mapWalletError } from '../wallet/mapWalletError.js'
import type { SessionState } from './sessionState.js'
import { applyAccounts, networkNotSupported } from './sessionState.js'

/** Creates the access of a session's actions to its wallet. */
export function createAccess(state: SessionState): WalletAccess {
  const { context, wallet, life } = state
  const warnIfReplaced = createReplacementWarning(state)
  return {
    context,
    has: wallet.has,
    versions: wallet.versions,
    async askFor(actor, feature, inputs) {
      warnIfReplaced()
      assertAccess(state)
      const ask = async () => {
        const account = handleOf(state, actor)
        try {
          return await wallet.call(
            feature,
            inputs.map((input) => ({ ...input, account })),
            actor.signal,
          )
        } catch (error) {
          throw mapWalletError(error)
        }
      }
      const isSending = factsOf(feature).isSending === true
      const run = () => life.run(ask, { signal: actor.signal, isSending })
      // After a transaction was sent, the app needs its id, whichever account is active then.
      return isSending ? run() : whileAccountUnchanged(actor, state.sharedAddresses.watch, run)
    },
    async askAccounts(signal) {
      const response = await life.run(() => askConnect(context, wallet, signal), { signal })
      const next = readAccounts(readField(response, 'accounts'))
      if (next.length === 0) throw createError(errors.WALLET_NO_ACCOUNT)
      applyAccounts(state, next)
      return next
    },
    actor({ address, signal }) {
      const requested = address === undefined ? state.accounts[0]?.address : parseAddress(address, 'address').address
      const account = state.shared.find((one) => one.address === requested)
      if (!account) throw invalidParams('address', 'is none that the wallet shares')
      return { id: account.address, account, isNamed: address !== undefined, signal }
    },
    accounts: () => state.selection.order(state.shared),
    network: () => findNetwork(state),
  }
}

/** Returns a function that emits one warning once the page has replaced functions of the wallet. */
function createReplacementWarning({ wallet, life }: SessionState): () => void {
  let isWarned = false
  return () => {
    if (isWarned || !wallet.isReplaced()) return
    isWarned = true
    const reason = 'The page replaced functions of the wallet that is connected. Those it had then stay in use.'
    life.emit({ type: 'warning', reason })
  }
}

/** Ends the session if the account list is empty, because some wallets withdraw access without an event. */
function assertAccess(state: SessionState): void {
  if (state.life.ended.aborted || !isEmptyList(state.wallet.accounts())) return
  applyAccounts(state, [])
  throw createError(walletConnectErrors.WALLET_SESSION_ENDED, {
    details: 'The wallet shares no account with this page any more, or it is locked. Nothing was sent.',
  })
}

/** Returns the wallet's current object of an account, because some wallets compare accounts by identity. */
function handleOf(state: SessionState, { account, isNamed }: Actor): unknown {
  const { wallet, selection } = state
  const listed = wallet.accounts()
  const now = readAccounts(listed)
  if (now.length === 0 && !isEmptyList(listed)) return account.handle
  const same = now.find(({ address }) => address === account.address)
  if (same && (isNamed || selection.order(now)[0] === same)) return same.handle
  // Some wallets emit no event. The next request uses the new accounts.
  applyAccounts(state, now)
  throw createError(errors.ACCOUNT_CHANGED)
}

function findNetwork({ context, wallet, networkId }: SessionState): RequestNetwork {
  const network = context.networks().find(({ caipNetworkId }) => caipNetworkId === networkId)
  if (!network)
    throw createError(errors.NETWORK_NOT_FOUND, {
      shortMessage: caseTexts.CAIP_NETWORK_NOT_FOUND,
      details: `The app does not use ${networkId}.`,
    })
  const chain = chainOf(network, wallet.chains())
  if (!chain) throw networkNotSupported(wallet, network.name)
  return { network, chain }
}
