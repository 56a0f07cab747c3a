import type { RpcId } from './parseFrame.js'

/** Formats a JSON-RPC response. `id` is JSON text. */
export function formatResult(id: RpcId, result: unknown): string {
  return `{"id":${id},"jsonrpc":"2.0","result":${JSON.stringify(result)}}`
}

/** Formats a JSON-RPC error. `id` is JSON text. */
export function formatError(id: RpcId, code: number, message: string): string {
  return `{"id":${id},"jsonrpc":"2.0","error":${JSON.stringify({ code, message })}}`
}
