import type { Session, SolanaActions } from '@latchkey/common'

/** Returns the typed actions of a Solana session. */
export function solanaActions(session: Session): SolanaActions {
  if (!isSolanaSession(session)) throw new Error(`Not a Solana session: ${session.namespace}`)
  return session.actions
}

function isSolanaSession(session: Session): session is Session<'solana'> {
  return session.namespace === 'solana'
}
