import type { Caller } from './caller.js'
import { ServiceError } from './serviceError.js'

/** Maximum memory, in bytes, of the requests and responses that are being received or sent. */
export type ByteLimits = {
  /** Of the requests of one address. */
  readonly perCaller: number
  readonly inAll: number
}

/** The memory of one request: its body, the responses of nodes, and the response until the caller has received it. */
export type ByteAccount = {
  /** Aborts when the request ends, or with a 429 error if a limit is exceeded and this request uses most of it. */
  readonly signal: AbortSignal
  /** Adds bytes. If a limit is exceeded, aborts the largest request under it, which may be another one. */
  charge(bytes: number): void
  /** Returns all bytes. */
  end(): void
}

export type ByteBudget = {
  open(callers: readonly Caller[]): ByteAccount
  /** Bytes of all requests. */
  bytes(): number
}

type Level = { bytes: number; requests: number; readonly most: number }

type Request = {
  bytes: number
  readonly callers: readonly Caller[]
  readonly levels: readonly Level[]
  readonly abort: AbortController
}

const megabyte = 1024 * 1024
const usual: ByteLimits = { perCaller: 64 * megabyte, inAll: 256 * megabyte }

/**
 * Creates a budget for the bytes of all requests. A caller beyond its limit loses its largest request. Beyond the limit
 * of all callers, the caller that uses most of its own limit loses its largest request.
 */
export function createByteBudget({ perCaller, inAll }: ByteLimits = usual): ByteBudget {
  const whole: Level = { bytes: 0, requests: 0, most: inAll }
  const levels = new Map<string, Level>()
  const requests = new Set<Request>()

  function levelOf({ id, factor }: Caller): Level {
    const level = levels.get(id) ?? { bytes: 0, requests: 0, most: perCaller * factor }
    levels.set(id, level)
    return level
  }

  function end(request: Request, reason?: ServiceError): void {
    if (!requests.delete(request)) return
    for (const level of request.levels) {
      level.bytes -= request.bytes
      level.requests--
    }
    for (const { id } of request.callers) if (levels.get(id)?.requests === 0) levels.delete(id)
    request.abort.abort(reason)
  }

  /** Returns the largest request of the caller with the most bytes in use. Requests of other callers continue. */
  function heaviestOf(level: Level): Request | undefined {
    const shareOf = (request: Request) =>
      level === whole ? Math.max(...request.levels.map((own) => (own === whole ? 0 : own.bytes / own.most))) : 0
    return [...requests]
      .filter((request) => request.levels.includes(level))
      .sort((one, other) => shareOf(other) - shareOf(one) || other.bytes - one.bytes)[0]
  }

  return {
    open(callers) {
      const request: Request = {
        bytes: 0,
        callers,
        levels: [...callers.map(levelOf), whole],
        abort: new AbortController(),
      }
      requests.add(request)
      for (const level of request.levels) level.requests++
      return {
        signal: request.abort.signal,
        charge(bytes) {
          if (!requests.has(request)) return
          request.bytes += bytes
          for (const level of request.levels) level.bytes += bytes
          for (const level of request.levels) {
            while (level.bytes > level.most) {
              const heaviest = heaviestOf(level)
              if (!heaviest) break
              end(heaviest, tooManyBytes())
            }
          }
        },
        end: () => end(request),
      }
    },
    bytes: () => whole.bytes,
  }
}

function tooManyBytes(): ServiceError {
  // Close the connection instead of reading the rest of the request.
  const headers = { 'retry-after': '1', connection: 'close' }
  return new ServiceError(429, 'TOO_MANY_BYTES', 'Too many bytes are on their way', headers)
}
