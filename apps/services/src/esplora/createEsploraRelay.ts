import type { ByteAccount } from '../http/createByteBudget.js'
import type { Logger } from '../log/logger.js'
import { checkUpstreamUrls } from '../rpc/checkUpstreamUrls.js'
import type { NodeFailure } from '../rpc/createNodes.js'
import { createSharedReads } from '../rpc/createSharedReads.js'
import {
  createEsploraNodes,
  type EsploraAnswer,
  type EsploraNodes,
  type EsploraQuestion,
} from './createEsploraNodes.js'

/** Forwards requests of the Esplora API to the servers of their network. */
export type EsploraRelay = {
  /** CAIP-2 ids of the networks that have a server, sorted. */
  readonly chainIds: readonly string[]
  /**
   * Returns the response of a server; `undefined` if all failed. The network must be one of `chainIds`. `account`
   * counts the bytes of the response; rejects if they exceed its budget.
   */
  ask(chainId: string, question: EsploraQuestion, account: ByteAccount): Promise<EsploraAnswer | undefined>
}

const deadlineMs = 9_000

/**
 * Creates an {@link EsploraRelay} from base URLs by CAIP-2 id. Throws if a network has no usable URL. Concurrent equal
 * reads share one request; nothing is cached.
 */
export function createEsploraRelay(
  upstreams: Readonly<Record<string, readonly string[]>>,
  logger: Logger,
): EsploraRelay {
  const networks = new Map<string, EsploraNodes>()
  for (const [chainId, urls] of Object.entries(upstreams)) {
    // A reference in another form would never equal the start of a block hash.
    if (!/^bip122:[0-9a-f]{32}$/.test(chainId)) {
      throw new Error(`rpcUpstreams: "${chainId}" does not name a first block by 32 lower-case hexadecimal digits.`)
    }
    checkUpstreamUrls(chainId, urls)
    const onFailure = (upstream: number, reason: NodeFailure) =>
      logger.warn('node failed', { chainId, upstream, reason })
    networks.set(chainId, createEsploraNodes(chainId, urls, { onFailure }))
  }
  const reads = createSharedReads<EsploraAnswer | undefined>()

  return {
    chainIds: [...networks.keys()].sort(),
    async ask(chainId, question, account) {
      const network = networks.get(chainId)
      if (!network) return undefined
      if (question.rule.method === 'POST')
        return network.ask({ ...question, onBytes: account.charge }, AbortSignal.timeout(deadlineMs))
      // Own timeout: the request is shared, so one caller's abort must not cancel it for the others.
      return reads.read(`${chainId} ${question.path}`, account, ({ signal, onBytes }) =>
        network.ask({ ...question, onBytes }, AbortSignal.any([signal, AbortSignal.timeout(deadlineMs)])),
      )
    },
  }
}
