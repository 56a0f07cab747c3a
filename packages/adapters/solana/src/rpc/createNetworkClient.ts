import {
  askServers,
  failedBy,
  failedByChain,
  fetchText,
  httpUrls,
  type Network,
  parseExactJson,
  type ServerReply,
  stringifyJson,
} from '@latchkey/common'
import { isGenesisOf } from '../chains.js'
import type { RpcCall } from '../clients.js'
import type { SolanaContext } from '../context.js'
import { readReply } from './readReply.js'

/** Sends calls to one network, until the adapter ends. */
export type NetworkClient = (call: RpcCall) => Promise<unknown>

type Endpoint = { readonly url: string; chain: 'unknown' | 'right' | 'wrong' }

/** What tells the chain of a server. */
const chainMethod = 'getGenesisHash'

/**
 * A JSON-RPC client for one network (specification §8, §9): each of its URLs in turn, then all of them again after a pause,
 * three times. A URL that answers for another chain is taken out (R55).
 */
export function createNetworkClient({ ports, lifetime }: SolanaContext, network: Network): NetworkClient {
  const endpoints = httpUrls(network).map((url): Endpoint => ({ url, chain: 'unknown' }))
  let lastId = 0

  async function post(url: string, { method, params = [] }: RpcCall, signal: AbortSignal): Promise<ServerReply> {
    const id = ++lastId
    const body = stringifyJson({ jsonrpc: '2.0', id, method, params })
    try {
      const { status, text, pauseMs } = await fetchText(ports, url, { body, contentType: 'application/json', signal })
      return readReply(status, parseExactJson(text), id, pauseMs)
    } catch (error) {
      return failedBy(error)
    }
  }

  function learnChain(endpoint: Endpoint, genesis: unknown): void {
    if (endpoint.chain !== 'unknown') return
    endpoint.chain = isGenesisOf(genesis, network) ? 'right' : 'wrong'
    if (endpoint.chain === 'wrong')
      ports.logger.warn(`An RPC URL given for ${network.name} answers for another chain. It is not used.`)
  }

  /** The answer, and in its company, until it is known, which chain the server is of. */
  async function ask(endpoint: Endpoint, call: RpcCall, signal: AbortSignal): Promise<ServerReply> {
    if (isWrong(endpoint)) return failedByChain(network, chainMethod)
    const isKnown = endpoint.chain === 'right'
    const [reply, genesis] = await Promise.all([
      post(endpoint.url, call, signal),
      isKnown ? undefined : post(endpoint.url, { method: chainMethod }, signal),
    ])
    // Servers that let through only some methods cannot be told; what they answer is taken.
    if (genesis?.type === 'result') learnChain(endpoint, genesis.result)
    return isWrong(endpoint) ? failedByChain(network, chainMethod) : reply
  }

  return (call) =>
    askServers(endpoints, (endpoint, end) => ask(endpoint, call, end), { clock: ports.clock, signals: [lifetime] })
}

function isWrong({ chain }: Endpoint): boolean {
  return chain === 'wrong'
}
