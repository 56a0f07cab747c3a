import { type SIWXMessageData, writeMessage } from '@latchkey/siwx'
import type { Signer } from './signers.fixture.js'

export type Reply = {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>> & Tokens
  readonly headers: Headers
}
type Tokens = {
  readonly token: string
  readonly refreshToken: string
  readonly code?: string
  readonly keys?: readonly object[]
}

type Call = {
  readonly token?: string
  readonly nonceToken?: string
  readonly body?: unknown
  readonly origin?: string | null
}

export type SignInPageOptions = {
  readonly url: string
  readonly origin?: string
  readonly projectId?: string
  readonly now: () => number
}

/** A page that signs in, as its requests arrive at the services. */
export function createSignInPage({ url, origin = 'https://shop.example', projectId = 'shop', now }: SignInPageOptions) {
  async function call(method: string, route: string, { token, nonceToken, body, ...from }: Call = {}): Promise<Reply> {
    const sender = from.origin === undefined ? origin : from.origin
    const response = await fetch(`${url}/auth/v1/${route}?projectId=${projectId}`, {
      method,
      headers: {
        ...(sender !== null && { origin: sender }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(nonceToken !== undefined && { 'x-nonce-jwt': `Bearer ${nonceToken}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    return { status: response.status, body: text === '' ? {} : JSON.parse(text), headers: response.headers }
  }

  /** Requests a nonce and signs a message with it. */
  async function prepare(signer: Signer, change: Partial<SIWXMessageData> = {}) {
    const { body } = await call('GET', 'nonce')
    const message = writeMessage({
      accountAddress: signer.address,
      chainId: signer.chainId,
      domain: new URL(origin).host,
      uri: origin,
      version: '1',
      nonce: String(body['nonce']),
      issuedAt: new Date(now()).toISOString(),
      expirationTime: new Date(now() + 600_000).toISOString(),
      ...change,
    })
    return { nonceToken: body.token, body: { message, signature: await signer.sign(message) } }
  }

  return {
    call,
    prepare,
    signIn: async (signer: Signer, change?: Partial<SIWXMessageData>, token?: string) =>
      call('POST', 'authenticate', { ...(await prepare(signer, change)), ...(token !== undefined && { token }) }),
  }
}
