import type { Network } from '@latchkey/appkit/react'
import { urlOf } from './urlOf.js'

/** Sends a JSON-RPC request to a node, without the kit. */
export async function askNode(
  network: Network,
  method: string,
  params: readonly unknown[] = [],
  signal?: AbortSignal,
): Promise<unknown> {
  const response = await fetch(urlOf(network), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    signal: signal ?? null,
  })
  const answer: unknown = await response.json()
  if (typeof answer !== 'object' || answer === null || !('result' in answer)) {
    throw new Error(`${network.name} refused ${method}.`)
  }
  return answer.result
}
