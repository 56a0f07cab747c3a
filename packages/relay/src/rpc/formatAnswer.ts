import type { RpcId } from './parseFrame.js'

/** A JSON-RPC answer with an id that is JSON text already. */
export function formatResult(id: RpcId, result: unknown): string {
  return `{"id":${id},"jsonrpc":"2.0","result":${JSON.stringify(result)}}`
}

/** A JSON-RPC error. */
export function formatError(id: RpcId, code: number, message: string): string {
  return `{"id":${id},"jsonrpc":"2.0","error":${JSON.stringify({ code, message })}}`
}
