import type { Eip155Actions, Session } from '@latchkey/common'

/** Returns the typed actions of an EVM session. */
export function evmActions(session: Session): Eip155Actions {
  if (!isEvmSession(session)) throw new Error(`Not an EVM session: ${session.namespace}`)
  return session.actions
}

function isEvmSession(session: Session): session is Session<'eip155'> {
  return session.namespace === 'eip155'
}
