import { type Ports, readField, readUrl } from '@latchkey/common'
import type { ICore } from '@walletconnect/types'

type Deps = {
  readonly ports: Pick<Ports, 'clock' | 'logger'>
  readonly window: Window
  /** Base URL. WalletConnect's own is `https://verify.walletconnect.org/v3`. */
  readonly verifyUrl: string
  readonly projectId: string
  /** Aborts when the instance ends. */
  readonly signal: AbortSignal
}

/** Timeout of one attestation, in ms. The request waits for it, and a tap may open an app for five seconds only. */
const timeoutMs = 3_000
/** Pause after a timeout, in ms: a blocked frame would otherwise delay every request. */
const pauseMs = 60_000

/**
 * Creates the function that requests an attestation of the page's origin, which wallets show to their users. The server
 * learns the origin from a hidden iframe, and responds with a JWT in a message. Resolves with '' if there is no
 * attestation.
 */
export function createVerify({ ports, window, verifyUrl, projectId, signal }: Deps): ICore['verify']['register'] {
  const { clock, logger } = ports
  const base = readUrl(verifyUrl)
  const isUsable = base !== undefined && /^https?:$/.test(base.protocol)
  if (!isUsable)
    logger.error('[latchkey] `services.verify` is no usable base URL. It must be https (http on this machine).')
  let pausedUntil = 0

  return async ({ id, decryptedId }) => {
    if (!isUsable || signal.aborted || clock.monotonic() < pausedUntil) return ''
    const attestation = await attest(
      attestationUrl(base, { projectId, origin: window.location.origin, id, decryptedId }),
      id,
    )
    if (attestation === undefined && !signal.aborted) {
      pausedUntil = clock.monotonic() + pauseMs
      logger.warn(
        `[latchkey] ${base.origin} did not attest which page this is. Does it know the page, and does the policy allow its frame?`,
      )
    }
    return attestation ?? ''
  }

  function attest(url: URL, id: string): Promise<string | undefined> {
    const frame = window.document.createElement('iframe')
    // Overrides styles of the page.
    frame.style.setProperty('display', 'none', 'important')
    // The frame can run scripts and post messages, but cannot navigate the page.
    frame.sandbox.add('allow-scripts', 'allow-same-origin')
    frame.referrerPolicy = 'origin'
    frame.src = url.href

    return new Promise((resolve) => {
      const end = (attestation?: string) => {
        clock.clearTimeout(timer)
        window.removeEventListener('message', listen)
        signal.removeEventListener('abort', onGiveUp)
        frame.remove()
        resolve(attestation)
      }
      const onGiveUp = () => end()
      const listen = ({ source, origin, data }: MessageEvent) => {
        if (source !== frame.contentWindow || origin !== url.origin) return
        const attestation = readAttestation(data)
        // The response may belong to an earlier request.
        if (attestation === '' || (attestation !== undefined && readId(attestation) === id)) end(attestation)
      }
      const timer = clock.setTimeout(onGiveUp, timeoutMs)
      window.addEventListener('message', listen)
      signal.addEventListener('abort', onGiveUp)
      window.document.body.append(frame)
    })
  }
}

function attestationUrl(base: URL, asked: Readonly<Record<string, string>>): URL {
  const url = new URL(base)
  url.pathname = `${base.pathname.replace(/\/+$/, '')}/attestation`
  for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value)
  return url
}

/** Returns '' if the server attests nothing, and undefined for another message. */
function readAttestation(data: unknown): string | undefined {
  const message = typeof data === 'string' ? parse(data) : undefined
  if (readField(message, 'type') !== 'verify_attestation') return undefined
  const attestation = readField(message, 'attestation')
  return typeof attestation === 'string' ? attestation : ''
}

/** Returns the id in a JWT. The wallet checks the signature. */
function readId(jwt: string): unknown {
  const [, payload = ''] = jwt.split('.')
  try {
    return readField(parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/'))), 'id')
  } catch {
    return undefined
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
