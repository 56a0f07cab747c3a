import type { Client } from '../client/openClient.js'
import { listReturnLinks } from '../links/listReturnLinks.js'
import type { WalletConnect, WalletConnectOptions } from '../walletConnect.js'
import { createOpening, type Opening } from './createOpening.js'
import { createSessions, type Sessions } from './createSessions.js'

/** Everything about sessions; a page that shows a code loads it when a wallet has approved. */
export type SessionPart = Opening & Pick<Sessions, 'check' | 'close' | 'forget'> & Pick<WalletConnect, 'returnLinks'>

/** Makes the {@link SessionPart} of a client. */
export function createSessionPart(client: Client, options: WalletConnectOptions): SessionPart {
  const sessions = createSessions(client, options)
  return {
    ...createOpening(sessions, options),
    check: sessions.check,
    close: sessions.close,
    forget: sessions.forget,
    returnLinks(namespace, ...how) {
      const { redirect, isStored } = sessions.redirect(namespace)
      return { links: listReturnLinks(redirect, ...how), isStored }
    },
  }
}
