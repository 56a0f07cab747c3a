import { readBodyText } from '@latchkey/common'
import type { ChainCheck } from './chainCheck.js'
import { createNodes, type NodeAddress, type NodeFailure, type Nodes, type NodesOptions } from './createNodes.js'
import { parseRpcAnswer, type RpcAnswer, rpcError } from './rpcAnswer.js'

/** The JSON-RPC nodes of one network. */
export type Upstreams = Nodes<UpstreamQuestion, RpcAnswer>

export type UpstreamQuestion = {
  readonly method: string
  /** JSON. */
  readonly params: string
  /** Returns whether a result is valid. An invalid result counts as a failure of its node. */
  readonly accepts?: (answer: RpcAnswer) => boolean
  /** Called with the number of bytes of each chunk of the response. */
  readonly onBytes?: ((bytes: number) => void) | undefined
}

export type UpstreamsOptions = NodesOptions & { readonly chain: ChainCheck }

const maxBytes = 8 * 1024 * 1024

/** Codes of a node that is overloaded. */
const busyCodes = new Set([-32_005, 429])

/** The response for a result that is too large to forward. */
export const tooLarge = rpcError(-32_005, 'The answer is too large')

/**
 * Creates the nodes of a network from URLs. A node receives the method and the params of a call, but no headers,
 * address or project of the caller. Throws for an invalid URL.
 */
export function createUpstreams(urls: readonly string[], { chain, ...options }: UpstreamsOptions): Upstreams {
  return createNodes<UpstreamQuestion, RpcAnswer>(
    urls,
    {
      async send(node, { method, params, accepts, onBytes }, signal) {
        const answer = await post(node, method, params, signal, onBytes)
        return typeof answer !== 'string' && accepts && !accepts(answer) ? 'wrong answer' : answer
      },
      verify: (node, signal) => askChain(node, chain, signal),
      isBusy,
      tooLarge,
    },
    options,
  )
}

async function askChain(
  node: NodeAddress,
  { method, params, isRight }: ChainCheck,
  signal: AbortSignal,
): Promise<NodeFailure | undefined> {
  const answer = await post(node, method, params, signal)
  if (typeof answer === 'string') return answer
  if (isBusy(answer)) return 'busy'
  if (answer.kind === 'error') return 'chain unknown'
  return isRight(JSON.parse(answer.text)) ? undefined : 'wrong chain'
}

async function post(
  { url, headers }: NodeAddress,
  method: string,
  params: string,
  signal: AbortSignal,
  onBytes?: UpstreamQuestion['onBytes'],
): Promise<RpcAnswer | NodeFailure> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: `{"jsonrpc":"2.0","id":1,"method":${JSON.stringify(method)},"params":${params}}`,
    redirect: 'error',
    signal,
  })
  const text = await readBodyText(response, maxBytes, onBytes)
  // Some nodes send the error of a call with status 400.
  const isFailure = response.status >= 500 || [401, 403, 404, 429].includes(response.status)
  return (isFailure ? undefined : parseRpcAnswer(text)) ?? `status ${response.status}`
}

function isBusy({ kind, text }: RpcAnswer): boolean {
  if (kind === 'result') return false
  const { code } = JSON.parse(text) as { readonly code: number }
  return busyCodes.has(code)
}
