import type { RankedServer } from '@latchkey/adapter-kit'
import {
  createError,
  errors,
  failedBy,
  failedByChain,
  fetchText,
  type Network,
  type Ports,
  rpcLimits,
  type ServerAnswer,
  type ServerReply,
} from '@latchkey/common'

/** A request to an Esplora server. */
export type EsploraRequest = {
  readonly path: string
  /** Sent with POST. Without a body, the method is GET. */
  readonly body?: string
  /** Classifies the response. */
  readonly read: (response: ServerAnswer) => ServerReply
  /** Whether a server that doesn't return the genesis hash fails. */
  readonly isChainProven?: boolean | undefined
}

/** One Esplora URL of one network. */
export type EsploraServer = RankedServer & {
  /** Sends a request, and requests the genesis hash until it is known. Never rejects. */
  ask(request: EsploraRequest, signal: AbortSignal): Promise<ServerReply>
}

/**
 * Creates the {@link EsploraServer} of a URL. A CAIP-2 reference is the start of the genesis hash (CAIP-4). Other
 * requests than those of callers end with `lifetime`.
 */
export function createEsploraServer({
  ports,
  lifetime,
  network,
  url,
}: {
  readonly ports: Pick<Ports, 'clock' | 'fetch' | 'logger'>
  readonly lifetime: AbortSignal
  readonly network: Network
  readonly url: string
}): EsploraServer {
  let chain: 'unknown' | 'right' | 'wrong' = 'unknown'
  let pendingCheck: Promise<void> | undefined

  const isWrong = () => chain === 'wrong'

  /** Returns the genesis hash; `undefined` for another response. */
  const readGenesisHash = async (options: { readonly ms?: number; readonly cache?: RequestCache } = {}) => {
    const { status, text } = await fetchText(ports, urlOf(url, '/block-height/0'), { ...options, signal: lifetime })
    const hash = text.trim().toLowerCase()
    return status === 200 && /^[0-9a-f]{64}$/.test(hash) ? hash : undefined
  }

  const checkChain = async (): Promise<void> => {
    const hash = await readGenesisHash().catch(() => undefined)
    if (hash === undefined) return
    chain = hash.startsWith(network.caipNetworkId.slice('bip122:'.length)) ? 'right' : 'wrong'
    if (isWrong())
      ports.logger.error(
        `[latchkey] An Esplora URL given for ${network.name} answers for another chain. It is not used.`,
      )
  }

  /** Shares a pending check. */
  const learnChain = (): Promise<void> | undefined => {
    if (chain !== 'unknown') return undefined
    pendingCheck ??= checkChain().finally(() => {
      pendingCheck = undefined
    })
    return pendingCheck
  }

  return {
    isWrong,
    async ask({ path, body, read, isChainProven = false }, signal) {
      if (isWrong()) return failedByChain(network, 'first block')
      const send = async () =>
        read(await fetchText(ports, urlOf(url, path), { body, contentType: body && 'text/plain', signal }))
      const [reply] = await Promise.all([send().catch(failedBy), learnChain()])
      if (isWrong()) return failedByChain(network, 'first block')
      return chain === 'right' || !isChainProven ? reply : failedBy(chainUnknown())
    },
    async ping() {
      // A cached response has no latency.
      const hash = await readGenesisHash({ ms: rpcLimits.probeTimeoutMs, cache: 'no-store' })
      if (hash === undefined) throw createError(errors.RPC_BAD_RESPONSE)
    },
  }
}

/**
 * Returns the URL of a path below the base URL of a server. Keeps the query of the base, such as a key. Throws for an
 * invalid URL.
 */
function urlOf(base: string, path: string): string {
  const url = new URL(base)
  url.pathname = `${url.pathname.replace(/\/+$/, '')}${path}`
  return url.href
}

function chainUnknown() {
  return createError(errors.RPC_BAD_RESPONSE, {
    details:
      'The server does not answer /block-height/0 with a block hash, so its network is unknown. Nothing is composed from its data.',
  })
}
