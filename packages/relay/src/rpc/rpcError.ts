/** An error whose code and message the relay sends to the client. */
export class RpcError extends Error {
  override readonly name = 'RpcError'
  readonly code: number

  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}

export const invalidParams = (what: string) => new RpcError(-32602, `Invalid params: ${what}`)
