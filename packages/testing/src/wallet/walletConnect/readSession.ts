import type { QuietClient } from './createQuietClient.js'
import type { PhoneSession } from './phoneSession.js'

type ClientSession = ReturnType<QuietClient['client']['session']['get']>

/** Converts a session of the client to the wallet's form. */
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
