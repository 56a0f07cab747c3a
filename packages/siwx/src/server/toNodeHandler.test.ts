import { createServer, type RequestListener, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createEip155Verifier } from '../verify/eip155/createEip155Verifier.js'
import { createSignInServer } from './createSignInServer.js'
import { createBrowser, secret, signIn, start } from './signInBrowser.fixture.js'
import { wallet } from './signingAccounts.fixture.js'
import { toNodeHandler } from './toNodeHandler.js'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

async function serve(listener: RequestListener) {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => {
    server.close()
    server.closeAllConnections()
  })
  const { port } = server.address() as AddressInfo
  return `127.0.0.1:${port}`
}

/** A sign-in server on a port of this machine, whose handler `wrap` may change. */
async function serveSignIn(wrap = (listener: RequestListener): RequestListener => listener) {
  let listener: RequestListener | undefined
  const domain = await serve((...parts) => listener?.(...parts))
  const auth = createSignInServer({
    domain,
    secret,
    verifiers: [createEip155Verifier()],
    now: () => start,
  })
  listener = wrap(toNodeHandler(auth.handle))
  return { auth, domain, browser: createBrowser(fetch, `http://${domain}`) }
}

test('signs in and out over HTTP', async () => {
  const { browser, domain } = await serveSignIn()
  const response = await browser.signIn({ domain })
  const session = { address: wallet.address, chainId: 'eip155:1', expiresAt: start + 3_600_000 }
  expect([response.status, await response.json()]).toEqual([200, session])
  expect(await (await browser.request('me')).json()).toEqual([session])
  expect((await browser.post('sign-out')).status).toBe(204)
  expect(await (await browser.request('me')).json()).toEqual([])
})

test('R71: of parallel submits over HTTP, exactly one signs in', async () => {
  const { browser, domain } = await serveSignIn()
  const signed = await signIn(await browser.getNonce(), { domain })
  const responses = await Promise.all(Array.from({ length: 8 }, () => browser.post('authenticate', signed)))
  expect(responses.map(({ status }) => status).sort()).toEqual([200, ...new Array<number>(7).fill(401)])
})

test.each<[string, (text: string) => unknown]>([
  ['an object', (text) => JSON.parse(text)],
  ['text', (text) => text],
  ['bytes', (text) => Buffer.from(text)],
])('reads a body that Express has parsed as %s', async (_, parse) => {
  const { browser, domain } = await serveSignIn((listener) => async (request, response) => {
    let text = ''
    for await (const part of request) text += part
    listener(Object.assign(request, { body: text === '' ? undefined : parse(text) }), response)
  })
  expect((await browser.signIn({ domain })).status).toBe(200)
})

test('uses the whole path where Express cuts it', async () => {
  const { browser } = await serveSignIn((listener) => (request, response) => {
    const { url = '' } = request
    listener(Object.assign(request, { originalUrl: url, url: '/' }), response)
  })
  expect((await browser.request('nonce')).status).toBe(200)
})

test('responds to a body that is too large without reading it all', async () => {
  const { browser } = await serveSignIn()
  expect((await browser.post('authenticate', 'x'.repeat(2_000_000))).status).toBe(413)
  expect((await browser.request('nonce')).status).toBe(200)
})

test('a guarded handler receives the whole body, or none', async () => {
  const { auth, browser, domain } = await serveSignIn()
  await browser.signIn({ domain })
  const received: number[] = []
  const members = auth.guard(async (request) => {
    received.push((await request.text()).length)
    return new Response()
  })
  const guarded = await serve(toNodeHandler(members))
  const post = async (body: string) => {
    const headers = { cookie: browser.cookieHeader(), origin: `http://${domain}` }
    return (await fetch(`http://${guarded}/`, { method: 'POST', headers, body })).status
  }
  expect([await post('x'.repeat(16_384)), await post('x'.repeat(16_385))]).toEqual([200, 413])
  expect(received).toEqual([16_384])
})

test('responds if something has read the body before', async () => {
  const { browser } = await serveSignIn((listener) => async (request, response) => {
    for await (const _ of request);
    listener(request, response)
  })
  expect((await browser.post('authenticate', {})).status).toBe(400)
})

test.each(['//', '/auth/%', 'http://[', '*'])('responds with 404 to the path %s', async (path) => {
  const { domain } = await serveSignIn()
  const [host, port] = domain.split(':')
  const status = await new Promise((resolve, reject) =>
    send({ host, port, path }, (response) => resolve(response.resume().statusCode))
      .on('error', reject)
      .end(),
  )
  expect(status).toBe(404)
})

test('responds with 405 to the method TRACE', async () => {
  const { domain } = await serveSignIn()
  const [host, port] = domain.split(':')
  const status = await new Promise((resolve, reject) =>
    send({ host, port, path: '/auth/me', method: 'TRACE' }, (response) => resolve(response.resume().statusCode))
      .on('error', reject)
      .end(),
  )
  expect(status).toBe(405)
})

test('passes an error to `next`, and responds with 500 without one', async () => {
  const error = new Error('The store is not available.')
  const handle = toNodeHandler(() => Promise.reject(error))
  const response = await fetch(`http://${await serve(handle)}/`)
  expect([response.status, await response.text()]).toEqual([500, ''])

  const errors: unknown[] = []
  const domain = await serve((request, to) => {
    handle(request, to, (received) => {
      errors.push(received)
      to.end()
    })
  })
  await fetch(`http://${domain}/`)
  expect(errors).toEqual([error])
})
