import { splitArray, splitObject } from './splitJson.js'

/** One call of a JSON-RPC request; `id` and `params` are JSON text, exactly as sent. */
export type RpcCall = { readonly id: string; readonly method: string; readonly params: string }

/** The calls of a request, with `undefined` for invalid ones. */
export type RpcRequest = { readonly isBatch: boolean; readonly calls: readonly (RpcCall | undefined)[] }

/**
 * Parses the body of a request; `undefined` for invalid JSON. A call without an id is invalid, because no response
 * could be matched.
 */
export function parseRpcRequest(text: string): RpcRequest | undefined {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return undefined
  }
  if (!Array.isArray(value)) return { isBatch: false, calls: [readCall(value, text)] }
  const parts = splitArray(text)
  return { isBatch: true, calls: value.map((each: unknown, index) => readCall(each, parts[index] ?? '')) }
}

function readCall(value: unknown, text: string): RpcCall | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const { jsonrpc, id, method, params } = value as Readonly<Record<string, unknown>>
  const isId = typeof id === 'number' || (typeof id === 'string' && id.length <= 128)
  const isParams = params === undefined || (typeof params === 'object' && params !== null)
  if (jsonrpc !== '2.0' || !isId || typeof method !== 'string' || method.length > 64 || !isParams) return undefined
  const members = splitObject(text)
  return { id: members.get('id') ?? 'null', method, params: members.get('params') ?? '[]' }
}
