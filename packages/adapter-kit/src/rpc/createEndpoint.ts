import {
  type Clock,
  cleanText,
  createError,
  errors,
  failedBy,
  failedByChain,
  failedByStatus,
  fetchText,
  isAppKitError,
  isObject,
  type Network,
  type Ports,
  readField,
  rpcLimits,
  type ServerFailure,
  type ServerReply,
  stringifyJson,
  unreadStatuses,
} from '@latchkey/common'
import type { RankedServer } from './createServerPool.js'
import type { JsonRpcCall, JsonRpcDialect, JsonRpcRequest } from './jsonRpcDialect.js'
import { matchReplies } from './matchReplies.js'

/** One RPC URL of one network. */
export type Endpoint = RankedServer & {
  /** Sends a request, in a batch with the other requests of this turn. Never rejects. */
  ask(request: JsonRpcRequest): Promise<ServerReply>
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
    ports.logger.error(
      `[latchkey] An RPC URL given for ${network.name} answers for another chain (${answer}). It is not used.`,
    )
  }

  /** The failure for a reply of a server whose chain is wrong, or unknown where it must be known. */
  const findChainFailure = (chainReply: ServerReply | undefined, reply: ServerReply): ServerReply | undefined => {
    if (isWrong()) return failedByChain(network, chainMethod)
    if (chain === 'right' || !dialect.isChainRequired || reply.type === 'failed') return undefined
    const failure = chainReply?.type === 'failed' ? chainReply : failedBy(createError(errors.RPC_BAD_RESPONSE))
    return { ...failure, isLost: reply.type === 'result' }
  }

  const askTogether = async (requests: readonly JsonRpcRequest[]): Promise<readonly ServerReply[]> => {
    // Send the chain request along until the server has identified its chain.
    const isAsked = chain === 'unknown'
    const replies = await send(isAsked ? [...requests, { method: chainMethod, params: chainParams }] : requests)
    const chainReply = isAsked ? replies.at(-1) : undefined
    learnChain(chainReply)
    return replies.slice(0, requests.length).map((reply) => findChainFailure(chainReply, reply) ?? reply)
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

/**
 * Returns a function that adds an item to the batch of this turn, and resolves with its reply. `send` resolves with one
 * reply per item, in order, and never rejects.
 */
function createBatch<Item, Reply>(
  clock: Clock,
  maxSize: number,
  send: (items: readonly Item[]) => Promise<readonly Reply[]>,
): (item: Item) => Promise<Reply> {
  let pending: { readonly item: Item; readonly resolve: (reply: Promise<Reply>) => void }[] = []

  function flush() {
    const batch = pending
    pending = []
    const replies = send(batch.map(({ item }) => item))
    for (const [index, { resolve }] of batch.entries()) resolve(replies.then((list) => list[index] as Reply))
  }

  return (item) =>
    new Promise((resolve) => {
      if (pending.push({ item, resolve }) === maxSize) flush()
      else if (pending.length === 1) clock.setTimeout(() => pending.length > 0 && flush(), 0)
    })
}

/** Statuses of a server that is overloaded or too slow. A further request would make it worse. */
const overloadStatuses: readonly number[] = [408, 429, 503, 504]

/** A response to a POST request. `failure` is its meaning if it contains no reply. */
type Posted = {
  /** `undefined` if the body is no JSON, or does not refer to the request. */
  readonly json: unknown
  readonly failure: ServerFailure
  /** The Retry-After of the response in ms. */
  readonly pauseMs?: number | undefined
  /** Whether the kit may send another request immediately. False if the server is overloaded. */
  readonly mayTryNow: boolean
}

/** The reply to a single call. `isOwn` is false if the server returned none for this call. */
type SingleReply = { readonly reply: ServerReply; readonly isOwn: boolean }

/**
 * Returns a function that sends requests in one batch, or one by one to a server that takes no batches. It never
 * rejects.
 *
 * Servers reject batches in many ways: with a status, an error for each call, HTML, or, in browsers, a response without
 * CORS headers, which looks like a closed connection. After a batch without any result, one single call shows whether
 * the server rejects batches or fails.
 */
function createSender({
  ports,
  lifetime,
  url,
  dialect,
}: Omit<EndpointOptions, 'network'>): (requests: readonly JsonRpcRequest[]) => Promise<readonly ServerReply[]> {
  let takesBatches = true
  let lastId = 0

  const post = async (body: unknown): Promise<Posted> => {
    try {
      const { status, text, pauseMs } = await fetchText(ports, url, {
        body: stringifyJson(body),
        contentType: 'application/json',
        maxBytes: dialect.maxBytes,
        signal: lifetime,
      })
      const json = unreadStatuses.includes(status) ? undefined : dialect.parse(text)
      const mayTryNow = !overloadStatuses.includes(status)
      return { json, failure: failedByStatus(status, pauseMs), pauseMs, mayTryNow }
    } catch (error) {
      const failure = failedBy(error)
      const mayTryNow = !lifetime.aborted && !isAppKitError(failure.error, 'HTTP_TIMEOUT', 'HTTP_TOO_LARGE')
      return { json: undefined, failure, mayTryNow }
    }
  }

  const sendOne = async (call: JsonRpcCall): Promise<SingleReply> => {
    const { json, failure, pauseMs } = await post(call)
    if (!isObject(json) || readField(json, 'id') !== call.id) return { reply: failure, isOwn: false }
    const [reply = failure] = matchReplies([call], json, dialect)
    return { reply: isTemporary(reply) ? { ...reply, pauseMs } : reply, isOwn: true }
  }

  const sendEach = (calls: readonly JsonRpcCall[]) =>
    Promise.all(calls.map(async (call) => (await sendOne(call)).reply))

  return async (requests) => {
    const calls = requests.map(({ method, params }): JsonRpcCall => ({ jsonrpc: '2.0', id: ++lastId, method, params }))
    const [first, ...others] = calls
    if (!first || others.length === 0 || !takesBatches) return sendEach(calls)
    const { json, failure, mayTryNow } = await post(calls)
    const replies = Array.isArray(json) ? matchReplies(calls, json, dialect) : calls.map(() => readBatch(json, failure))
    if (!mayTryNow || replies.some(isResult)) return replies
    const keepLost = (reply: ServerReply, index: number) => addLost(reply, replies[index])
    const { reply, isOwn } = await sendOne(first)
    if (!isOwn || isTemporary(reply)) return calls.map(() => reply).map(keepLost)
    const singles = [reply, ...(await sendEach(others))]
    takesBatches = !singles.some(isResult)
    return singles.map(keepLost)
  }
}

function isResult({ type }: ServerReply): boolean {
  return type === 'result'
}

/** Returns the failure of a batch. A server that responds with one error for all calls carried out none of them. */
function readBatch(json: unknown, failure: ServerFailure): ServerFailure {
  return readField(json, 'error') === undefined ? failure : { ...failure, isLost: false }
}

/** Marks a reply as lost if the server may have carried out the request before, in a batch. */
function addLost(reply: ServerReply, before: ServerReply | undefined): ServerReply {
  return reply.type === 'result' || before?.type === 'result' || !before?.isLost ? reply : { ...reply, isLost: true }
}

function isTemporary(reply: ServerReply): reply is ServerFailure {
  return reply.type === 'failed' && reply.mayPass
}
