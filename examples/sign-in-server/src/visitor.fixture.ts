import { privateKeyToAccount } from 'viem/accounts'
import { createSiweMessage } from 'viem/siwe'

/** An account whose key everybody knows. */
export const account = privateKeyToAccount('0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d')
/** The host of the page, as in `auth.ts`. */
export const host = 'localhost:3000'

/** A visitor of a page on {@link host}, whose browser keeps cookies. `send` sends a request to the server. */
export function createVisitor(send: (path: string, init: RequestInit) => Promise<Response>) {
  const jar = new Map<string, string>()

  async function request(path: string, { headers, ...init }: RequestInit = {}): Promise<Response> {
    const cookie = Array.from(jar, (pair) => pair.join('=')).join('; ')
    const own = { origin: `http://${host}`, cookie, ...Object.fromEntries(new Headers(headers)) }
    const response = await send(path, { ...init, headers: own })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '' || /max-age=0(;|$)/i.test(line)) jar.delete(name)
      else jar.set(name, value)
    }
    return response
  }

  return {
    request,
    post: (path: string, body: URLSearchParams | object = {}) =>
      request(path, {
        method: 'POST',
        ...(body instanceof URLSearchParams
          ? { body }
          : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      }),
    /** Requests a nonce, and signs a message with it for a page. */
    async sign(domain = host) {
      const { nonce } = await (await request('/auth/nonce')).json()
      const message = createSiweMessage({
        address: account.address,
        chainId: 1,
        domain,
        uri: `http://${domain}`,
        version: '1',
        nonce,
        issuedAt: new Date(),
        expirationTime: new Date(Date.now() + 300_000),
      })
      return { message, signature: await account.signMessage({ message }) }
    },
    /** Returns a visitor with a copy of the cookies. */
    copy() {
      const copy = createVisitor(send)
      for (const pair of jar) copy.jar.set(...pair)
      return copy
    },
    jar,
  }
}
