import { type Clock, readField } from '@latchkey/common'
import type { ICore } from '@walletconnect/types'

type Register = ICore['verify']['register']

type Deps = {
  /** Base URL: `https://verify.walletconnect.org/v3` is the network's own. */
  readonly verifyUrl: string
  readonly projectId: string
  readonly window: Window
  readonly clock: Clock
}

/** What is sent does not wait longer for the server's word. */
const answerMs = 5_000

/**
 * Asks a verify server to attest from which page a code or a request comes; wallets show it to their users. The server sees that
 * from a hidden frame of its own, and answers by a message with a JWT. '' where it does not answer: what is sent goes without it.
 */
export function createVerify({ verifyUrl, projectId, window, clock }: Deps): Register {
  const { document, location } = window
  return ({ id, decryptedId }) => {
    const url = new URL(`${verifyUrl.replace(/\/$/, '')}/attestation`)
    const asked = { projectId, origin: location.origin, id, decryptedId }
    for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value)
    const frame = document.createElement('iframe')
    frame.hidden = true
    // It may run and answer, and not lead this page elsewhere; of the page it learns the origin.
    frame.sandbox.add('allow-scripts', 'allow-same-origin')
    frame.referrerPolicy = 'origin'
    frame.src = url.href

    return new Promise<string>((resolve) => {
      const end = (attestation: string) => {
        clock.clearTimeout(timer)
        window.removeEventListener('message', listen)
        frame.remove()
        resolve(attestation)
      }
      const listen = ({ source, origin, data }: MessageEvent) => {
        if (source !== frame.contentWindow || origin !== url.origin) return
        const attestation = readAttestation(data)
        // It may still be at what it was asked before.
        if (attestation !== undefined && (attestation === '' || readId(attestation) === id)) end(attestation)
      }
      const timer = clock.setTimeout(() => end(''), answerMs)
      window.addEventListener('message', listen)
      document.body.append(frame)
    })
  }
}

/** '' where the server has none; `undefined` for a message about something else. */
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
