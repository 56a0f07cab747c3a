/** An error response of a JSON-RPC server, with its code and data. */
export class RpcAnswerError extends Error {
  override readonly name = 'RpcAnswerError'
  readonly code: number
  readonly data: unknown

  constructor(code: number, message: string, data: unknown) {
    super(message)
    this.code = code
    this.data = data
  }
}

/**
 * Sends one JSON-RPC request over HTTP and returns its `result`. Rejects with {@link RpcAnswerError} for an error
 * response.
 */
export async function rpcRequest(
  url: string,
  method: string,
  params: unknown = [],
  options: { readonly fetch?: typeof globalThis.fetch | undefined; readonly signal?: AbortSignal | undefined } = {},
): Promise<unknown> {
  const response = await (options.fetch ?? globalThis.fetch)(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    signal: options.signal ?? null,
  })
  const answer: unknown = await response.json()
  if (!isObject(answer)) throw new RpcAnswerError(-32603, `${url} answered something that is not JSON-RPC`, undefined)
  const { error } = answer
  if (isObject(error))
    throw new RpcAnswerError(Number(error.code ?? -32603), String(error.message ?? 'unknown error'), error.data)
  return answer.result
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
