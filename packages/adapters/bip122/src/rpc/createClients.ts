import { createNetworkCache, createServerPool } from '@latchkey/adapter-kit'
import {
  createError,
  errors,
  failedByStatus,
  httpUrls,
  parseExactJson,
  retriedStatuses,
  rpcDeadlineMs,
  runWithTimeout,
  type ServerAnswer,
  type ServerReply,
  seeDetails,
  unreadStatuses,
} from '@latchkey/common'
import type { Bip122Context } from '../context/context.js'
import type { Clients } from '../network/clients.js'
import { createEsploraServer, type EsploraRequest, type EsploraServer } from './createEsploraServer.js'

/** Error texts of nodes for a transaction that they already have. Its id does not depend on its witness. */
const known =
  /txn-(?:already-(?:in-mempool|known)|same-nonwitness-data-in-mempool)|already (?:exists )?in (?:the )?(?:block ?chain|utxo set|mempool)/i

/** Creates the {@link Clients}. Pending requests end with the adapter. */
export function createClients({ ports, lifetime }: Pick<Bip122Context, 'ports' | 'lifetime'>): Clients {
  const { clock } = ports

  const poolOf = createNetworkCache((network) => {
    const servers = httpUrls(network).map((url) => createEsploraServer({ ports, lifetime, network, url }))
    return createServerPool<EsploraServer, string>(servers, { clock, lifetime })
  })

  const readText: Clients['readText'] = (network, path, { signal, isChainProven = false } = {}) => {
    const pool = poolOf(network)
    const request = { path, read: readAnswer, isChainProven }
    const key = `${path} ${isChainProven}`
    const read = () => pool.share(key, () => pool.send((server, end) => server.ask(request, end)))
    // Own timeout and signal: the request is shared, so one caller's abort must not cancel it for the others.
    return runWithTimeout(read, {
      clock,
      ms: rpcDeadlineMs(httpUrls(network)),
      onTimeout: () => createError(errors.HTTP_TIMEOUT),
      signals: [lifetime, signal],
    })
  }

  return {
    readText,
    read: async (network, path, options) => {
      const json = parseExactJson(await readText(network, path, options))
      if (json === undefined) throw createError(errors.RPC_BAD_RESPONSE)
      return json
    },
    broadcast: (network, { id, hex }, { signal, onLost } = {}) => {
      const request: EsploraRequest = { path: '/tx', body: hex, read: (answer) => readBroadcast(id, answer) }
      // Stop at the first server that accepts the transaction. The next one would report that it is already known.
      return poolOf(network).send((server, end) => server.ask(request, end), { signal, retries: 0, onLost })
    },
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
