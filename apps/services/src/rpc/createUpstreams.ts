import { isAppKitError, readBodyText, splitCredentials } from '@latchkey/common'
import { parseRpcAnswer, type RpcAnswer } from './rpcAnswer.js'

/** Nodes of one network. */
export type Upstreams = {
  /** Asks one node after the other; `undefined` where none gave an answer in time. */
  ask(method: string, params: string, signal: AbortSignal): Promise<RpcAnswer | undefined>
}

const usual = { attemptMs: 4_000, restMs: 5_000 }
const maxBytes = 8 * 1024 * 1024

/** Why a node gave no answer. A fixed word: what an error says itself can hold the URL, and with it a key. */
export type UpstreamFailure = 'timeout' | 'unreachable' | 'too large' | 'busy' | `status ${number}`

/** Codes with which a node says that it is not up to answering: the next one may be. */
const busyCodes = new Set([-32_005, 429])

/**
 * The nodes of a network by their URLs, in order. One that failed rests for 5 s, unless all do. Nothing of the caller is passed on but
 * method and params: no header, no address, no project. Throws for what is no URL.
 */
export function createUpstreams(
  urls: readonly string[],
  onFailure: (index: number, reason: UpstreamFailure) => void,
  { attemptMs, restMs }: { readonly attemptMs: number; readonly restMs: number } = usual,
): Upstreams {
  const nodes = urls.map((url) => ({ ...splitCredentials(url), restingUntil: 0 }))
  return {
    async ask(method, params, signal) {
      const isRested = ({ restingUntil }: (typeof nodes)[number]) => restingUntil <= performance.now()
      let busy: RpcAnswer | undefined
      for (const node of [...nodes.filter(isRested), ...nodes.filter((node) => !isRested(node))]) {
        if (signal.aborted) break
        const attempt = AbortSignal.any([signal, AbortSignal.timeout(attemptMs)])
        const answer = await askOne(node, method, params, attempt).catch(failureOf)
        if (typeof answer !== 'string' && !isBusy(answer)) return answer
        if (typeof answer !== 'string') busy = answer
        node.restingUntil = performance.now() + restMs
        onFailure(nodes.indexOf(node), typeof answer === 'string' ? answer : 'busy')
      }
      return busy
    },
  }
}

async function askOne(
  { url, headers }: ReturnType<typeof splitCredentials>,
  method: string,
  params: string,
  signal: AbortSignal,
): Promise<RpcAnswer | UpstreamFailure> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: `{"jsonrpc":"2.0","id":1,"method":${JSON.stringify(method)},"params":${params}}`,
    redirect: 'error',
    signal,
  })
  const text = await readBodyText(response, maxBytes)
  // Some nodes answer an error of the call itself with a status of 400.
  const isFailure = response.status >= 500 || [401, 403, 404, 429].includes(response.status)
  return (isFailure ? undefined : parseRpcAnswer(text)) ?? `status ${response.status}`
}

function failureOf(error: unknown): UpstreamFailure {
  if (isAppKitError(error, 'HTTP_TOO_LARGE')) return 'too large'
  return error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'unreachable'
}

function isBusy({ kind, text }: RpcAnswer): boolean {
  if (kind === 'result') return false
  const { code } = JSON.parse(text) as { readonly code: number }
  return busyCodes.has(code)
}
