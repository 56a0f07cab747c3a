import {
  type CaipNetworkId,
  type ChainNamespace,
  createError,
  errors,
  namedAccount,
  readField,
  withSignals,
} from '@latchkey/common'

/** The network and the account of a session's calls that name no others. */
export type CallSubject = {
  readonly namespace: ChainNamespace
  /** Returns the session's network. */
  networkId(): CaipNetworkId
  /** Returns the address of the session's active account. */
  activeAddress(): string | undefined
}

/**
 * Loads the code of an app's call, which is for the network and the account at the time of the call. Throws
 * `WRONG_NETWORK` if the network changes while the code loads, and `ACCOUNT_CHANGED` if the active account changes and
 * `parameters` name none. Rejects when `parameters.signal` aborts.
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
