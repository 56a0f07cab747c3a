import { readField } from '@latchkey/common'

/** An attestation of a verify server: it saw the request in a page of this origin. */
export type Attestation = { readonly origin: string; readonly isScam: boolean }

/**
 * Returns the attested page of a request. `undefined` unless the attestation is a JWT that the verify server signed
 * (ES256) for this request and that has not expired. `id` is the SHA-256 of the encrypted request, as hexadecimal text.
 */
export async function readAttestation(
  attestation: string | undefined,
  { id, key, now }: { readonly id: string | undefined; readonly key: JsonWebKey; readonly now: number },
): Promise<Attestation | undefined> {
  const [header, payload, signature, ...rest] = attestation?.split('.') ?? []
  if (!header || !payload || !signature || rest.length > 0) return undefined
  try {
    const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }
    const verifyKey = await crypto.subtle.importKey('jwk', key, algorithm, false, ['verify'])
    const signed = new TextEncoder().encode(`${header}.${payload}`)
    if (!(await crypto.subtle.verify(algorithm, verifyKey, bytesOf(signature), signed))) return undefined
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytesOf(payload)))
    const [origin, exp] = [readField(claims, 'origin'), readField(claims, 'exp')]
    if (readField(claims, 'id') !== id || typeof origin !== 'string') return undefined
    if (typeof exp !== 'number' || exp * 1_000 < now) return undefined
    return { origin, isScam: readField(claims, 'isScam') === true }
  } catch {
    // Foreign text that is no base64url or JSON.
    return undefined
  }
}

function bytesOf(base64Url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64Url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (character) => character.charCodeAt(0))
}
