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
  unreadStatuses,
} from '@latchkey/common'
import type { Bip122Context } from '../context/context.js'
import type { Clients } from '../network/clients.js'
import { createServerChains } from './createServerChains.js'
import { urlOf } from './urlOf.js'

/** A request to the servers of a network. */
type Question = {
  readonly path: string
  /** Classifies the response of one server. */
  readonly read: (answer: ServerAnswer) => ServerReply<string>
  readonly signal: AbortSignal | undefined
  readonly isChainProven?: boolean | undefined
  readonly body?: string
  readonly retries?: number
}

/** Creates the {@link Clients}. Pending requests end with the adapter. */
export function createClients({ ports, lifetime }: Bip122Context): Clients {
  const chains = createServerChains(ports)

  const ask = async (network: Network, question: Question): Promise<string> => {
    const { path, read, signal, body, retries, isChainProven = false } = question
    const askOne = async (base: string, end: AbortSignal): Promise<ServerReply<string>> => {
      if (chains.isWrong(network, base)) return failedByChain(network, 'first block')
      const send = async () =>
        read(await fetchText(ports, urlOf(base, path), { body, contentType: body && 'text/plain', signal: end }))
      const [reply, isKnown] = await Promise.all([send().catch(failedBy), chains.learn(network, base, end)])
      if (chains.isWrong(network, base)) return failedByChain(network, 'first block')
      return isKnown || !isChainProven ? reply : failedBy(chainUnknown())
    }
    return askServers(httpUrls(network), askOne, { clock: ports.clock, signals: [lifetime, signal], retries })
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
    broadcast: (network, transaction, { signal } = {}) =>
      ask(network, { path: '/tx', read: readTransactionId, signal, body: transaction, retries: 0 }),
  }
}

function readAnswer({ status, text, pauseMs }: ServerAnswer): ServerReply<string> {
  return status >= 200 && status < 300 ? { type: 'result', result: text } : failedByStatus(status, pauseMs)
}

function readTransactionId({ status, text }: ServerAnswer): ServerReply<string> {
  if (status === 200 && /^[0-9a-f]{64}$/i.test(text.trim()))
    return { type: 'result', result: text.trim().toLowerCase() }
  const details = `The network did not take the transaction: ${text.replace(/[^\x20-\x7e]/g, ' ').slice(0, 300)}`
  const error = createError(errors.RPC_FAILED, { details })
  const isAboutServer = [...retriedStatuses, ...unreadStatuses].includes(status)
  return isAboutServer ? failedBy(error) : { type: 'refused', error }
}

function chainUnknown(): AppKitError {
  return createError(errors.RPC_BAD_RESPONSE, {
    details:
      'The server does not answer /block-height/0 with a block hash, so its network is unknown. Nothing is composed from its data.',
  })
}
