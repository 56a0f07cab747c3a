import type { ErrorCode } from '@latchkey/common'

/** The HTTP services, by their names in the option `services`. */
export type ServiceName = 'directory' | 'chainData' | 'analytics'

/** Base URLs of the services. */
export type ServiceUrls = { readonly [K in ServiceName]?: string | undefined }

/** Options of every call besides its parameters. */
export type CallOptions = { readonly signal?: AbortSignal | undefined }

/** One request to a service. */
export type ApiRequest<T> = CallOptions & {
  /** Name for error messages, without personal data: `GET /v1/identity/{address}`. */
  readonly name: string
  /** The service; of several, the first one with a base URL. */
  readonly service: ServiceName | readonly ServiceName[]
  /** Path segments, which are escaped. */
  readonly path: readonly string[]
  /** Query parameters. Undefined, false and empty values are omitted. */
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>> | undefined
  /** Sent as JSON with POST; without it the request is a GET. */
  readonly body?: object | undefined
  /** Sends JSON, which costs a CORS preflight. */
  readonly contentType?: 'json' | undefined
  /** The request outlives the page. */
  readonly keepalive?: boolean | undefined
  /** Timeout, including the body. Default 10 s. */
  readonly ms?: number | undefined
  /** Status codes with a specific meaning for this request. */
  readonly refusals?: Readonly<Record<number, { readonly code: ErrorCode; readonly details: string }>> | undefined
  readonly read: (response: Response) => Promise<T>
}
