import type { Session } from '@latchkey/common'

/** Detaches a session and its companions (law L7). */
export function detachAll(session: Session): void {
  session.detach()
  for (const companion of session.companions ?? []) companion.detach()
}
