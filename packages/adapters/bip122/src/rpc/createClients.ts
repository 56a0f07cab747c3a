import {
  type AppKitError,
  askServers,
  createError,
  errors,
  failedBy,
  failedByChain,
  failedByStatus,
  fetchText,
  httpUrls,
  type Network,
  parseExactJson,
  retriedStatuses,
  type ServerAnswer,
  type ServerReply,
  seeDetails,
  unreadStatuses,
} from '@latchkey/common'
import type { Bip122Context } from '../context/context.js'
import type { Clients } from '../network/clients.js'
import { createServerChains } from './createServerChains.js'
import { urlOf } from './urlOf.js'

/** Error texts of nodes for a transaction that they already have. Its id does not depend on its witness. */
const known =
  /txn-(?:already-(?:in-mempool|known)|same-nonwitness-data-in-mempool)|already (?:exists )?in (?:the )?(?:block ?chain|utxo set|mempool)/i

/** A request to the servers of a network. */
type Question = {
  readonly path: string
  /** Classifies the response of one server. */
  readonly read: (answer: ServerAnswer) => ServerReply<string>
  readonly signal: AbortSignal | undefined
  readonly isChainProven?: boolean | undefined
  readonly body?: string
  readonly retries?: number
  readonly onLost?: (() => void) | undefined
}

/** Creates the {@link Clients}. Pending requests end with the adapter. */
export function createClients({ ports, lifetime }: Pick<Bip122Context, 'ports' | 'lifetime'>): Clients {
  const chains = createServerChains(ports)

  const ask = async (network: Network, question: Question): Promise<string> => {
    const { path, read, signal, body, retries, onLost, isChainProven = false } = question
    const askOne = async (base: string, end: AbortSignal): Promise<ServerReply<string>> => {
      if (chains.isWrong(network, base)) return failedByChain(network, 'first block')
      const send = async () =>
        read(await fetchText(ports, urlOf(base, path), { body, contentType: body && 'text/plain', signal: end }))
      const [reply, isKnown] = await Promise.all([send().catch(failedBy), chains.learn(network, base, end)])
      if (chains.isWrong(network, base)) return failedByChain(network, 'first block')
      return isKnown || !isChainProven ? reply : failedBy(chainUnknown())
    }
    return askServers(httpUrls(network), askOne, { clock: ports.clock, signals: [lifetime, signal], retries, onLost })
  }

  const readText: Clients['readText'] = (network, path, { signal, isChainProven } = {}) =>
    ask(network, { path, read: readAnswer, signal, isChainProven })

  return {
    readText,
    read: async (network, path, options) => {
      const json = parseExactJson(await readText(network, path, options))
      if (json === undefined) throw createError(errors.RPC_BAD_RESPONSE)
      return json
    },
    // Stop at the first server that accepts the transaction. The next one would report that it is already known.
    broadcast: (network, { id, hex }, { signal, onLost } = {}) =>
      ask(network, { path: '/tx', read: (answer) => readBroadcast(id, answer), signal, body: hex, retries: 0, onLost }),
  }
}

function readAnswer({ status, text, pauseMs }: ServerAnswer): ServerReply<string> {
  return status >= 200 && status < 300 ? { type: 'result', result: text } : failedByStatus(status, pauseMs)
}

/** Returns the id if the server accepted the transaction, or already has it. */
function readBroadcast(id: string, { status, text, pauseMs }: ServerAnswer): ServerReply<string> {
  const isAccepted = status >= 200 && status < 300
  const isAboutServer = unreadStatuses.includes(status)
  if ((isAccepted && text.toLowerCase().includes(id)) || (!isAboutServer && known.test(text)))
    return { type: 'result', result: id }
  if (isAccepted) return failedByStatus(status, pauseMs)
  const details = `A server answered with status ${status}: ${text.replace(/[^\x20-\x7e]/g, ' ').slice(0, 300)}`
  const error = createError(errors.RPC_FAILED, { details, summary: seeDetails('server') })
  return isAboutServer || retriedStatuses.includes(status)
    ? { ...failedByStatus(status, pauseMs), error }
    : { type: 'refused', error }
}

function chainUnknown(): AppKitError {
  return createError(errors.RPC_BAD_RESPONSE, {
    details:
      'The server does not answer /block-height/0 with a block hash, so its network is unknown. Nothing is composed from its data.',
  })
}
