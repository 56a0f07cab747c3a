import {
  AppKitError,
  failedBy,
  failedByChain,
  failedByStatus,
  fetchText,
  isKnownTransaction,
  type Network,
  parseJson,
  rpcLimits,
  type ServerReply,
  stringifyJson,
  unreadStatuses,
} from '@latchkey/common'
import { safeParseChainId } from '../chainId.js'
import type { Eip155Context } from '../context.js'
import { isRecord } from '../isRecord.js'
import { createBatch } from './createBatch.js'
import { mapRpcError } from './mapRpcError.js'
import { matchReplies, type RpcCall, readReply } from './matchReplies.js'
import { readTransactionHash } from './readTransactionHash.js'

/** What is asked of a server: a method and its parameters. */
export type RpcRequest = { readonly method: string; readonly params?: unknown }

/** One RPC URL of one network. */
export type Endpoint = {
  /** Asks, together with what else is asked in the same turn. Never rejects. */
  ask(request: RpcRequest): Promise<ServerReply>
  /** Whether it proved to belong to another chain, and is not asked any more (R55). */
  isWrong(): boolean
  /** Whether the server answers, for ranking. Rejects when it does not. */
  ping(): Promise<void>
}

/** What tells the chain of a server. */
const chainMethod = 'eth_chainId'

/** Makes the {@link Endpoint} of a URL. */
export function createEndpoint(context: Eip155Context, network: Network, rpcUrl: string): Endpoint {
  const { ports, lifetime } = context
  let chain: 'unknown' | 'right' | 'wrong' = 'unknown'
  let takesBatches = true
  let lastId = 0

  const toCall = ({ method, params }: RpcRequest): RpcCall => ({ jsonrpc: '2.0', id: ++lastId, method, params })

  const fetchAnswer = (calls: RpcCall | readonly RpcCall[], ms: number) => {
    const body = stringifyJson(calls)
    return fetchText(ports, rpcUrl, { body, contentType: 'application/json', ms, signal: lifetime })
  }

  /** What there is to read of the answer, and what it means where that is not what was asked for. */
  const post = async (calls: RpcCall | readonly RpcCall[]): Promise<{ json?: unknown; failure: ServerReply }> => {
    try {
      const { status, text, pauseMs } = await fetchAnswer(calls, rpcLimits.timeoutMs)
      const json = parseJson(text)
      const isRead = Array.isArray(json) || (isRecord(json) && !unreadStatuses.includes(status))
      return { failure: failedByStatus(status, pauseMs), ...(isRead && { json }) }
    } catch (error) {
      return { failure: failedBy(mapRpcError(error)) }
    }
  }

  const sendEach = (calls: readonly RpcCall[]) =>
    Promise.all(
      calls.map(async (call) => {
        const { json, failure } = await post(call)
        return isRecord(json) ? readReply(call, json) : failure
      }),
    )

  const send = async (calls: readonly RpcCall[]) => {
    if (!takesBatches) return sendEach(calls)
    const { json, failure } = await post(calls)
    if (Array.isArray(json)) return matchReplies(calls, json)
    if (!isRecord(json) || !('error' in json)) return calls.map(() => failure)
    // A server without batches answers the whole list with one error.
    takesBatches = false
    return sendEach(calls)
  }

  const checkChain = (reply: ServerReply | undefined) => {
    if (chain !== 'unknown' || reply?.type !== 'result') return
    const answered = safeParseChainId(reply.result)
    if (!answered.ok) return
    chain = answered.value === Number(network.id) ? 'right' : 'wrong'
    if (chain === 'wrong')
      ports.logger.warn(
        `An RPC URL given for ${network.name} (chain ${network.id}) answers for chain ${answered.value}. It is not used.`,
      )
  }

  const isWrong = () => chain === 'wrong'

  const askTogether = async (requests: readonly RpcRequest[]): Promise<readonly ServerReply[]> => {
    const calls = requests.map(toCall)
    // Send the chain request along until the server has proved its chain.
    const isAsked = chain === 'unknown'
    const replies = await send(isAsked ? [...calls, toCall({ method: chainMethod, params: [] })] : calls)
    if (isAsked) checkChain(replies.at(-1))
    if (isWrong()) return calls.map(() => failedByChain(network, chainMethod))
    return replies.slice(0, calls.length).map((reply, index) => takeKnown(calls[index], reply))
  }
  const join = createBatch(ports.clock, rpcLimits.batchSize, askTogether)

  return {
    ask: async (request) => (isWrong() ? failedByChain(network, chainMethod) : join(request)),
    isWrong,
    async ping() {
      const call = toCall({ method: 'net_listening', params: [] })
      const { status, text } = await fetchAnswer(call, rpcLimits.probeTimeoutMs)
      // Not every node knows the method; one that says so is alive.
      if (status >= 400 || !isRecord(parseJson(text))) throw new AppKitError('HTTP_STATUS', { values: { status } })
    },
  }
}

/** The reply, or what it stands for: a transaction that is there already was sent (R57). */
function takeKnown(call: RpcCall | undefined, reply: ServerReply): ServerReply {
  if (call?.method !== 'eth_sendRawTransaction' || reply.type !== 'failed') return reply
  if (!isKnownTransaction(reply.error.details ?? '')) return reply
  const result = readTransactionHash(Array.isArray(call.params) ? call.params[0] : undefined)
  return result ? { type: 'result', result } : reply
}
