import {
  AppKitError,
  abortReason,
  isAppKitError,
  type Network,
  pause,
  readRetryAfterMs,
  rpcLimits,
  settleBy,
} from '@latchkey/common'
import type { RpcCall } from '../clients.js'
import type { PolkadotContext } from '../context.js'
import { isGenesisOf } from '../genesis.js'
import type { PolkadotRpcClient } from '../options.js'
import { postJson } from './postJson.js'
import { type Reply, readReply } from './readReply.js'

type Endpoint = {
  readonly url: string
  genesis: 'unknown' | 'right' | 'wrong'
  /** The question which chain it answers for, while it is open. */
  check?: Promise<Reply> | undefined
}

/**
 * A JSON-RPC client for one network (specification §8, §9): each of its URLs in turn, then all of them again after a pause,
 * three times. A URL that answers for another chain is taken out.
 */
export function createNetworkClient(context: PolkadotContext, network: Network): PolkadotRpcClient {
  const { clock, logger } = context.ports
  const endpoints: readonly Endpoint[] = network.rpcUrls.default.http
    .filter((url) => /^https?:/i.test(url) && URL.canParse(url))
    .map((url) => ({ url, genesis: 'unknown' }))
  if (endpoints.length === 0)
    throw new AppKitError('TRANSPORT_URL_MISSING', {
      details: `The network ${network.name} has no http(s) URL in rpcUrls.default.http.`,
    })
  let lastId = 0
  let pauseMs = 0

  async function post(url: string, call: RpcCall): Promise<Reply> {
    const id = ++lastId
    const end = new AbortController()
    const stop = () => end.abort()
    context.lifetime.addEventListener('abort', stop)
    try {
      const sent = postJson(context, url, { jsonrpc: '2.0', id, params: [], ...call }, end.signal)
      const onTimeout = () => new AppKitError('HTTP_TIMEOUT')
      const { status, json, retryAfter } = await settleBy(sent, { clock, ms: rpcLimits.timeoutMs, onTimeout })
      const wantedMs = readRetryAfterMs(retryAfter, clock.now(), rpcLimits.timeoutMs)
      if (wantedMs !== undefined) pauseMs = wantedMs
      return readReply(status, json, id)
    } catch (error) {
      const typed = isAppKitError(error) ? error : new AppKitError('RPC_FAILED', { cause: error })
      return { type: 'failed', error: typed }
    } finally {
      context.lifetime.removeEventListener('abort', stop)
      stop()
    }
  }

  async function checkGenesis(endpoint: Endpoint): Promise<Reply> {
    const reply = await post(endpoint.url, { method: 'chain_getBlockHash', params: [0] })
    endpoint.check = undefined
    if (reply.type !== 'result') return reply
    endpoint.genesis = isGenesisOf(reply.result, network) ? 'right' : 'wrong'
    if (endpoint.genesis === 'wrong')
      logger.warn(`An RPC URL given for ${network.name} answers for another chain. It is not used.`)
    return reply
  }

  async function ask(endpoint: Endpoint, call: RpcCall): Promise<Reply> {
    if (endpoint.genesis === 'unknown') endpoint.check ??= checkGenesis(endpoint)
    const [reply, genesis] = await Promise.all([post(endpoint.url, call), endpoint.check])
    if (endpoint.genesis === 'right') return reply
    if (endpoint.genesis === 'wrong') return { type: 'failed', error: wrongChain(network) }
    return genesis?.type === 'failed' ? genesis : { type: 'failed', error: new AppKitError('RPC_BAD_RESPONSE') }
  }

  return {
    async request(call) {
      let failure: AppKitError = wrongChain(network)
      for (let attempt = 0; attempt <= rpcLimits.retries; attempt++) {
        if (attempt > 0)
          await pause(clock, Math.max(pauseMs, rpcLimits.retryDelayMs * 2 ** (attempt - 1)), context.lifetime)
        pauseMs = 0
        for (const endpoint of endpoints) {
          if (endpoint.genesis === 'wrong') continue
          if (context.lifetime.aborted) throw abortReason(context.lifetime)
          const reply = await ask(endpoint, call)
          if (reply.type === 'result') return reply.result
          if (reply.type === 'refused') throw reply.error
          failure = reply.error
        }
        if (endpoints.every(({ genesis }) => genesis === 'wrong')) break
      }
      throw failure
    },
  }
}

function wrongChain({ name }: Network): AppKitError {
  return new AppKitError('RPC_WRONG_CHAIN', { details: `The URL was given for ${name}, but its genesis is another.` })
}
