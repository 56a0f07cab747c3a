import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** A refusal with a message for the caller. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError'
  readonly status: ContentfulStatusCode
  readonly code: string
  readonly headers: Readonly<Record<string, string>>

  constructor(
    status: ContentfulStatusCode,
    code: string,
    message: string,
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(message)
    this.status = status
    this.code = code
    this.headers = headers
  }
}
