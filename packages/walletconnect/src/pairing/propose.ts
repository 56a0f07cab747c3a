import { type Clock, readField } from '@latchkey/common'
import type { JsonRpcRecord } from '@walletconnect/types'
import { failEngine } from '../client/failEngine.js'
import { followRequest } from '../client/followRequest.js'
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

/** Asks the relay to keep a proposal for whoever scans its code. Rejects when the relay cannot be reached, or when it is given up. */
export async function propose(
  client: Client,
  clock: Clock,
  optionalNamespaces: OptionalNamespaces,
  signal: AbortSignal,
): Promise<Proposal> {
  const { sign, core } = client
  /** What the client has of it, from its pairing on. It takes this list as it is, by which it is known among others. */
  let own: JsonRpcRecord | undefined
  const relays = [{ protocol: 'irn' }]
  let timer: unknown

  function forget(): void {
    clock.clearTimeout(timer)
    if (!own) return
    const { id, topic, request } = own
    failEngine(sign, id)
    core.expirer.del(id)
    core.expirer.del(topic)
    core.history.delete(topic)
    const reason = { code: 0, message: 'over' }
    const ends = [
      core.crypto.keychain.del(String(readField(readField(request.params, 'proposer'), 'publicKey'))),
      sign.proposal.delete(id, reason),
      core.relayer.unsubscribe(topic),
      core.pairing.pairings.delete(topic, reason),
      core.crypto.deleteSymKey(topic),
    ]
    for (const end of ends) end.catch(() => undefined)
  }

  try {
    const { uri = '', approval } = await followRequest(client, {
      isOwn: (params) => readField(params, 'relays') === relays,
      signal,
      onRecord(record) {
        own = record
      },
      send: () => sign.connect({ optionalNamespaces, relays }),
    })
    timer = clock.setTimeout(forget, lifeMs)
    return { uri, forget, approved: approval().then((session) => session.topic) }
  } catch (error) {
    forget()
    throw error
  }
}
