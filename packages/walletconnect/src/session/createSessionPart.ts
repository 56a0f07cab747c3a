import type { ChainNamespace } from '@latchkey/common'
import type { Client } from '../client/openClient.js'
import { listReturnLinks } from '../links/listReturnLinks.js'
import type { LinkPlace, WalletLink } from '../links/walletLinks.js'
import type { WalletConnectOptions } from '../walletConnect.js'
import { createOpening, type Opening } from './createOpening.js'
import { createSessions, type Sessions } from './createSessions.js'

/** Everything about sessions; a page that shows a code loads it when a wallet has approved. */
export type SessionPart = Opening &
  Pick<Sessions, 'check' | 'close'> & {
    returnLinks(namespace: ChainNamespace, place: LinkPlace): readonly WalletLink[]
  }

/** Makes the {@link SessionPart} of a client. */
export function createSessionPart(client: Client, options: WalletConnectOptions): SessionPart {
  const sessions = createSessions(client, options)
  return {
    ...createOpening(sessions, options),
    check: sessions.check,
    close: sessions.close,
    returnLinks: (namespace, place) => listReturnLinks(sessions.redirect(namespace), place),
  }
}
