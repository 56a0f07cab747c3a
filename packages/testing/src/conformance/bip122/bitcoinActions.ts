import type { Bip122Actions, Session } from '@latchkey/common'

/** Returns the typed actions of a Bitcoin session. */
export function bitcoinActions(session: Session): Bip122Actions {
  if (!isBitcoinSession(session)) throw new Error(`Not a Bitcoin session: ${session.namespace}`)
  return session.actions
}

function isBitcoinSession(session: Session): session is Session<'bip122'> {
  return session.namespace === 'bip122'
}
