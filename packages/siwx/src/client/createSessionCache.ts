import { type CaipNetworkId, type Result, readField, type SIWXHost, safeParseCaipAddress } from '@latchkey/common'
import { isSameSubject } from './sessionScope.js'

/** The account and network of the session that a server has for the visitor. */
export type ServerSession = { readonly accountAddress: string; readonly chainId: CaipNetworkId }

type CacheOptions = {
  /** Asks the server. Resolves with `undefined` if there is no session. */
  readonly read: () => Promise<ServerSession | undefined>
  readonly host: Pick<SIWXHost, 'now'>
  /** Age at which a lookup asks again, in ms. Default: five minutes. */
  readonly maxAgeMs?: number | undefined
}

/** The session of a server. Concurrent lookups share one request. */
export type SessionCache = {
  get(): Promise<ServerSession | undefined>
  /** Makes the next lookup ask the server. */
  forget(): void
  /** Asks again, if anything has asked. Resolves with whether the session changed. Never rejects. */
  recheck(): Promise<boolean>
}

/** Creates a {@link SessionCache}. Failures are not cached. */
export function createSessionCache({ read, host, maxAgeMs = 300_000 }: CacheOptions): SessionCache {
  let current: { readonly atMs: number; readonly session: Promise<ServerSession | undefined> } | undefined

  function ask(): Promise<ServerSession | undefined> {
    const asked = { atMs: host.now(), session: read() }
    current = asked
    asked.session.catch(() => {
      if (current === asked) current = undefined
    })
    return asked.session
  }

  return {
    get() {
      // A wall clock that was set back makes the age negative.
      const age = current ? host.now() - current.atMs : -1
      return current && age >= 0 && age < maxAgeMs ? current.session : ask()
    },
    forget() {
      current = undefined
    },
    async recheck() {
      const before = current
      if (!before) return false
      try {
        const old = await before.session
        // A sign-in or sign-out in the meantime is no change by itself.
        return current === before && !isSame(old, await ask())
      } catch {
        return false
      }
    },
  }
}

function isSame(one: ServerSession | undefined, other: ServerSession | undefined): boolean {
  if (!one || !other) return one === other
  return isSameSubject(one, other)
}

/** Parses what a server returns as its session. `null`, `undefined` and `false` mean that there is none. */
export function safeParseServerSession(value: unknown): Result<ServerSession | undefined> {
  if (value === null || value === undefined || value === false) return { ok: true, value: undefined }
  const chainId = readField(value, 'chainId')
  const isNumber = typeof chainId === 'number' || (typeof chainId === 'string' && /^\d+$/.test(chainId))
  const caipNetworkId = isNumber ? `eip155:${chainId}` : String(chainId).slice(0, 64)
  const address = readField(value, 'address')
  if (typeof address !== 'string' || address.length > 128) return { ok: false, reason: '`address` is not an address' }
  const parsed = safeParseCaipAddress(`${caipNetworkId}:${address}`)
  if (!parsed.ok) return parsed
  return { ok: true, value: { accountAddress: parsed.value.address, chainId: parsed.value.caipNetworkId } }
}
