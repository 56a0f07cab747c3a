import type { Session } from '@latchkey/common'

/** Ends a session at its wallet. Rejects, and never throws, where the wallet cannot be told. */
export async function leaveSession(session: Session): Promise<void> {
  await session.disconnect()
}
