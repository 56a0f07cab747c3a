import { createNetworkCache, createServerPool } from '@latchkey/adapter-kit'
import {
  createError,
  errors,
  failedBy,
  failedByStatus,
  httpUrls,
  type Network,
  parseExactJson,
  type Result,
  retriedStatuses,
  type ServerAnswer,
  type ServerReply,
  seeDetails,
  unreadStatuses,
} from '@latchkey/common'
import type { Bip122Context } from '../context/context.js'
import type { Clients, ReadOptions } from '../network/clients.js'
import { createEsploraServer, type EsploraRequest, type EsploraServer } from './createEsploraServer.js'

/** Error texts of nodes for a transaction that they already have. Its id does not depend on its witness. */
const known =
  /txn-(?:already-(?:in-mempool|known)|same-nonwitness-data-in-mempool)|already (?:exists )?in (?:the )?(?:block ?chain|utxo set|mempool)/i

/** Creates the {@link Clients}. Pending requests end with the adapter. */
export function createClients({ ports, lifetime }: Pick<Bip122Context, 'ports' | 'lifetime'>): Clients {
  const { clock } = ports

  const poolOf = createNetworkCache((network) => {
    const servers = httpUrls(network).map((url) => createEsploraServer({ ports, lifetime, network, url }))
    return createServerPool<EsploraServer, unknown>(servers, { clock, lifetime })
  })

  const read = async <T>(
    network: Network,
    path: string,
    parse: (text: string) => Result<T>,
    { signal, isChainProven = false }: ReadOptions = {},
  ): Promise<T> => {
    const request: EsploraRequest = { path, read: (response) => readResponse(response, parse), isChainProven }
    const key = `${path} ${isChainProven}`
    const result = await poolOf(network).send(key, (server, end) => server.ask(request, end), { signal })
    // All callers of one path expect the same type.
    return result as T
  }

  return {
    readText: (network, path, parser, options) => read(network, path, parser, options),
    readJson: (network, path, parser, options) => read(network, path, (text) => parser(parseExactJson(text)), options),
    async broadcast(network, { id, hex }, options) {
      const request: EsploraRequest = { path: '/tx', body: hex, read: (response) => readBroadcast(id, response) }
      // Stop at the first server that accepts the transaction. The next one would report that it is already known.
      const send = (server: EsploraServer, end: AbortSignal) => server.ask(request, end)
      await poolOf(network).send(`broadcast ${id}`, send, { ...options, retries: 0 })
      return id
    },
  }
}

function readResponse<T>({ status, text, pauseMs }: ServerAnswer, parse: (text: string) => Result<T>): ServerReply<T> {
  if (status < 200 || status >= 300) return failedByStatus(status, pauseMs)
  const parsed = parse(text)
  if (parsed.ok) return { type: 'result', result: parsed.value }
  return failedBy(
    createError(errors.RPC_BAD_RESPONSE, { details: `The server's response cannot be read: ${parsed.reason}.` }),
  )
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
