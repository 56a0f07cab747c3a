import type { Session } from '@latchkey/common'
import { createEndNotice } from './createEndNotice.js'
import { createWaiting, type Waiting } from './createWaiting.js'

/** What goes along with a session of a wallet elsewhere, and is nothing it could not do without. */
export type SessionCare = Pick<Waiting, 'begin'> & {
  /** The visitor connected a wallet. */
  adopt(session: Session): void
  /** One of an earlier visit is there again: it tells by which kind of link its app was opened, as far as that is remembered. */
  resume(session: Session): void
}

/** Makes {@link SessionCare}. */
export function createSessionCare(
  deps: Parameters<typeof createWaiting>[0] & Parameters<typeof createEndNotice>[0],
): SessionCare {
  const waiting = createWaiting(deps)
  const endNotice = createEndNotice(deps)
  return {
    begin: waiting.begin,
    adopt(session) {
      waiting.forget()
      endNotice.forget()
      endNotice.follow(session)
    },
    resume(session) {
      endNotice.follow(session)
      const value = waiting.platform()
      if (value) Object.defineProperty(session, 'platform', { value, enumerable: true, configurable: true })
    },
  }
}
