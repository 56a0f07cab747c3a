import type { Session } from '@latchkey/common'

/** Lets go of a session that nobody wants, and of those that came with it (law L7). */
export function detachAll(session: Session): void {
  session.detach()
  for (const companion of session.companions ?? []) companion.detach()
}
