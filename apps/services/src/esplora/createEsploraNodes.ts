import { readBodyText } from '@latchkey/common'
import { createNodes, type NodeAddress, type NodeFailure, type Nodes, type NodesOptions } from '../rpc/createNodes.js'
import { type EsploraRule, firstBlockRule } from './esploraRules.js'

/** Esplora servers of one network. */
export type EsploraNodes = Nodes<EsploraQuestion, EsploraAnswer>

export type EsploraQuestion = {
  /** Path below the base of the API. */
  readonly path: string
  readonly rule: EsploraRule
  /** The body of a POST request. */
  readonly body?: string | undefined
  /** Called with the number of bytes of each chunk of the response. */
  readonly onBytes?: ((bytes: number) => void) | undefined
}

/** 400 and 404 concern the request, for example a refused or an unknown transaction. */
export type EsploraAnswer = { readonly status: 200 | 400 | 404; readonly text: string }

/** The kit's limit for a response. */
const maxBytes = 2 * 1024 * 1024
const longestRefusal = 1_000

/**
 * Creates the Esplora servers of a network from base URLs. A server receives path and body of a request, but no query,
 * headers, address or project of the caller. Throws for an invalid URL.
 */
export function createEsploraNodes(chainId: string, urls: readonly string[], options: NodesOptions): EsploraNodes {
  const reference = chainId.slice('bip122:'.length)
  return createNodes<EsploraQuestion, EsploraAnswer>(
    urls,
    {
      send,
      async verify(node, signal) {
        const answer = await send(node, { path: firstBlockRule.route, rule: firstBlockRule }, signal)
        if (typeof answer === 'string') return answer === 'wrong answer' ? 'chain unknown' : answer
        if (answer.status !== 200) return 'chain unknown'
        return answer.text.toLowerCase().startsWith(reference) ? undefined : 'wrong chain'
      },
      isBusy: () => false,
      tooLarge: { status: 400, text: 'The answer is too large' },
    },
    options,
  )
}

async function send(
  node: NodeAddress,
  { path, rule, body, onBytes }: EsploraQuestion,
  signal: AbortSignal,
): Promise<EsploraAnswer | NodeFailure> {
  const response = await fetch(urlBelow(node.url, path), {
    method: rule.method,
    headers: { ...node.headers, ...(body !== undefined && { 'content-type': 'text/plain' }) },
    ...(body !== undefined && { body }),
    redirect: 'error',
    signal,
  })
  const text = await readBodyText(response, maxBytes, onBytes)
  const { status } = response
  if (status === 200) return rule.accepts(text) ? { status, text } : 'wrong answer'
  if (status === 400 || status === 404) return { status, text: text.slice(0, longestRefusal) }
  return status === 429 ? 'busy' : `status ${status}`
}

/** The base URL can have a path, and a key in its query. */
function urlBelow(base: string, path: string): string {
  const url = new URL(base)
  url.pathname = `${url.pathname.replace(/\/+$/, '')}${path}`
  return url.href
}
