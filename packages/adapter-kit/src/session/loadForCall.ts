import {
  type CaipNetworkId,
  type ChainNamespace,
  createError,
  errors,
  namedAccount,
  readField,
  withSignals,
} from '@latchkey/common'

/** What a call without further parameters is about. */
export type CallSubject = {
  readonly namespace: ChainNamespace
  /** Returns the session's network. */
  networkId(): CaipNetworkId
  /** Returns the address of the session's active account. */
  activeAddress(): string | undefined
}

/**
 * Loads the code of an app's call. The call is for the network and the account that are active when the app makes it:
 * throws `WRONG_NETWORK`, or `ACCOUNT_CHANGED` if the parameters name no account, if they change while the code loads.
 * Rejects when the `signal` of the parameters aborts.
 */
export async function loadForCall<T>(
  load: () => Promise<T>,
  { namespace, networkId, activeAddress }: CallSubject,
  parameters: unknown,
): Promise<T> {
  const calledOn = networkId()
  const caller = activeAddress()
  const signal = readField(parameters, 'signal')
  const loaded = await withSignals(load(), signal instanceof AbortSignal ? signal : undefined)
  if (networkId() !== calledOn)
    throw createError(errors.WRONG_NETWORK, { details: `The call is for ${calledOn}. Nothing was sent.` })
  if (activeAddress() !== caller && namedAccount(namespace, parameters) === undefined)
    throw createError(errors.ACCOUNT_CHANGED)
  return loaded
}
