import {
  type CaipNetworkId,
  createError,
  errors,
  readRemoteGrant,
  type WatchAccountIds,
  walletConnectErrors,
  whileAccountUnchanged,
} from '@latchkey/common'
import type { UniversalProvider } from './createUniversalProvider.js'
import { accountKey, isSameAccount } from './sharedAccounts.js'
import type { UniversalState } from './universalState.js'

/** The account of an action. */
export type Actor = {
  readonly address: string
  /** Whether the app passed it. Otherwise it is the session's first account. */
  readonly isNamed: boolean
}

/** The part of a session that its actions use. */
export type UniversalAccess = {
  isGranted(method: string): boolean
  /** The session's network. */
  networkId(): CaipNetworkId
  /** Throws `INVALID_PARAMS` for an account that the wallet does not share. */
  actor(address?: string): Actor
  /**
   * Sends a request to the wallet on the session's network. Rejects with `UNIVERSAL_PROVIDER_UNDEFINED` after the
   * session ended.
   */
  ask(method: string, params: unknown, signal?: AbortSignal): Promise<unknown>
  /** Like `ask`, for a signature. Rejects with `ACCOUNT_CHANGED` when the wallet switches to another account. */
  askForSignature(actor: Actor, method: string, params: unknown, signal?: AbortSignal): Promise<unknown>
}

/** Creates the access of a session's actions to its wallet. */
export function createUniversalAccess(state: UniversalState, provider: UniversalProvider): UniversalAccess {
  const ask: UniversalAccess['ask'] = async (method, params, signal) => {
    if (state.life.ended.aborted) throw createError(walletConnectErrors.UNIVERSAL_PROVIDER_UNDEFINED)
    return provider.request({ method, params }, state.networkId, signal)
  }
  return {
    isGranted: (method) => readRemoteGrant(state.channel.granted()).methods.includes(method),
    networkId: () => state.networkId,
    actor: (address) => findActor(state, address),
    ask,
    askForSignature({ address, isNamed }, method, params, signal) {
      const idOf = (account: { readonly address: string }) => accountKey(state.namespace, account.address)
      const watchIds: WatchAccountIds = (listener) =>
        state.accountChanges.watch(() => listener(state.accounts.map(idOf)))
      return whileAccountUnchanged({ id: idOf({ address }), isNamed }, watchIds, () => ask(method, params, signal))
    },
  }
}

function findActor(state: UniversalState, address: string | undefined): Actor {
  const { accounts } = state
  const account =
    address === undefined ? accounts[0] : accounts.find((one) => isSameAccount(state, one.address, address))
  if (!account) throw createError(errors.INVALID_PARAMS, { details: 'address must be an account of the wallet.' })
  return { address: account.address, isNamed: address !== undefined }
}
