import { readExactId } from './readExactId.js'

/** An id as JSON text, so that the response repeats it exactly. */
export type RpcId = string

export type RequestFrame = {
  readonly type: 'request'
  readonly id: RpcId
  readonly method: string
  readonly params: Params
}

export type Frame =
  | RequestFrame
  | { readonly type: 'response'; readonly id: RpcId; readonly isResult: boolean }
  | { readonly type: 'fault'; readonly id: RpcId; readonly code: -32700 | -32600; readonly message: string }

export type Params = Readonly<Record<string, unknown>>

/** Parses one frame. Never throws: returns a fault for anything that is not JSON-RPC. */
export function parseFrame(text: string): Frame {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { type: 'fault', id: 'null', code: -32700, message: 'Parse error' }
  }
  if (!isRecord(value)) return invalid('null')
  const id = readId(value.id, text)
  if (id === undefined) return invalid('null')
  if (value.method === undefined && ('result' in value || 'error' in value)) {
    return { type: 'response', id, isResult: 'result' in value }
  }
  if (typeof value.method !== 'string') return invalid(id)
  return { type: 'request', id, method: value.method, params: isRecord(value.params) ? value.params : {} }
}

function invalid(id: RpcId): Frame {
  return { type: 'fault', id, code: -32600, message: 'Invalid Request' }
}

function readId(id: unknown, text: string): RpcId | undefined {
  if (typeof id === 'string' && id.length <= 128) return JSON.stringify(id)
  if (typeof id !== 'number') return undefined
  const exact = Number.isSafeInteger(id) ? String(id) : readExactId(text)
  return exact !== undefined && exact.length <= 128 ? exact : undefined
}

function isRecord(value: unknown): value is Params {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
