import { readBodyText } from '@latchkey/common'
import { parseRpcAnswer, type RpcAnswer } from './rpcAnswer.js'

/** Nodes of one network. */
export type Upstreams = {
  /** Asks one node after the other; `undefined` where none gave an answer in time. */
  ask(method: string, params: string, signal: AbortSignal): Promise<RpcAnswer | undefined>
}

const usual = { attemptMs: 4_000, restMs: 5_000 }
const maxBytes = 8 * 1024 * 1024

/** Codes with which a node says that it is not up to answering: the next one may be. */
const busyCodes = new Set([-32_005, 429])

/**
 * The nodes of a network by their URLs, in order. One that failed rests for 5 s, unless all do. Nothing of the caller is passed on but
 * method and params: no header, no address, no project.
 */
export function createUpstreams(
  urls: readonly string[],
  onFailure: (index: number, reason: string) => void,
  { attemptMs, restMs }: { readonly attemptMs: number; readonly restMs: number } = usual,
): Upstreams {
  const restingUntil = urls.map(() => 0)
  return {
    async ask(method, params, signal) {
      const order = urls.map((_, index) => index)
      const isRested = (index: number) => (restingUntil[index] ?? 0) <= performance.now()
      let busy: RpcAnswer | undefined
      for (const index of [...order.filter(isRested), ...order.filter((index) => !isRested(index))]) {
        if (signal.aborted) break
        try {
          const answer = await askOne(
            urls[index] ?? '',
            method,
            params,
            AbortSignal.any([signal, AbortSignal.timeout(attemptMs)]),
          )
          if (!isBusy(answer)) return answer
          busy = answer
          throw new Error('busy')
        } catch (error) {
          restingUntil[index] = performance.now() + restMs
          onFailure(index, error instanceof Error ? error.message : 'unknown')
        }
      }
      return busy
    },
  }
}

async function askOne(url: string, method: string, params: string, signal: AbortSignal): Promise<RpcAnswer> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: `{"jsonrpc":"2.0","id":1,"method":${JSON.stringify(method)},"params":${params}}`,
    redirect: 'error',
    signal,
  })
  const text = await readBodyText(response, maxBytes)
  // Some nodes answer an error of the call itself with a status of 400.
  const isFailure = response.status >= 500 || [401, 403, 404, 429].includes(response.status)
  const answer = isFailure ? undefined : parseRpcAnswer(text)
  if (!answer) throw new Error(`status ${response.status}`)
  return answer
}

function isBusy({ kind, text }: RpcAnswer): boolean {
  if (kind === 'result') return false
  const { code } = JSON.parse(text) as { readonly code: number }
  return busyCodes.has(code)
}
