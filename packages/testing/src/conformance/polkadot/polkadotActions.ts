import type { PolkadotActions, Session } from '@latchkey/common'

/** Returns the typed actions of a Polkadot session. */
export function polkadotActions(session: Session): PolkadotActions {
  if (!isPolkadotSession(session)) throw new Error(`Not a Polkadot session: ${session.namespace}`)
  return session.actions
}

function isPolkadotSession(session: Session): session is Session<'polkadot'> {
  return session.namespace === 'polkadot'
}
