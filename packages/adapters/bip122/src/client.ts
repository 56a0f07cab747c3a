import {
  AppKitError,
  askServers,
  failedBy,
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
import type { Clients } from './clients.js'
import type { Bip122Context } from './context.js'
import { urlOf } from './esplora/urlOf.js'

/** What is asked of each server of a network. */
type Question = {
  readonly path: string
  /** What the answer of one of them means. */
  readonly read: (answer: ServerAnswer) => ServerReply<string>
  readonly signal: AbortSignal | undefined
  readonly body?: string
  readonly retries?: number
}

/** Makes the {@link Clients}. What is under way ends with the adapter. */
export function createClients({ ports, lifetime }: Bip122Context): Clients {
  const ask = async (network: Network, { path, read, signal, body, retries }: Question): Promise<string> => {
    const askOne = async (base: string, end: AbortSignal) => {
      try {
        return read(await fetchText(ports, urlOf(base, path), { body, contentType: body && 'text/plain', signal: end }))
      } catch (error) {
        return failedBy(error)
      }
    }
    return askServers(httpUrls(network), askOne, { clock: ports.clock, signals: [lifetime, signal], retries })
  }

  const readText: Clients['readText'] = (network, path, { signal } = {}) =>
    ask(network, { path, read: readAnswer, signal })

  return {
    readText,
    read: async (network, path, options) => {
      const json = parseExactJson(await readText(network, path, options))
      if (json === undefined) throw new AppKitError('RPC_BAD_RESPONSE')
      return json
    },
    // Sent once to one server that takes it: another try could only be told that it is known already.
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
  const error = new AppKitError('RPC_FAILED', { details })
  const isAboutServer = [...retriedStatuses, ...unreadStatuses].includes(status)
  return isAboutServer ? failedBy(error) : { type: 'refused', error }
}
