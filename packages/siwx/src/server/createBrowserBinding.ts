import { base64url } from 'jose'

/** Binds nonces to the browser that requested them, by a random id in a signed cookie. */
export type BrowserBinding = {
  /** Returns the value of the cookie for a browser: the given one if it is valid, otherwise one with a new id. */
  renew(cookie: string | undefined): Promise<string>
  /**
   * Returns the key of a nonce in the store, a hash of the nonce and the browser. `undefined` if the cookie is missing
   * or was not signed by this server.
   */
  keyOf(cookie: string | undefined, nonce: string): Promise<string | undefined>
}

/** Creates the {@link BrowserBinding} of a server. */
export function createBrowserBinding(secret: Uint8Array<ArrayBuffer>): BrowserBinding {
  let importing: Promise<CryptoKey> | undefined
  const loadKey = () => {
    importing ??= crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify'])
    return importing
  }
  const sign = async (text: string) =>
    base64url.encode(new Uint8Array(await crypto.subtle.sign('HMAC', await loadKey(), encode(text))))

  const readId = async (cookie: string | undefined) => {
    const [, id, signature] = /^([\w-]{22})\.([\w-]{43})$/.exec(cookie ?? '') ?? []
    if (id === undefined || signature === undefined) return undefined
    const bytes = Uint8Array.from(base64url.decode(signature))
    return (await crypto.subtle.verify('HMAC', await loadKey(), bytes, encode(signedText(id)))) ? id : undefined
  }

  return {
    async renew(cookie) {
      if (cookie !== undefined && (await readId(cookie)) !== undefined) return cookie
      const id = base64url.encode(crypto.getRandomValues(new Uint8Array(16)))
      return `${id}.${await sign(signedText(id))}`
    },
    async keyOf(cookie, nonce) {
      const id = await readId(cookie)
      return id === undefined ? undefined : sign(`nonce:${id}:${nonce}`)
    },
  }
}

// Tokens of sessions may be signed with the same secret. Their signed text has no colon, so none is a valid cookie.
function signedText(id: string): string {
  return `browser:${id}`
}

function encode(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(new TextEncoder().encode(text))
}
