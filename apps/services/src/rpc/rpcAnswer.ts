import { splitObject } from './splitJson.js'

/** The result of a call; `text` is the JSON of result or error, as the node wrote it. */
export type RpcAnswer = { readonly kind: 'result' | 'error'; readonly text: string }

/** Parses a node's response; `undefined` if it is invalid. */
export function parseRpcAnswer(text: string): RpcAnswer | undefined {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return undefined
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const members = splitObject(text)
  const error = members.get('error')
  if (error !== undefined && error !== 'null') return isRpcError(error) ? { kind: 'error', text: error } : undefined
  const result = members.get('result')
  return result === undefined ? undefined : { kind: 'result', text: result }
}

export function rpcError(code: number, message: string): RpcAnswer {
  return { kind: 'error', text: JSON.stringify({ code, message }) }
}

/** Formats a response with the id of its call. */
export function renderRpcAnswer(id: string, { kind, text }: RpcAnswer): string {
  return `{"jsonrpc":"2.0","id":${id},"${kind}":${text}}`
}

function isRpcError(text: string): boolean {
  const value: unknown = JSON.parse(text)
  return (
    typeof value === 'object' &&
    value !== null &&
    'code' in value &&
    typeof value.code === 'number' &&
    'message' in value &&
    typeof value.message === 'string'
  )
}
