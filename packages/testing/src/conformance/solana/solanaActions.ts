import type { Session, SolanaActions } from '@latchkey/common'

/** The actions of a session that an adapter for Solana wallets opened. */
export function solanaActions(session: Session): SolanaActions {
  if (!isSolanaSession(session)) throw new Error(`Not a Solana session: ${session.namespace}`)
  return session.actions
}

function isSolanaSession(session: Session): session is Session<'solana'> {
  return session.namespace === 'solana'
}
