import { createError, errors, parseCaipNetworkId, type SIWXMessageData } from '@latchkey/common'
import { isHex, verifyMessage } from 'viem'
import { writeMessage } from '../message/writeMessage.js'
import type { SIWXVerifier } from '../verify/verifier.js'
import { signingAccounts } from './signingAccounts.fixture.js'

export const secret = 'a secret of at least thirty-two bytes'
export const start = Date.UTC(2026, 0, 1)

/** The verifier of an app that does not accept contract accounts, so that it needs no RPC node. */
export const ownerVerifier: SIWXVerifier = {
  namespace: 'eip155',
  verify: async ({ accountAddress, message, signature }) =>
    isHex(accountAddress) && isHex(signature) && (await isSigned(accountAddress, message, signature)),
}

function isSigned(address: `0x${string}`, message: string, signature: `0x${string}`) {
  return verifyMessage({ address, message, signature }).catch(() => false)
}

/** A verifier whose RPC node does not respond. */
export const offlineVerifier: SIWXVerifier = {
  namespace: 'eip155',
  verify: () => Promise.reject(createError(errors.RPC_FAILED)),
}

/** Returns a message for example.com that the account of its namespace signed. */
export async function signIn(nonce: string, change: Partial<SIWXMessageData> = {}) {
  const { chainId = 'eip155:1' } = change
  const account = signingAccounts[parseCaipNetworkId(chainId).namespace]
  const message = writeMessage({
    accountAddress: account.accountAddress,
    chainId,
    domain: 'example.com',
    uri: `https://${change.domain ?? 'example.com'}`,
    version: '1',
    nonce,
    issuedAt: new Date(start).toISOString(),
    expirationTime: new Date(start + 300_000).toISOString(),
    ...change,
  })
  return { message, signature: await account.sign(message) }
}

type Send = (request: Request) => Promise<Response>

/** A browser: keeps cookies by name, and sends the headers of its page. */
export function createBrowser(send: Send, page = 'https://example.com', base = `${page}/auth/`) {
  const jar = new Map<string, string>()

  async function request(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers({ origin: page, ...Object.fromEntries(new Headers(init.headers)) })
    headers.set('cookie', cookieHeader())
    const response = await send(new Request(base + path, { ...init, headers }))
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const [name = '', value = ''] = pair.split('=')
      if (/; Max-Age=0$/.test(line)) jar.delete(name)
      else jar.set(name, value)
    }
    return response
  }
  const cookieHeader = () => Array.from(jar, (pair) => pair.join('=')).join('; ')
  const post = (path: string, body?: unknown, headers: Record<string, string> = {}) =>
    request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })

  return {
    jar,
    cookieHeader,
    request,
    post,
    async getNonce(): Promise<string> {
      const { nonce } = await (await request('nonce')).json()
      return nonce
    },
    /** Requests a nonce, signs, and sends the result. */
    async signIn(change: Partial<SIWXMessageData> = {}) {
      const { nonce } = await (await request('nonce')).json()
      return post('authenticate', await signIn(nonce, change))
    },
  }
}
