import type { ByteAccount } from '../http/createByteBudget.js'
import type { Logger } from '../log/logger.js'
import { chainCheck } from './chainCheck.js'
import { checkUpstreamUrls } from './checkUpstreamUrls.js'
import { type AnswerCache, createAnswerCache } from './createAnswerCache.js'
import type { NodeFailure } from './createNodes.js'
import { createSharedReads } from './createSharedReads.js'
import { createUpstreams, type Upstreams } from './createUpstreams.js'
import { isRpcNamespace, type MethodRule, methodRule } from './methodRules.js'
import { type RpcAnswer, rpcError } from './rpcAnswer.js'
import type { RpcCall } from './rpcCall.js'
import { takeKnownTransaction } from './takeKnownTransaction.js'

/** Forwards JSON-RPC calls to the nodes of their network. */
export type RpcRelay = {
  /** CAIP-2 ids of the networks that have a node, sorted. */
  readonly chainIds: readonly string[]
  /**
   * Returns the response of a call; `undefined` if no node responded. The network must be one of `chainIds`. `account`
   * counts the bytes of the response. Rejects if they exceed its budget.
   */
  ask(chainId: string, call: Pick<RpcCall, 'method' | 'params'>, account: ByteAccount): Promise<RpcAnswer | undefined>
}

const cacheCharacters = 32 * 1024 * 1024
const settledMs = 60_000
const deadlineMs = 9_000

/**
 * Creates an {@link RpcRelay} from URLs by CAIP-2 id. Throws if a network has no valid URL. Caching and deduplication
 * follow `methodRules.ts`. All callers share the cache, so it holds only results of verified nodes about the requested
 * hash, for a minute.
 */
export function createRpcRelay(rpcUpstreams: Readonly<Record<string, readonly string[]>>, logger: Logger): RpcRelay {
  const networks = new Map<string, Upstreams>()
  for (const [chainId, urls] of Object.entries(rpcUpstreams)) {
    check(chainId, urls)
    const onFailure = (upstream: number, reason: NodeFailure) =>
      logger.warn('node failed', { chainId, upstream, reason })
    networks.set(chainId, createUpstreams(urls, { chain: chainCheck(chainId), onFailure }))
  }
  const cache: AnswerCache = createAnswerCache(cacheCharacters)
  const reads = createSharedReads<RpcAnswer | undefined>()

  return {
    chainIds: [...networks.keys()].sort(),
    async ask(chainId, { method, params }, account) {
      const rule = methodRule(chainId.split(':')[0] ?? '', method)
      if (!rule) return rpcError(-32_601, `The method ${method} is not offered here`)
      const network = networks.get(chainId)
      if (!network) return rpcError(-32_602, `Unknown chain: ${chainId}`)
      if (rule.keep === 'configured') return { kind: 'result', text: hexChainId(chainId) }
      const accepts = (answer: RpcAnswer) => isAbout(rule, params, answer)
      const question = { method, params, accepts }
      if (rule.keep === 'write') {
        // Not aborted when the caller leaves: the transaction may already be on its way.
        const answer = await network.ask({ ...question, onBytes: account.charge }, AbortSignal.timeout(deadlineMs))
        return answer && takeKnownTransaction({ method, params }, answer)
      }
      const key = `${chainId}\n${method}\n${params}`
      const cached = cache.get(key)
      if (cached !== undefined) return { kind: 'result', text: cached }
      return reads.read(key, account, async ({ signal, onBytes }) => {
        // Own timeout: the request is shared, so one caller's abort must not cancel it for the others.
        const deadline = AbortSignal.any([signal, AbortSignal.timeout(deadlineMs)])
        const answer = await network.ask({ ...question, onBytes }, deadline)
        if (answer && isSettled(rule, answer)) cache.set(key, answer.text, settledMs)
        return answer
      })
    },
  }
}

function hexChainId(chainId: string): string {
  return `"0x${BigInt(chainId.split(':')[1] ?? '').toString(16)}"`
}

/**
 * Returns whether a result is about the requested hash, if the method repeats it. `null` means that the node does not
 * know it.
 */
function isAbout({ echoes }: MethodRule, params: string, { kind, text }: RpcAnswer): boolean {
  if (!echoes || kind === 'error') return true
  const value: unknown = JSON.parse(text)
  if (value === null) return true
  const asked: unknown = JSON.parse(params)
  const hash: unknown = Array.isArray(asked) ? asked[0] : undefined
  const echo = typeof value === 'object' ? (value as Readonly<Record<string, unknown>>)[echoes] : undefined
  return typeof hash === 'string' && typeof echo === 'string' && echo.toLowerCase() === hash.toLowerCase()
}

/** Whether a result may be cached: a block, or a transaction in a block. */
function isSettled({ keep }: MethodRule, { kind, text }: RpcAnswer): boolean {
  if (keep !== 'settled' || kind === 'error') return false
  const value: unknown = JSON.parse(text)
  if (typeof value !== 'object' || value === null) return false
  // A block only repeats its own hash; a transaction names its block.
  return 'parentHash' in value || ('blockHash' in value && typeof value.blockHash === 'string')
}

function check(chainId: string, urls: readonly string[]): void {
  const namespace = /^([a-z0-9]{3,8}):[-_a-zA-Z0-9]{1,32}$/.exec(chainId)?.[1] ?? ''
  if (!isRpcNamespace(namespace))
    throw new Error(`rpcUpstreams: "${chainId}" is not a network that is asked by JSON-RPC.`)
  // A chain id in another format would never equal a node's.
  if (namespace === 'eip155' && !/^eip155:[1-9]\d*$/.test(chainId))
    throw new Error(`rpcUpstreams: "${chainId}" has no decimal chain id.`)
  checkUpstreamUrls(chainId, urls)
}
