import { type Ports, randomUuid, settleBy, setupError } from '@latchkey/common'

type Telemetry = {
  readonly ports: Ports
  /** `https://pulse.walletconnect.org/batch` is the network's own. */
  readonly telemetryUrl: string
  readonly projectId: string
  readonly clientId: string
  readonly userAgent: string
}

const answerMs = 10_000

/** Tells WalletConnect that a client started, as its own client does: the page's origin and the client's id, no address and no topic. */
export async function sendTelemetry({ ports, telemetryUrl, projectId, clientId, userAgent }: Telemetry): Promise<void> {
  const { clock, window } = ports
  const url = new URL(telemetryUrl)
  for (const [name, value] of Object.entries({ projectId, st: 'events_sdk', sv: 'js-2.21.8' }))
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
    body: JSON.stringify([event]),
    credentials: 'omit',
    redirect: 'error',
    referrerPolicy: 'no-referrer',
    signal: end.signal,
  })
  await settleBy(sent, { clock, ms: answerMs, onTimeout: () => setupError('ABORTED') }).catch((error: unknown) => {
    end.abort()
    throw error
  })
}
