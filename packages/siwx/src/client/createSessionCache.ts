import {
  type CaipNetworkId,
  listOf,
  type Result,
  readField,
  type SIWXHost,
  safeParseCaipAddress,
} from '@latchkey/common'
import { isSameSubject } from './sessionScope.js'

/** The account and network of a session that a server has for the visitor. */
export type ServerSession = {
  readonly accountAddress: string
  readonly chainId: CaipNetworkId
  /** In ms since 1970. */
  readonly expiresAt?: number | undefined
}

type CacheOptions = {
  /** Asks the server. */
  readonly read: () => Promise<readonly ServerSession[]>
  readonly host: Pick<SIWXHost, 'now'>
  /** Age at which a lookup asks again, in ms. Default: five minutes. */
  readonly maxAgeMs?: number | undefined
}

/** The sessions of a server. Concurrent lookups share one request. */
export type SessionCache = {
  get(): Promise<readonly ServerSession[]>
  /** Makes the next lookup ask the server. */
  forget(): void
  /**
   * Asks again, if anything has asked before. Resolves with whether the sessions may have changed: also if the earlier
   * response is not known. Never rejects.
   */
  recheck(): Promise<boolean>
}

/** Creates a {@link SessionCache}. Failures are not cached. */
export function createSessionCache({ read, host, maxAgeMs = 300_000 }: CacheOptions): SessionCache {
  let current: { readonly atMs: number; readonly sessions: Promise<readonly ServerSession[]> } | undefined
  /** The last response since {@link SessionCache.forget}. A failed request does not change it. */
  let known: readonly ServerSession[] | undefined
  let hasAsked = false

  function ask(): Promise<readonly ServerSession[]> {
    hasAsked = true
    const asked = { atMs: host.now(), sessions: read() }
    current = asked
    asked.sessions.then(
      (sessions) => {
        if (current === asked) known = sessions
      },
      () => {
        if (current === asked) current = undefined
      },
    )
    return asked.sessions
  }

  return {
    get() {
      // A wall clock that was set back makes the age negative.
      const age = current ? host.now() - current.atMs : -1
      return current && age >= 0 && age < maxAgeMs ? current.sessions : ask()
    },
    forget() {
      current = undefined
      known = undefined
    },
    async recheck() {
      if (!hasAsked) return false
      const before = known
      const next = await ask().catch(() => undefined)
      return next !== undefined && !(before && isSame(before, next))
    },
  }
}

function isSame(some: readonly ServerSession[], others: readonly ServerSession[]): boolean {
  return some.length === others.length && some.every((one) => others.some((other) => isSameSubject(one, other)))
}

/** More sessions than a visitor has. */
const maxSessions = 64

/** Parses a server's sessions: one or a list. `null`, `undefined` and `false` mean that there are none. */
export function safeParseServerSessions(value: unknown): Result<readonly ServerSession[]> {
  if (value === null || value === undefined || value === false) return { ok: true, value: [] }
  return listOf(safeParseServerSession, { max: maxSessions })(Array.isArray(value) ? value : [value])
}

function safeParseServerSession(value: unknown): Result<ServerSession> {
  const chainId = readField(value, 'chainId')
  const isNumber = typeof chainId === 'number' || (typeof chainId === 'string' && /^\d+$/.test(chainId))
  const caipNetworkId = isNumber ? `eip155:${chainId}` : String(chainId).slice(0, 64)
  const address = readField(value, 'address')
  if (typeof address !== 'string' || address.length > 128) return { ok: false, reason: '`address` is not an address' }
  const parsed = safeParseCaipAddress(`${caipNetworkId}:${address}`)
  if (!parsed.ok) return parsed
  const end = readField(value, 'expiresAt')
  const expiresAt = typeof end === 'number' && end > 0 ? end : undefined
  return { ok: true, value: { accountAddress: parsed.value.address, chainId: parsed.value.caipNetworkId, expiresAt } }
}
