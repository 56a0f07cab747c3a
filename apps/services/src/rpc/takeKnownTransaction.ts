import { isKnownTransaction } from '@latchkey/common'
import type { RpcAnswer } from './rpcAnswer.js'
import type { RpcCall } from './rpcCall.js'

/**
 * The answer to a call, where it says that the network has a transaction already, as the node that took it would have given (R57): its hash. A node can
 * take one and fail to say so, and the next one then refuses it.
 */
export async function takeKnownTransaction(
  { method, params }: Pick<RpcCall, 'method' | 'params'>,
  answer: RpcAnswer,
): Promise<RpcAnswer> {
  if (method !== 'eth_sendRawTransaction' || answer.kind === 'result') return answer
  const { message } = JSON.parse(answer.text) as { readonly message: string }
  const signed: unknown = (JSON.parse(params) as readonly unknown[])[0]
  if (!isKnownTransaction(message)) return answer
  // Loaded by the first who needs it: it would double the time to start.
  const { isHex, keccak256 } = await import('viem')
  return isHex(signed) ? { kind: 'result', text: JSON.stringify(keccak256(signed)) } : answer
}
