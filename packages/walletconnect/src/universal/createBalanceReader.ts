import {
  type Adapter,
  askServers,
  type ChainNamespace,
  cleanText,
  createError,
  errors,
  failedBy,
  failedByChain,
  failedByStatus,
  fetchText,
  httpUrls,
  invalidParams,
  isObject,
  type Network,
  type Ports,
  parseExactJson,
  readField,
  type ServerReply,
  safeParseChainId,
  seeDetails,
  stringifyJson,
  unreadStatuses,
} from '@latchkey/common'
import { isPlausibleAddress } from './isPlausibleAddress.js'

/** The request for the native balance of an address. */
type BalanceRequest = {
  readonly method: string
  params(address: string): readonly unknown[]
  /** Returns the balance in the smallest unit; undefined for an invalid result. */
  read(result: unknown): bigint | undefined
  /** Method that returns the chain of a server. */
  readonly chainMethod: string
  isChainOf(response: unknown, network: Network): boolean
}

/** The modal shows balances only in these two namespaces. */
const requests: Readonly<Partial<Record<ChainNamespace, BalanceRequest>>> = {
  eip155: {
    method: 'eth_getBalance',
    params: (address) => [address, 'latest'],
    read: (result) => (typeof result === 'string' && /^0x[\da-f]{1,64}$/i.test(result) ? BigInt(result) : undefined),
    chainMethod: 'eth_chainId',
    isChainOf(response, { id }) {
      const chainId = safeParseChainId(response)
      return chainId.ok && chainId.value === Number(id)
    },
  },
  solana: {
    method: 'getBalance',
    params: (address) => [address, { commitment: 'confirmed' }],
    read(result) {
      const value = String(readField(result, 'value'))
      return /^\d{1,20}$/.test(value) ? BigInt(value) : undefined
    },
    chainMethod: 'getGenesisHash',
    isChainOf: (response, { caipNetworkId }) =>
      typeof response === 'string' && response.startsWith(caipNetworkId.slice('solana:'.length)),
  },
}

/** Codes of temporary failures of a server: -1, internal errors and limits. */
const passingCodes = [-1, -32603, -32005]

type Surroundings = { readonly ports: Ports; readonly lifetime: AbortSignal }

/**
 * Returns `getBalance` of an adapter without a chain library. It tries the network's RPC URLs in turn, and permanently
 * skips a URL of another chain. Rejects with `BALANCE_UNAVAILABLE` in a namespace whose balance needs a library.
 */
export function createBalanceReader(
  namespace: ChainNamespace,
  { ports, lifetime }: Surroundings,
): Adapter['getBalance'] {
  const request = requests[namespace]
  /** Whether a URL serves its network. No entry: unknown. */
  const verdicts = new Map<string, boolean>()
  let lastId = 0

  async function post(url: string, method: string, params: readonly unknown[], signal: AbortSignal) {
    const id = ++lastId
    const body = stringifyJson({ jsonrpc: '2.0', id, method, params })
    try {
      const { status, text, pauseMs } = await fetchText(ports, url, { body, contentType: 'application/json', signal })
      const json = parseExactJson(text)
      const result = readField(json, 'result')
      const isReply = readField(json, 'id') === id && result !== undefined && result !== null
      const error = readField(json, 'error')
      if (isObject(error) && !unreadStatuses.includes(status)) {
        const cause = createError(errors.RPC_FAILED, {
          cause: error,
          details: cleanText(readField(error, 'message'), 200),
          summary: seeDetails('server'),
        })
        return {
          type: 'failed',
          error: cause,
          mayPass: passingCodes.includes(Number(readField(error, 'code'))),
        } as const
      }
      if (!isReply || unreadStatuses.includes(status)) return failedByStatus(status, pauseMs)
      return { type: 'result', result } as const
    } catch (error) {
      return failedBy(error)
    }
  }

  async function ask(
    { method, params, read, chainMethod, isChainOf }: BalanceRequest,
    { url, network, address }: { readonly url: string; readonly network: Network; readonly address: string },
    end: AbortSignal,
  ): Promise<ServerReply<bigint>> {
    const key = `${network.caipNetworkId} ${url}`
    const verdict = verdicts.get(key)
    if (verdict === false) return failedByChain(network, chainMethod)
    const [reply, chain] = await Promise.all([
      post(url, method, params(address), end),
      // Includes the request for the chain until the server's chain is known.
      verdict === undefined ? post(url, chainMethod, [], end) : undefined,
    ])
    if (chain?.type === 'result') verdicts.set(key, isChainOf(chain.result, network))
    if (verdicts.get(key) === false) return failedByChain(network, chainMethod)
    if (reply.type !== 'result') return reply
    const value = read(reply.result)
    return value === undefined ? failedBy(createError(errors.RPC_BAD_RESPONSE)) : { type: 'result', result: value }
  }

  return async ({ address, network, signal }) => {
    if (!request)
      throw createError(errors.BALANCE_UNAVAILABLE, {
        details: `No adapter for ${namespace} was passed in \`adapters\`.`,
      })
    if (!isPlausibleAddress(namespace, address)) throw invalidParams('address', `is no address of ${namespace}`)
    const value = await askServers(httpUrls(network), (url, end) => ask(request, { url, network, address }, end), {
      clock: ports.clock,
      signals: [lifetime, signal],
    })
    const { decimals, symbol } = network.nativeCurrency
    return { value, decimals, symbol }
  }
}
