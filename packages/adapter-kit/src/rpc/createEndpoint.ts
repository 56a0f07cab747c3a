import {
  cleanText,
  createError,
  errors,
  failedBy,
  failedByChain,
  failedByStatus,
  fetchText,
  isObject,
  type Network,
  type Ports,
  readField,
  rpcLimits,
  type ServerReply,
  stringifyJson,
  unreadStatuses,
} from '@latchkey/common'
import { createBatch } from './createBatch.js'
import type { JsonRpcCall, JsonRpcDialect, JsonRpcRequest } from './jsonRpcDialect.js'
import { matchReplies } from './matchReplies.js'

/** One RPC URL of one network. */
export type Endpoint = {
  /** Sends a request, in a batch with the other requests of this turn. Never rejects. */
  ask(request: JsonRpcRequest): Promise<ServerReply>
  /** Whether the server belongs to another chain and is not used (R55). */
  isWrong(): boolean
  /** Rejects if the server does not answer. */
  ping(): Promise<void>
}

export type EndpointOptions = {
  readonly ports: Pick<Ports, 'clock' | 'fetch' | 'logger'>
  readonly lifetime: AbortSignal
  readonly network: Network
  readonly url: string
  readonly dialect: JsonRpcDialect
}

/** Creates the {@link Endpoint} of a URL. */
export function createEndpoint({ ports, lifetime, network, url, dialect }: EndpointOptions): Endpoint {
  const { chainMethod, chainParams = [], batch = rpcLimits.batchSize } = dialect
  const send = createSender({ ports, lifetime, url, dialect })
  let chain: 'unknown' | 'right' | 'wrong' = 'unknown'

  const isWrong = () => chain === 'wrong'

  const learnChain = (reply: ServerReply | undefined) => {
    if (chain !== 'unknown' || reply?.type !== 'result') return
    const isRight = dialect.isRightChain(reply.result, network)
    if (isRight === undefined) return
    chain = isRight ? 'right' : 'wrong'
    if (!isWrong()) return
    const answer = `${chainMethod}: ${cleanText(String(reply.result), 80)}`
    ports.logger.warn(`An RPC URL given for ${network.name} answers for another chain (${answer}). It is not used.`)
  }

  /** The failure for a reply of a server whose chain is wrong, or unknown where it must be known. */
  const findChainFailure = (chainReply: ServerReply | undefined): ServerReply | undefined => {
    if (isWrong()) return failedByChain(network, chainMethod)
    if (chain === 'right' || !dialect.isChainRequired) return undefined
    return chainReply?.type === 'failed' ? chainReply : failedBy(createError(errors.RPC_BAD_RESPONSE))
  }

  const askTogether = async (requests: readonly JsonRpcRequest[]): Promise<readonly ServerReply[]> => {
    // Send the chain request along until the server has identified its chain.
    const isAsked = chain === 'unknown'
    const replies = await send(isAsked ? [...requests, { method: chainMethod, params: chainParams }] : requests)
    const chainReply = isAsked ? replies.at(-1) : undefined
    learnChain(chainReply)
    return replies.slice(0, requests.length).map((reply) => findChainFailure(chainReply) ?? reply)
  }
  const join = createBatch(ports.clock, batch, askTogether)

  return {
    ask: async (request) => (isWrong() ? failedByChain(network, chainMethod) : join(request)),
    isWrong,
    async ping() {
      const body = stringifyJson({ jsonrpc: '2.0', id: 0, method: dialect.pingMethod, params: [] })
      const ms = rpcLimits.probeTimeoutMs
      const { status, text } = await fetchText(ports, url, {
        body,
        contentType: 'application/json',
        ms,
        signal: lifetime,
      })
      // A node that does not know the method is up, too.
      if (status >= 400 || !isObject(dialect.parse(text))) throw createError(errors.HTTP_STATUS, { values: { status } })
    },
  }
}

/** Returns a function that sends requests in one batch, or one by one to a server that takes no batches. It never rejects. */
function createSender({
  ports,
  lifetime,
  url,
  dialect,
}: Omit<EndpointOptions, 'network'>): (requests: readonly JsonRpcRequest[]) => Promise<readonly ServerReply[]> {
  let takesBatches = true
  let lastId = 0

  const post = async (
    body: unknown,
  ): Promise<{ json: unknown; failure: ServerReply; pauseMs?: number | undefined }> => {
    try {
      const { status, text, pauseMs } = await fetchText(ports, url, {
        body: stringifyJson(body),
        contentType: 'application/json',
        maxBytes: dialect.maxBytes,
        signal: lifetime,
      })
      const isRead = !unreadStatuses.includes(status)
      return { json: isRead ? dialect.parse(text) : undefined, failure: failedByStatus(status, pauseMs), pauseMs }
    } catch (error) {
      return { json: undefined, failure: failedBy(error) }
    }
  }

  const sendEach = (calls: readonly JsonRpcCall[]) =>
    Promise.all(
      calls.map(async (call) => {
        const { json, failure, pauseMs } = await post(call)
        if (!isObject(json) || readField(json, 'id') !== call.id) return failure
        const [reply = failure] = matchReplies([call], json, dialect)
        return reply.type === 'failed' && reply.mayPass ? { ...reply, pauseMs } : reply
      }),
    )

  return async (requests) => {
    const calls = requests.map(({ method, params }): JsonRpcCall => ({ jsonrpc: '2.0', id: ++lastId, method, params }))
    if (!takesBatches || calls.length === 1) return sendEach(calls)
    const { json, failure } = await post(calls)
    if (Array.isArray(json)) return matchReplies(calls, json, dialect)
    if (!isObject(json) || readField(json, 'error') === undefined) return calls.map(() => failure)
    // A server without batches returns one error for the whole list.
    takesBatches = false
    return sendEach(calls)
  }
}
