import type { ChainNamespace } from '@latchkey/common'
import type { Client } from '../client/openClient.js'
import { listReturnLinks } from '../links/listReturnLinks.js'
import type { LinkPlace, LinkPolicy } from '../links/walletLinks.js'
import { createSessionOpener, type SessionOpener } from './createSessionOpener.js'
import { createSessions, type Sessions } from './createSessions.js'
import type { ReturnLinks } from './returnLinks.js'
import type { SessionOptions } from './sessionOptions.js'

/** Everything about sessions. The page loads it after an approval or for a stored session. */
export type SessionPart = SessionOpener &
  Pick<Sessions, 'check' | 'close' | 'forget'> & {
    returnLinks(namespace: ChainNamespace, place: LinkPlace, policy?: LinkPolicy): ReturnLinks
  }

/** Creates the {@link SessionPart} of a client. */
export function createSessionPart(client: Client, options: SessionOptions): SessionPart {
  const sessions = createSessions(client, options)
  return {
    ...createSessionOpener(sessions, options),
    check: sessions.check,
    close: sessions.close,
    forget: sessions.forget,
    returnLinks(namespace, place, policy) {
      const { redirect, isStored } = sessions.redirect(namespace)
      return { links: listReturnLinks(redirect, place, policy), isStored }
    },
  }
}
