import { type ChainNamespace, createError, errors } from '@latchkey/common'
import { assertServed, type ConnectionContext, findSession } from './connectionContext.js'

/** Makes an account of the connected wallet active. The session emits the change, which updates state and storage. */
export function selectAccount(context: ConnectionContext, namespace: ChainNamespace, address: string): void {
  const { deps } = context
  assertServed(context, namespace)
  const session = findSession(context, namespace)
  if (!session) throw createError(errors.NOT_CONNECTED)
  if (deps.accounts.getConnected(namespace)?.address === address) return
  if (!session.selectAccount)
    throw createError(errors.METHOD_NOT_SUPPORTED, { details: 'The adapter of this wallet selects no accounts.' })
  session.selectAccount(address)
  deps.events.track({ type: 'track', event: 'SWITCH_ACCOUNT', properties: { namespace } })
}
