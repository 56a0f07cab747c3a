import { type Clock, readField } from '@latchkey/common'
import type { JsonRpcRecord } from '@walletconnect/types'
import { cancelPending, followRequest } from '../client/libraryRequests.js'
import type { Client } from '../client/openClient.js'
import type { ApprovedSession } from '../protocol/proposal.js'
import type { OptionalNamespaces } from './listOptionalNamespaces.js'

/** A published proposal. */
export type Proposal = {
  readonly uri: string
  /** Resolves with the approved session. Rejects when the wallet declines or the proposal expires. */
  readonly approved: Promise<ApprovedSession>
  /** Removes the proposal from the library's store, even if a wallet still responds to it. */
  forget(): void
}

/** Lifetime of a proposal in the protocol, in ms. */
const lifeMs = 300_000

/** Publishes a proposal on a new pairing. Rejects when the relay is unreachable or `signal` aborts. */
export async function propose(
  client: Client,
  clock: Clock,
  optionalNamespaces: OptionalNamespaces,
  signal: AbortSignal,
): Promise<Proposal> {
  const { sign, core } = client
  let own: JsonRpcRecord | undefined
  /** Identifies the proposal: the library passes this array on without a copy. */
  const relays = [{ protocol: 'irn' }]
  let timer: unknown

  function forget(): void {
    clock.clearTimeout(timer)
    if (!own) return
    const { id, topic, request } = own
    cancelPending(sign, id)
    core.expirer.del(id)
    core.expirer.del(topic)
    core.history.delete(topic)
    const reason = { code: 0, message: 'over' }
    const removals = [
      core.crypto.keychain.del(String(readField(readField(request.params, 'proposer'), 'publicKey'))),
      sign.proposal.delete(id, reason),
      core.relayer.unsubscribe(topic),
      core.pairing.pairings.delete(topic, reason),
      core.crypto.deleteSymKey(topic),
    ]
    for (const removal of removals) removal.catch(() => undefined)
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
    // Runs before the library's own timer, which causes an unhandled rejection.
    timer = clock.setTimeout(forget, lifeMs)
    return { uri, forget, approved: approval().then(({ topic }) => ({ topic })) }
  } catch (error) {
    forget()
    throw error
  }
}
