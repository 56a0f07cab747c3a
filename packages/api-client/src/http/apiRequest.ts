import type { ErrorCode } from '@latchkey/common'
import type { ServiceName } from './serviceName.js'

/** What every call takes besides its parameters. */
export type CallOptions = { readonly signal?: AbortSignal | undefined }

/** One question to a service. */
export type ApiRequest<T> = CallOptions & {
  /** For developers and messages, without anything personal: `GET /v1/identity/{address}`. */
  readonly name: string
  /** Who is asked; of several, the first that has a base URL. */
  readonly service: ServiceName | readonly ServiceName[]
  /** Each is one segment, whatever it holds. */
  readonly path: readonly string[]
  /** What is undefined, false or empty is left out. */
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>> | undefined
  /** Sent as JSON with POST; without it the request is a GET. */
  readonly body?: object | undefined
  /** Says that the body is JSON, which costs a question ahead. */
  readonly contentType?: 'json' | undefined
  /** It outlives the page. */
  readonly keepalive?: boolean | undefined
  /** Default 10 s, the body included. */
  readonly ms?: number | undefined
  /** Status codes that mean something of their own here. */
  readonly refusals?: Readonly<Record<number, { readonly code: ErrorCode; readonly details: string }>> | undefined
  readonly read: (response: Response) => Promise<T>
}
