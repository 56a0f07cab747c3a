import {
  AppKitError,
  isAppKitError,
  type Network,
  pause,
  readRetryAfterMs,
  rpcLimits,
  withDeadline,
} from '@latchkey/common'
import { isGenesisOf } from '../chains.js'
import type { RpcCall } from '../clients.js'
import type { SolanaContext } from '../context.js'
import { httpUrls } from './httpUrls.js'
import { postJson } from './postJson.js'
import { type Reply, readReply } from './readReply.js'

/** Sends calls to one network, until the signal fires. */
export type NetworkClient = (call: RpcCall, signal: AbortSignal) => Promise<unknown>

type Endpoint = { readonly url: string; chain: 'unknown' | 'right' | 'wrong' }

/**
 * A JSON-RPC client for one network (specification §8, §9): each of its URLs in turn, then all of them again after a pause,
 * three times. A URL that answers for another chain is taken out (R55).
 */
export function createNetworkClient(context: SolanaContext, network: Network): NetworkClient {
  const { clock, logger } = context.ports
  const endpoints = httpUrls(network).map((url): Endpoint => ({ url, chain: 'unknown' }))
  let lastId = 0

  /** One server's answer, within the time one server has. */
  async function post(
    url: string,
    call: RpcCall,
    signal: AbortSignal,
  ): Promise<{ readonly reply: Reply; readonly pauseMs?: number | undefined }> {
    const id = ++lastId
    const end = new AbortController()
    const stop = () => end.abort()
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop)
    const body = { jsonrpc: '2.0', id, method: call.method, params: call.params ?? [] }
    try {
      const { fetch } = context.ports
      const answer = postJson(fetch, url, body, end.signal)
      const deadline = { clock, ms: rpcLimits.timeoutMs, code: 'HTTP_TIMEOUT', signal } as const
      const { status, json, retryAfter } = await withDeadline(answer, deadline)
      const pauseMs = readRetryAfterMs(retryAfter, clock.now(), rpcLimits.timeoutMs)
      return { reply: readReply(status, json, id), pauseMs }
    } catch (error) {
      if (signal.aborted) throw error
      const typed = isAppKitError(error) ? error : new AppKitError('RPC_FAILED', { cause: error })
      return { reply: { type: 'failed', error: typed } }
    } finally {
      signal.removeEventListener('abort', stop)
      stop()
    }
  }

  /** The answer, and in its company, until it is known, which chain the server is of. */
  async function ask(endpoint: Endpoint, call: RpcCall, signal: AbortSignal) {
    const isKnown = endpoint.chain !== 'unknown'
    const [answer, genesis] = await Promise.all([
      post(endpoint.url, call, signal),
      isKnown ? undefined : post(endpoint.url, { method: 'getGenesisHash' }, signal),
    ])
    // Servers that let through only some methods cannot be told; what they answer is taken.
    if (genesis?.reply.type !== 'result') return answer
    endpoint.chain = isGenesisOf(genesis.reply.result, network) ? 'right' : 'wrong'
    if (endpoint.chain === 'right') return answer
    logger.warn(`An RPC URL given for ${network.name} answers for another chain. It is not used.`)
    return { reply: { type: 'failed', error: wrongChain(network) } as const }
  }

  return async (call, signal) => {
    let failure = wrongChain(network)
    for (let attempt = 0; attempt <= rpcLimits.retries; attempt++) {
      let pauseMs = rpcLimits.retryDelayMs * 2 ** attempt
      let isWorthIt = false
      for (const endpoint of endpoints) {
        if (endpoint.chain === 'wrong') continue
        const answer = await ask(endpoint, call, signal)
        const { reply } = answer
        if (reply.type === 'result') return reply.result
        failure = reply.error
        if (reply.type === 'refused') throw failure
        if ('pauseMs' in answer && answer.pauseMs !== undefined) pauseMs = answer.pauseMs
        isWorthIt ||=
          !('isFinal' in reply && reply.isFinal) && !isAppKitError(failure, 'RPC_WRONG_CHAIN', 'HTTP_TOO_LARGE')
      }
      if (!isWorthIt || attempt === rpcLimits.retries) break
      await pause(clock, pauseMs, signal)
    }
    throw failure
  }
}

function wrongChain({ name }: Network): AppKitError {
  return new AppKitError('RPC_WRONG_CHAIN', {
    details: `The URL was given for ${name}, but its getGenesisHash names another chain.`,
  })
}
