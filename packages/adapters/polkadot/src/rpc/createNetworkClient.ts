import {
  AppKitError,
  askServers,
  failedBy,
  failedByChain,
  fetchText,
  httpUrls,
  type Network,
  parseJson,
  type ServerReply,
  stringifyJson,
} from '@latchkey/common'
import type { RpcCall } from '../clients.js'
import type { PolkadotContext } from '../context.js'
import { isGenesisOf } from '../genesis.js'
import type { PolkadotRpcClient } from '../options.js'
import { readReply } from './readReply.js'

type Endpoint = {
  readonly url: string
  chain: 'unknown' | 'right' | 'wrong'
  /** The question which chain it answers for, while it is open. */
  check?: Promise<ServerReply> | undefined
}

/** The largest body that is read: what a runtime says of itself is about a megabyte, in hexadecimal form (R45). */
const maxBytes = 8 * 1024 * 1024

/** What tells the chain of a server. */
const chainMethod = 'chain_getBlockHash'

/**
 * A JSON-RPC client for one network (specification §8, §9): each of its URLs in turn, then all of them again after a pause,
 * three times. A URL that answers for another chain is taken out (R55).
 */
export function createNetworkClient({ ports, lifetime }: PolkadotContext, network: Network): PolkadotRpcClient {
  const endpoints = httpUrls(network).map((url): Endpoint => ({ url, chain: 'unknown' }))
  let lastId = 0

  async function post(url: string, { method, params = [] }: RpcCall, signal: AbortSignal): Promise<ServerReply> {
    const id = ++lastId
    try {
      const body = stringifyJson({ jsonrpc: '2.0', id, method, params })
      const asked = { body, contentType: 'application/json', maxBytes, signal }
      const { status, text, pauseMs } = await fetchText(ports, url, asked)
      return readReply(status, parseJson(text), id, pauseMs)
    } catch (error) {
      return failedBy(error)
    }
  }

  /** Asked for everybody who waits, so it ends with none of them. */
  async function checkChain(endpoint: Endpoint): Promise<ServerReply> {
    const reply = await post(endpoint.url, { method: chainMethod, params: [0] }, lifetime)
    endpoint.check = undefined
    if (reply.type !== 'result') return reply
    endpoint.chain = isGenesisOf(reply.result, network) ? 'right' : 'wrong'
    if (endpoint.chain === 'wrong')
      ports.logger.warn(`An RPC URL given for ${network.name} answers for another chain. It is not used.`)
    return reply
  }

  async function ask(endpoint: Endpoint, call: RpcCall, signal: AbortSignal): Promise<ServerReply> {
    if (isWrong(endpoint)) return failedByChain(network, chainMethod)
    if (endpoint.chain === 'unknown') endpoint.check ??= checkChain(endpoint)
    const [reply, check] = await Promise.all([post(endpoint.url, call, signal), endpoint.check])
    if (isWrong(endpoint)) return failedByChain(network, chainMethod)
    if (endpoint.chain === 'right') return reply
    return check?.type === 'failed' ? check : failedBy(new AppKitError('RPC_BAD_RESPONSE'))
  }

  return {
    request: (call) =>
      askServers(endpoints, (endpoint, end) => ask(endpoint, call, end), { clock: ports.clock, signals: [lifetime] }),
  }
}

function isWrong({ chain }: Endpoint): boolean {
  return chain === 'wrong'
}
