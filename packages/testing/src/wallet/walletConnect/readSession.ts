import type { QuietClient } from './createQuietClient.js'
import type { PhoneSession } from './phoneSession.js'

type ClientSession = ReturnType<QuietClient['client']['session']['get']>

/** A session of the client, as the wallet shows it. */
export function readSession({ topic, peer, namespaces, expiry }: ClientSession): PhoneSession {
  return {
    topic,
    peer: peer.metadata,
    expiresAt: expiry * 1000,
    namespaces: Object.fromEntries(
      Object.entries(namespaces).map(([name, { chains = [], methods, events, accounts }]) => [
        name,
        { chains, methods, events, accounts },
      ]),
    ),
  }
}
