import { answerCall, type RpcCall, type RpcHandler, sendJson } from '@latchkey/testing/node'

/** Returns the responses of a well-behaved node of a chain. */
export function answerAs(chainId: number, results: Readonly<Record<string, unknown>> = {}) {
  const known = { eth_chainId: `0x${chainId.toString(16)}`, eth_getBalance: '0x64', net_listening: true, ...results }
  return (call: RpcCall): object => answerCall(call, known)
}

/** Creates the request handler of a well-behaved node. */
export function behave(chainId = 1, results?: Readonly<Record<string, unknown>>): RpcHandler {
  return (calls, response, body) => {
    const answers = calls.map(answerAs(chainId, results))
    sendJson(response, Array.isArray(body) ? answers : answers[0])
  }
}
