import type { ServerResponse } from 'node:http'
import { answerCall, type RpcCall, type RpcServer, sendJson, startRpcServer } from '@latchkey/testing/node'
import { onTestFinished } from 'vitest'

export type Answer = (call: RpcCall, response: ServerResponse) => void | Promise<void>

/** Genesis hash of the network `a1` of the tests. */
export const genesis = `0x${'a1'.repeat(32)}`

/** Encodes an account record with this free balance. */
export function accountRecord(free: bigint, length = 80): string {
  const bytes = new Uint8Array(length)
  for (let index = 0; index < 16; index++) bytes[16 + index] = Number((free >> BigInt(8 * index)) & 255n)
  return `0x${Buffer.from(bytes).toString('hex')}`
}

/** Creates the request handler of a well-behaved node, with these results by method. */
export function behave(results: Readonly<Record<string, unknown>> = {}): Answer {
  const known = {
    chain_getBlockHash: genesis,
    state_getStorage: accountRecord(100n),
    system_properties: { ss58Format: 42, tokenDecimals: 12, tokenSymbol: 'UNIT' },
    ...results,
  }
  return (call, response) => sendJson(response, answerCall(call, known))
}

/** Starts a node that rejects batches, as some do. It stops with the test. */
export async function startNode(answer: Answer): Promise<RpcServer> {
  const server = await startRpcServer(([call], response) => call && answer(call, response), { batches: false })
  onTestFinished(server.close)
  return server
}
