import type { Clock } from '@latchkey/common'
import { failEngine } from '../client/failEngine.js'
import type { Client } from '../client/openClient.js'
import type { OptionalNamespaces } from './listOptionalNamespaces.js'

/** A code that was made, and what becomes of it. */
export type Proposal = {
  readonly uri: string
  /** The topic of the session the wallet approved; rejects when it declined, or when the code is too old for it. */
  readonly approved: Promise<string>
  /** Takes it out of the client's store, whatever a wallet still does with it. */
  forget(): void
}

/** The protocol gives up a proposal after five minutes. */
const lifeMs = 300_000

/** Asks the relay to keep a proposal for whoever scans its code. Rejects when the relay cannot be reached. */
export async function propose(client: Client, clock: Clock, optionalNamespaces: OptionalNamespaces): Promise<Proposal> {
  const { sign, core } = client
  const before = new Set(core.pairing.pairings.keys)
  let result: Awaited<ReturnType<typeof sign.connect>>
  try {
    result = await sign.connect({ optionalNamespaces })
  } catch (error) {
    for (const topic of core.pairing.pairings.keys) if (!before.has(topic)) forgetPairing(client, topic)
    throw error
  }
  const { uri = '', approval } = result
  const topic = uri.slice(uri.indexOf(':') + 1, uri.indexOf('@'))
  const id = sign.proposal.getAll().find(({ pairingTopic }) => pairingTopic === topic)?.id
  const forget = () => {
    clock.clearTimeout(timer)
    if (id !== undefined) {
      failEngine(sign, id)
      const publicKey = sign.proposal.keys.includes(id) ? sign.proposal.get(id).proposer.publicKey : undefined
      if (publicKey) core.crypto.keychain.del(publicKey).catch(() => undefined)
      core.expirer.del(id)
      sign.proposal.delete(id, { code: 0, message: 'over' }).catch(() => undefined)
    }
    forgetPairing(client, topic)
  }
  const timer = clock.setTimeout(forget, lifeMs)
  return { uri, forget, approved: approval().then((session) => session.topic) }
}

function forgetPairing({ core }: Client, topic: string): void {
  core.expirer.del(topic)
  core.history.delete(topic)
  core.relayer.unsubscribe(topic).catch(() => undefined)
  core.pairing.pairings.delete(topic, { code: 0, message: 'over' }).catch(() => undefined)
  core.crypto.deleteSymKey(topic).catch(() => undefined)
}
