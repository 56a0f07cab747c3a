import {
  AppKitError,
  isKnownTransaction,
  limits,
  type Network,
  readRetryAfterMs,
  splitCredentials,
} from '@latchkey/common'
import { safeParseChainId } from '../chainId.js'
import type { Eip155Context } from '../context.js'
import { randomId } from '../randomId.js'
import { matchReplies, type RpcCall, type RpcReply } from './matchReplies.js'
import { type HttpAnswer, postJson } from './postJson.js'
import { readTransactionHash } from './readTransactionHash.js'

/** One RPC URL of one network. */
export type Endpoint = {
  readonly url: string
  /** What viem's transport sends through: checks ids, sizes, forms and the chain before viem sees an answer. */
  readonly fetch: typeof fetch
  /** Whether the server answers, for ranking. Rejects when it does not. */
  ping(): Promise<void>
}

/** The id of the chain question that rides along until the server has proved its chain. */
const chainCallId = 'latchkey:chain'

/** Answers of the server that say the whole request was not let through; the body says nothing then. */
const refusedStatuses = [401, 403, 404, 408, 413, 429, 502, 503, 504]

/** Makes the {@link Endpoint} of a URL. */
export function createEndpoint(context: Eip155Context, network: Network, rpcUrl: string): Endpoint {
  const { clock, logger } = context.ports
  // viem batches by URL across clients; the fragment, which is never sent, keeps networks and instances apart.
  const url = `${rpcUrl.split('#')[0]}#${randomId()}`
  let chain: 'unknown' | 'right' | 'wrong' = 'unknown'
  let takesBatches = true

  const { url: target, headers } = splitCredentials(rpcUrl)
  const post = (body: unknown, init: RequestInit) => postJson(context, target, body, { ...init, headers })

  const send = async (
    calls: readonly RpcCall[],
    init: RequestInit,
  ): Promise<HttpAnswer & { readonly replies?: readonly RpcReply[] }> => {
    if (takesBatches) {
      const answer = await post(calls, init)
      if (Array.isArray(answer.json)) return { ...answer, replies: matchReplies(calls, answer.json) }
      if (!isRpcError(answer.json) || refusedStatuses.includes(answer.status)) return answer
      // A server without batches answers the whole list with one error.
      takesBatches = false
    }
    const answers = await Promise.all(calls.map((call) => post(call, init)))
    const failed = answers.find(({ status, json }) => !isRpcObject(json) || refusedStatuses.includes(status))
    const replies = calls.flatMap((call, index) => matchReplies([call], answers[index]?.json))
    return failed ?? { status: 200, retryAfter: null, json: undefined, replies }
  }

  const checkChain = (reply: RpcReply | undefined) => {
    if (chain !== 'unknown' || !reply || !('result' in reply)) return
    const answered = safeParseChainId(reply.result)
    if (!answered.ok) return
    chain = answered.value === Number(network.id) ? 'right' : 'wrong'
    if (chain === 'wrong')
      logger.warn(
        `An RPC URL given for ${network.name} (chain ${network.id}) answers for chain ${answered.value}. It is not used.`,
      )
  }

  const assertChain = () => {
    if (chain === 'wrong')
      throw new AppKitError('RPC_WRONG_CHAIN', {
        details: `The URL was given for ${network.name}, but its eth_chainId names another chain.`,
      })
  }

  /** The reply, or what it stands for: a transaction that is there already was sent (R57). */
  const take = (calls: readonly RpcCall[], reply: RpcReply): RpcReply => {
    const call = calls.find(({ id }) => id === reply.id)
    if (call?.method !== 'eth_sendRawTransaction' || !('error' in reply)) return reply
    if (!isKnownTransaction(reply.error.message)) return reply
    const result = readTransactionHash(call.params?.[0])
    return result ? { jsonrpc: '2.0', id: reply.id, result } : reply
  }

  return {
    url,
    async fetch(_url: unknown, init: RequestInit = {}) {
      assertChain()
      const calls = readCalls(init.body)
      const chainCall = { jsonrpc: '2.0', id: chainCallId, method: 'eth_chainId', params: [] }
      const { status, retryAfter, replies } = await send(chain === 'unknown' ? [...calls, chainCall] : calls, init)
      if (!replies) {
        if (status >= 200 && status < 300) throw new AppKitError('RPC_BAD_RESPONSE')
        const ms = readRetryAfterMs(retryAfter, clock.now(), limits.rpcTimeoutMs)
        const headers = ms === undefined ? undefined : { 'Retry-After': String(Math.ceil(ms / 1_000)) }
        return new Response(null, { status, ...(headers && { headers }) })
      }
      checkChain(replies.find(({ id }) => id === chainCallId))
      assertChain()
      const wanted = replies.filter(({ id }) => id !== chainCallId).map((reply) => take(calls, reply))
      // `Response.json` is missing in wallet browsers still in use.
      return new Response(JSON.stringify(wanted), { headers: { 'Content-Type': 'application/json' } })
    },
    async ping() {
      assertChain()
      const end = new AbortController()
      const timer = clock.setTimeout(() => end.abort(), limits.rpcProbeTimeoutMs)
      try {
        const { status, json } = await post(
          { jsonrpc: '2.0', id: 1, method: 'net_listening', params: [] },
          { signal: end.signal },
        )
        // Not every node knows the method; one that says so is alive.
        if (status >= 400 || !isRpcObject(json)) throw new AppKitError('HTTP_STATUS', { values: { status } })
      } finally {
        clock.clearTimeout(timer)
      }
    },
  }
}

function readCalls(body: unknown): readonly RpcCall[] {
  const calls: unknown = JSON.parse(String(body))
  return Array.isArray(calls) ? calls : []
}

function isRpcObject(json: unknown): json is object {
  return typeof json === 'object' && json !== null && !Array.isArray(json)
}

function isRpcError(json: unknown): boolean {
  return isRpcObject(json) && 'error' in json
}
