import {
  createError,
  errors,
  invalidParams,
  lazy,
  loadModule,
  mapActionError,
  type SignText,
  type Transfers,
} from '@latchkey/common'
import type { SessionActions } from './createSessionActions.js'
import { type CallSubject, loadForCall } from './loadForCall.js'

/**
 * The actions of a session with the same shape in every namespace. Each is `undefined` while the wallet lacks the
 * action that it calls.
 */
export type NeutralActions = {
  signText(): SignText | undefined
  transfers(): Transfers | undefined
}

/** The parts that a namespace adds to its neutral actions. */
export type NeutralParts<Access, Actions> = {
  /** How the session's actions reach its wallet. */
  readonly access: Access
  /** The session's own actions, which send the requests to the wallet. */
  readonly actions: Pick<SessionActions<Actions>, 'offered'>
  /** The action that sends the native coin. */
  readonly sending: keyof Actions
  /** The network and the account of calls that name no others. */
  readonly subject: CallSubject
  /** Imports the module that creates `signText`, on first use. */
  loadSignText(): Promise<{ createSignText(access: Access, actions: () => Actions): SignText }>
  /** Imports the module that creates `transfers`, on first use. */
  loadTransfers(): Promise<{ createWalletTransfers(access: Access, actions: () => Actions): Transfers }>
}

/** Creates the {@link NeutralActions}. They load their code with the first call, and reject only with typed errors. */
export function createNeutralActions<Access, Actions extends { readonly signMessage?: unknown }>({
  access,
  actions,
  sending,
  subject,
  loadSignText,
  loadTransfers,
}: NeutralParts<Access, Actions>): NeutralActions {
  const loadedSignText = lazy(async () => (await loadModule(loadSignText)).createSignText(access, actions.offered))
  const loadedTransfers = lazy(async () =>
    (await loadModule(loadTransfers)).createWalletTransfers(access, actions.offered),
  )
  const signText: SignText = withTypedErrors('signText', async (message, options = {}) => {
    if (typeof message !== 'string') throw invalidParams('message', 'must be a text')
    const sign = await loadForCall(loadedSignText, subject, options)
    const signer = subject.activeAddress()
    const signed = await sign(message, options)
    // The scheme was determined for the account of the call.
    if (options.address === undefined && subject.activeAddress() !== signer) throw createError(errors.ACCOUNT_CHANGED)
    return signed
  })
  const transfers: Transfers = {
    check: withTypedErrors('checkTransfer', async (transfer) =>
      (await loadForCall(loadedTransfers, subject, transfer)).check(transfer),
    ),
    estimate: withTypedErrors('estimateTransfer', async (transfer) =>
      (await loadForCall(loadedTransfers, subject, transfer)).estimate(transfer),
    ),
    send: withTypedErrors('sendTransfer', async (transfer) =>
      (await loadForCall(loadedTransfers, subject, transfer)).send(transfer),
    ),
  }
  return {
    signText: () => (actions.offered().signMessage ? signText : undefined),
    transfers: () => (actions.offered()[sending] ? transfers : undefined),
  }
}

function withTypedErrors<P extends readonly unknown[], R>(
  name: string,
  action: (...parameters: P) => Promise<R>,
): (...parameters: P) => Promise<R> {
  return async (...parameters) => {
    try {
      return await action(...parameters)
    } catch (error) {
      throw mapActionError(name, error)
    }
  }
}
