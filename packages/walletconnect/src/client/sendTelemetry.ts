import { createError, errors, type Ports, randomUuid, readUrl, stringifyJson, withTimeout } from '@latchkey/common'
import { clientVersion } from './createClientCore.js'

type Telemetry = {
  readonly ports: Ports
  /** WalletConnect's own is `https://pulse.walletconnect.org/batch`. */
  readonly telemetryUrl: string
  readonly projectId: string
  readonly clientId: string
  readonly userAgent: string
  readonly signal: AbortSignal
}

const timeoutMs = 10_000

/**
 * Reports to WalletConnect that a client started, as the library does: with the page's origin and the client id,
 * without addresses and topics. Rejects with `INVALID_OPTIONS` unless the URL is http(s), with `ABORTED` after 10 s,
 * and with the signal's reason.
 */
export async function sendTelemetry(telemetry: Telemetry): Promise<void> {
  const { ports, telemetryUrl, projectId, clientId, userAgent, signal } = telemetry
  const { clock, window } = ports
  const url = readUrl(telemetryUrl)
  if (!url || !/^https?:$/.test(url.protocol))
    throw createError(errors.INVALID_OPTIONS, {
      values: { method: 'createAppKit' },
      details: '`services.telemetry` is not an https URL.',
    })
  for (const [name, value] of Object.entries({ projectId, st: 'events_sdk', sv: clientVersion }))
    url.searchParams.set(name, value)
  const event = {
    eventId: randomUuid(),
    timestamp: clock.now(),
    domain: window?.location.origin ?? '',
    props: { event: 'INIT', type: '', properties: { client_id: clientId, user_agent: userAgent } },
  }
  const end = new AbortController()
  const sent = ports.fetch(url.href, {
    method: 'POST',
    // A string is sent as text/plain, which needs no CORS preflight.
    body: stringifyJson([event]),
    credentials: 'omit',
    redirect: 'error',
    referrerPolicy: 'no-referrer',
    signal: end.signal,
  })
  const onTimeout = () => createError(errors.ABORTED, { details: 'The telemetry server does not respond.' })
  await withTimeout(sent, { clock, ms: timeoutMs, onTimeout, signals: [signal] }).finally(() => end.abort())
}
