import { type Ports, readField, readUrl } from '@latchkey/common'
import type { ICore } from '@walletconnect/types'

type Deps = {
  readonly ports: Pick<Ports, 'clock' | 'logger'>
  readonly window: Window
  /** Base URL: `https://verify.walletconnect.org/v3` is the network's own. */
  readonly verifyUrl: string
  readonly projectId: string
  /** Fires when nobody waits any more. */
  readonly signal: AbortSignal
}

/** What is sent does not wait longer for the server's word: a tap on a phone counts for five seconds. */
const answerMs = 3_000
/** After that it is left alone for a while: a blocked frame would cost every request as much. */
const restMs = 60_000

/**
 * Asks a verify server to attest from which page a code or a request comes; wallets show it to their users. The server sees that
 * from a hidden frame of its own, and answers by a message with a JWT. '' where it does not: what is sent goes without its word.
 */
export function createVerify({ ports, window, verifyUrl, projectId, signal }: Deps): ICore['verify']['register'] {
  const { clock, logger } = ports
  const base = readUrl(verifyUrl)
  const isUsable = base !== undefined && /^https?:$/.test(base.protocol)
  if (!isUsable)
    logger.error('[latchkey] `services.verify` is no usable base URL. It must be https (http on this machine).')
  let restingUntil = 0

  return async ({ id, decryptedId }) => {
    if (!isUsable || signal.aborted || clock.monotonic() < restingUntil) return ''
    const attestation = await ask(addressOf(base, { projectId, origin: window.location.origin, id, decryptedId }), id)
    if (attestation === undefined && !signal.aborted) {
      restingUntil = clock.monotonic() + restMs
      logger.warn(
        `[latchkey] ${base.origin} did not attest which page this is. Does it know the page, and does the policy allow its frame?`,
      )
    }
    return attestation ?? ''
  }

  function ask(url: URL, id: string): Promise<string | undefined> {
    const frame = window.document.createElement('iframe')
    // Whatever the page's own styles say of frames.
    frame.style.setProperty('display', 'none', 'important')
    // It may run and answer, and not lead this page elsewhere; of the page it learns the origin.
    frame.sandbox.add('allow-scripts', 'allow-same-origin')
    frame.referrerPolicy = 'origin'
    frame.src = url.href

    return new Promise((resolve) => {
      const end = (attestation?: string) => {
        clock.clearTimeout(timer)
        window.removeEventListener('message', listen)
        signal.removeEventListener('abort', giveUp)
        frame.remove()
        resolve(attestation)
      }
      const giveUp = () => end()
      const listen = ({ source, origin, data }: MessageEvent) => {
        if (source !== frame.contentWindow || origin !== url.origin) return
        const attestation = readAttestation(data)
        // It may still be at what it was asked before.
        if (attestation === '' || (attestation !== undefined && readId(attestation) === id)) end(attestation)
      }
      const timer = clock.setTimeout(giveUp, answerMs)
      window.addEventListener('message', listen)
      signal.addEventListener('abort', giveUp)
      window.document.body.append(frame)
    })
  }
}

function addressOf(base: URL, asked: Readonly<Record<string, string>>): URL {
  const url = new URL(base)
  url.pathname = `${base.pathname.replace(/\/+$/, '')}/attestation`
  for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value)
  return url
}

/** '' where the server vouches for nothing; `undefined` for a message about something else. */
function readAttestation(data: unknown): string | undefined {
  const message = typeof data === 'string' ? parse(data) : undefined
  if (readField(message, 'type') !== 'verify_attestation') return undefined
  const attestation = readField(message, 'attestation')
  return typeof attestation === 'string' ? attestation : ''
}

/** What a JWT was signed for. Its signature is for the wallet to check. */
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
