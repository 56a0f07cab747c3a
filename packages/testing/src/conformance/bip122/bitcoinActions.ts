import type { Bip122Actions, Session } from '@latchkey/common'

/** The actions of a session that an adapter for Bitcoin wallets opened. */
export function bitcoinActions(session: Session): Bip122Actions {
  if (!isBitcoinSession(session)) throw new Error(`Not a Bitcoin session: ${session.namespace}`)
  return session.actions
}

function isBitcoinSession(session: Session): session is Session<'bip122'> {
  return session.namespace === 'bip122'
}
