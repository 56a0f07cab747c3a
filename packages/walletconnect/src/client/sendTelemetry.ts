import { type Ports, randomUuid, readUrl, settleBy, setupError, stringifyJson } from '@latchkey/common'
import { clientVersion } from './clientVersion.js'

type Telemetry = {
  readonly ports: Ports
  /** `https://pulse.walletconnect.org/batch` is the network's own. */
  readonly telemetryUrl: string
  readonly projectId: string
  readonly clientId: string
  readonly userAgent: string
  readonly signal: AbortSignal
}

const answerMs = 10_000

/**
 * Tells WalletConnect that a client started, as its own client does: the page's origin and the client's id, no address and no topic.
 * Rejects with `INVALID_OPTIONS` for what is no URL to send to, and with the reason of the signal.
 */
export async function sendTelemetry(telemetry: Telemetry): Promise<void> {
  const { ports, telemetryUrl, projectId, clientId, userAgent, signal } = telemetry
  const { clock, window } = ports
  const url = readUrl(telemetryUrl)
  if (!url || !/^https?:$/.test(url.protocol))
    throw setupError('INVALID_OPTIONS', { details: '`services.telemetry` is no https URL.' })
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
    // As text, which no server has to be asked about first.
    body: stringifyJson([event]),
    credentials: 'omit',
    redirect: 'error',
    referrerPolicy: 'no-referrer',
    signal: end.signal,
  })
  const onTimeout = () => setupError('ABORTED', { details: 'The telemetry server does not answer.' })
  await settleBy(sent, { clock, ms: answerMs, signal, onTimeout }).finally(() => end.abort())
}
