import { isKnownTransaction } from '@latchkey/common'
import type { RpcAnswer } from './rpcAnswer.js'
import type { RpcCall } from './rpcCall.js'

/**
 * If a node says that the network already has the transaction, returns its hash, as the accepting node would have. A
 * node can accept a transaction without a response, and the next one then refuses it.
 */
export async function takeKnownTransaction(
  { method, params }: Pick<RpcCall, 'method' | 'params'>,
  answer: RpcAnswer,
): Promise<RpcAnswer> {
  if (method !== 'eth_sendRawTransaction' || answer.kind === 'result') return answer
  const { message } = JSON.parse(answer.text) as { readonly message: string }
  const signed: unknown = (JSON.parse(params) as readonly unknown[])[0]
  if (!isKnownTransaction(message)) return answer
  // Loads with the first call; it would double the start-up time.
  const { isHex, keccak256 } = await import('viem')
  return isHex(signed) ? { kind: 'result', text: JSON.stringify(keccak256(signed)) } : answer
}
