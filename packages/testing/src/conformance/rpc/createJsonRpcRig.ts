import type { RpcRig, ServerRequest } from './rpcRig.js'

type Results = Readonly<Record<string, unknown>>
type Call = { readonly id: number; readonly method: string }

export type JsonRpcRigOptions = Pick<RpcRig, 'factory' | 'createNetwork' | 'address'> & {
  readonly balanceMethod: string
  /**
   * Results of a working node by method: of a balance of 100, of the chain, and of the probe by which nodes are ranked.
   */
  readonly results: Results
  /** The results of a node of another chain that differ. */
  readonly otherChain: Results
}

/** Creates the {@link RpcRig} of an adapter whose nodes have JSON-RPC. */
export function createJsonRpcRig({ balanceMethod, results, otherChain, ...rig }: JsonRpcRigOptions): RpcRig {
  const reply = ({ id, method }: Call, known: Results) =>
    Object.hasOwn(known, method)
      ? { jsonrpc: '2.0', id, result: known[method] }
      : { jsonrpc: '2.0', id, error: { code: -32601, message: 'Method not found' } }
  return {
    ...rig,
    isJsonRpc: true,
    isBalance: (request) => callsOf(request).some(({ method }) => method === balanceMethod),
    respond(request, chain) {
      const known = chain === 'right' ? results : { ...results, ...otherChain }
      const replies = callsOf(request).map((call) => reply(call, known))
      return JSON.stringify(request.body.startsWith('[') ? replies : replies[0])
    },
  }
}

function callsOf({ body }: ServerRequest): readonly Call[] {
  return [JSON.parse(body)].flat()
}
