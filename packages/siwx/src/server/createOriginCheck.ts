import { createError, errors } from '@latchkey/common'
import { type HeadersHolder, readHeader } from './headers.js'

/** The pages that may use a server. */
export type OriginCheck = {
  /** The domains of messages: host, and port unless it is the default. */
  readonly domains: readonly string[]
  /** Whether every domain is on this machine. */
  readonly isLoopback: boolean
  /** Returns the origin of the page that sent a request, if that page is on one of the domains. */
  allowedOrigin(request: HeadersHolder): string | undefined
  /**
   * Returns the origin of the page that sent a request, if it is known and not on one of the domains. Its sign-in would
   * be refused.
   */
  wrongOrigin(request: HeadersHolder): string | undefined
  /**
   * Returns whether a page on one of the domains sent a request. Otherwise, a page of another site may have made the
   * visitor's browser send it (cross-site request forgery).
   */
  isAllowed(request: HeadersHolder): boolean
}

/** Creates an {@link OriginCheck}. Throws `INVALID_OPTIONS` unless each domain is a host with an optional port. */
export function createOriginCheck(domains: readonly unknown[]): OriginCheck {
  const hosts = domains.map(parseHost)
  if (hosts.length === 0) throw invalidDomain()
  const origins = new Set(hosts.flatMap((host) => [`https://${host}`, ...(isLoopback(host) ? [`http://${host}`] : [])]))

  const allowedOrigin = (request: HeadersHolder) => {
    const origin = readHeader(request, 'origin')
    return origin !== undefined && origins.has(origin) ? origin : undefined
  }

  return {
    domains: hosts,
    isLoopback: hosts.every(isLoopback),
    allowedOrigin,
    wrongOrigin(request) {
      // Without `origin`, which browsers omit in reads of the same origin.
      const page = readHeader(request, 'origin') ?? readHeader(request, 'referer') ?? ''
      const origin = URL.canParse(page) ? new URL(page).origin : undefined
      return origin === undefined || origins.has(origin) ? undefined : origin
    },
    isAllowed: (request) =>
      readHeader(request, 'origin') === undefined
        ? readHeader(request, 'sec-fetch-site') === 'same-origin'
        : allowedOrigin(request) !== undefined,
  }
}

/** Returns the host in the form in which browsers write it: in lower case, without the default port. */
function parseHost(domain: unknown): string {
  if (typeof domain !== 'string' || !/^[^\s/?#@\\*]+$/.test(domain)) throw invalidDomain()
  const url = `${isLoopback(domain) ? 'http' : 'https'}://${domain}`
  if (!URL.canParse(url)) throw invalidDomain()
  return new URL(url).host
}

function isLoopback(domain: string): boolean {
  return /^(([a-z0-9-]+\.)*localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i.test(domain)
}

function invalidDomain(): Error {
  return createError(errors.INVALID_OPTIONS, {
    values: { method: 'createSignInServer' },
    details: '`domain` must be the host of the page, with its port unless that is the default: `example.com`.',
  })
}
