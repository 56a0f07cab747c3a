import type { IncomingMessage } from 'node:http'
import { verifyClientToken } from '../auth/verifyClientToken.js'
import type { RelayRefusal } from '../refusals.js'
import type { Client, RelayState } from './relayState.js'

const longestProjectId = 128
const longestHost = 253

/**
 * Verifies the token of a client and asks the app whether to accept it. Returns the client, or the reason for refusing
 * it.
 */
export async function authenticate(
  state: RelayState,
  request: IncomingMessage,
  query: URLSearchParams,
  address: string,
): Promise<{ readonly refusal: RelayRefusal } | (Client & { readonly refusal?: undefined })> {
  const { authorise, clock, hosts, limits } = state.deps
  const token = verifyClientToken(query.get('auth') ?? '', {
    now: clock.now(),
    clockSkewMs: limits.clockSkewMs,
    tokenMs: limits.tokenMs,
    hosts: hosts ?? ownHosts(state, request),
  })
  if (!token.isValid) {
    if (hosts && token.otherHost) reportOtherHost(state, token.otherHost, hosts)
    return { refusal: token.refusal }
  }
  const projectId = query.get('projectId') ?? ''
  if (projectId === '' || projectId.length > longestProjectId) return { refusal: 'invalidKey' }
  const { clientId } = token
  const refusal = await authorise?.({ projectId, origin: request.headers.origin, clientId, address })
  return refusal ? { refusal } : { clientId, projectId }
}

// The client controls the Host header. Without configured hosts, only a loopback name is trusted.
function ownHosts(state: RelayState, { headers: { host = '' } }: IncomingMessage): readonly string[] {
  if (isLoopbackHost(host)) return [host.toLowerCase()]
  if (!state.hasReportedHosts)
    state.deps.logger.error('Clients are refused: `hosts` does not say what this relay is called.')
  state.hasReportedHosts = true
  return []
}

/**
 * Logs a host that `hosts` lacks, usually the name of the proxy in front of the relay. Logs it once, because clients
 * control the host and could fill the log.
 */
function reportOtherHost(state: RelayState, host: string, hosts: readonly string[]): void {
  if (state.hasReportedOtherHost) return
  state.hasReportedOtherHost = true
  state.deps.logger.warn(
    'A client was refused: its token is for another host than those of this relay. Clients that reach the relay by that name need it in `hosts`.',
    { host: host.slice(0, longestHost), hosts: hosts.join(', ') },
  )
}

/** Returns whether a `Host` header is a loopback name, which only clients on this machine use. */
function isLoopbackHost(host: string): boolean {
  const url = `http://${host}`
  return URL.canParse(url) && /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(url).hostname)
}
