import {
  type AppKitError,
  assertStillActor,
  caseTexts,
  createError,
  errors,
  invalidParams,
  type Network,
  walletConnectErrors,
  whileAccountUnchanged,
} from '@latchkey/common'
import { parseAddress } from '../address/address.js'
import { type BitcoinChain, chainOfNetwork } from '../network/bitcoinChain.js'
import type { Actor, WalletAccess } from '../requests/walletAccess.js'
import { readState } from '../wallet/walletState.js'
import { askWallet, confirmAddresses } from './askWallet.js'
import type { SessionState } from './sessionState.js'
import { applyResponse, isSameState, orderedAddresses } from './sessionState.js'

/** Creates the access of a session's actions to its wallet. */
export function createAccess(state: SessionState): WalletAccess {
  return {
    context: state.context,
    driver: state.driver,
    missing: new Set(),
    ask: (work, options) => askWallet(state, work, options),
    chain: () => state.shared.chain,
    network: () => findNetwork(state),
    addresses: () => state.shared.addresses,
    actor: (address) => findActor(state, address),
    assertUnchanged: (actor, { signal } = {}) => assertUnchanged(state, actor, signal),
    whileActing: (actor, request) => whileAccountUnchanged(actor, state.sharedAddresses.watch, request),
  }
}

function findNetwork({ context, shared }: SessionState): Network {
  const network = context.networks().find((one) => chainOfNetwork(one) === shared.chain)
  if (network) return network
  throw createError(errors.NETWORK_NOT_FOUND, {
    shortMessage: caseTexts.CAIP_NETWORK_NOT_FOUND,
    details: `No network of the app is Bitcoin ${shared.chain}.`,
  })
}

function findActor(state: SessionState, address: string | undefined): Actor {
  const requested = address === undefined ? undefined : parseAddress(address, state.shared.chain, 'address').address
  const actor = orderedAddresses(state).find((one) => requested === undefined || one.address === requested)
  if (!actor) throw invalidParams('address', 'is none the wallet shares')
  return { ...actor, id: actor.address, isNamed: address !== undefined, chain: state.shared.chain }
}

async function assertUnchanged(state: SessionState, actor: Actor, signal: AbortSignal | undefined): Promise<void> {
  const { chain } = actor
  // No timeout, because the wallet may open its window for this request.
  const reported = await askWallet(state, (driver) => driver.read(), { signal })
  const response = reported ?? (await confirmAddresses(state, signal))
  if (state.shared.chain !== chain) throw wrongNetwork(chain, state.shared.chain)
  if (!response) return
  if (response.accounts.length === 0) {
    // Some wallets withdraw access without an event, and return no account from then on.
    applyResponse(state, response)
    throw createError(walletConnectErrors.WALLET_SESSION_ENDED, {
      details: 'The wallet shares no account with this page any more, or it is locked. Nothing was sent.',
    })
  }
  const now = readState(response, { requested: chain, others: [] })
  const addresses = state.selection.order(now?.addresses ?? [])
  // Some wallets emit no event. The next request uses what was read.
  if (now && !isSameState(now, state.shared)) applyResponse(state, response)
  if (now && now.chain !== chain) throw wrongNetwork(chain, now.chain)
  assertStillActor(
    actor,
    addresses.map((one) => one.address),
  )
}

function wrongNetwork(requested: BitcoinChain, now: BitcoinChain): AppKitError {
  return createError(errors.WRONG_NETWORK, {
    details: `The request is for Bitcoin ${requested}, the session is on ${now}. Nothing was sent.`,
  })
}
