import { splitCredentials } from '@latchkey/common'
import type { Logger } from '../log/logger.js'
import { type AnswerCache, createAnswerCache } from './createAnswerCache.js'
import { createUpstreams, type UpstreamFailure, type Upstreams } from './createUpstreams.js'
import { isRpcNamespace, type MethodRule, methodRule } from './methodRules.js'
import { type RpcAnswer, rpcError } from './rpcAnswer.js'
import type { RpcCall } from './rpcCall.js'
import { takeKnownTransaction } from './takeKnownTransaction.js'

/** Passes JSON-RPC calls on to the nodes of their network. */
export type RpcRelay = {
  /** CAIP-2 ids of the networks that have a node, sorted. */
  readonly chainIds: readonly string[]
  /** The answer of a call; `undefined` where no node gave one. The network must be one of `chainIds`. */
  ask(chainId: string, call: Pick<RpcCall, 'method' | 'params'>): Promise<RpcAnswer | undefined>
}

const cacheCharacters = 32 * 1024 * 1024
const keepMs: Readonly<Record<MethodRule['keep'], number>> = {
  ever: 24 * 60 * 60_000,
  settled: 60_000,
  read: 0,
  write: 0,
}
const deadlineMs = 9_000

/**
 * Makes an {@link RpcRelay} of URLs by CAIP-2 id. Throws where a network has none that can be asked. Answers that cannot change are kept, and
 * equal questions at the same time are asked once; see `methodRules.ts`.
 */
export function createRpcRelay(rpcUpstreams: Readonly<Record<string, readonly string[]>>, logger: Logger): RpcRelay {
  const networks = new Map<string, Upstreams>()
  for (const [chainId, urls] of Object.entries(rpcUpstreams)) {
    check(chainId, urls)
    const onFailure = (upstream: number, reason: UpstreamFailure) =>
      logger.warn('node failed', { chainId, upstream, reason })
    networks.set(chainId, createUpstreams(urls, onFailure))
  }
  const cache: AnswerCache = createAnswerCache(cacheCharacters)
  const underWay = new Map<string, Promise<RpcAnswer | undefined>>()

  return {
    chainIds: [...networks.keys()].sort(),
    async ask(chainId, { method, params }) {
      const rule = methodRule(chainId.split(':')[0] ?? '', method)
      if (!rule) return rpcError(-32_601, `The method ${method} is not offered here`)
      const network = networks.get(chainId)
      if (!network) return rpcError(-32_602, `Unknown chain: ${chainId}`)
      // A deadline of its own: whoever asked first may leave, others wait for the same answer.
      const ask = () => network.ask(method, params, AbortSignal.timeout(deadlineMs))
      if (rule.keep === 'write') {
        const answer = await ask()
        return answer && takeKnownTransaction({ method, params }, answer)
      }
      const key = `${chainId}\n${method}\n${params}`
      const kept = cache.get(key)
      if (kept !== undefined) return { kind: 'result', text: kept }
      const asking = underWay.get(key) ?? ask()
      if (!underWay.has(key)) {
        underWay.set(key, asking)
        void asking.then(
          (answer) => {
            underWay.delete(key)
            if (answer?.kind === 'result' && holds(rule, answer.text)) cache.set(key, answer.text, keepMs[rule.keep])
          },
          () => underWay.delete(key),
        )
      }
      return asking
    },
  }
}

/** Whether a result may be kept: there is one, and of a transaction, one that is in a block. */
function holds({ keep }: MethodRule, text: string): boolean {
  if (keep === 'ever') return text !== 'null'
  if (keep !== 'settled') return false
  const value: unknown = JSON.parse(text)
  return typeof value === 'object' && value !== null && 'blockHash' in value && typeof value.blockHash === 'string'
}

function check(chainId: string, urls: readonly string[]): void {
  const namespace = /^([a-z0-9]{3,8}):[-_a-zA-Z0-9]{1,32}$/.exec(chainId)?.[1] ?? ''
  if (!isRpcNamespace(namespace))
    throw new Error(`rpcUpstreams: "${chainId}" is not a network that is asked by JSON-RPC.`)
  if (urls.length === 0) throw new Error(`rpcUpstreams: ${chainId} has no URL.`)
  for (const [index, url] of urls.entries()) {
    // A URL can hold a key: it is never printed.
    const fault = findFault(url)
    if (fault) throw new Error(`rpcUpstreams: URL ${index + 1} of ${chainId} ${fault}.`)
  }
}

function findFault(url: string): string | undefined {
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) return 'is not http or https'
  try {
    splitCredentials(url)
    return undefined
  } catch {
    return 'has a user or password that cannot be sent'
  }
}
