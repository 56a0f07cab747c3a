import { codeOf } from '@latchkey/testing'
import { afterEach, expect, test, vi } from 'vitest'
import { createServiceSiwx } from '../client/createServiceSiwx.js'
import { alice, createTestHost, sign } from '../client/signIn.fixture.js'
import { createSolanaVerifier } from '../verify/solana/createSolanaVerifier.js'
import { createSignInServer } from './createSignInServer.js'
import { createBrowser, ownerVerifier, secret } from './signInBrowser.fixture.js'
import { signingAccounts } from './signingAccounts.fixture.js'

afterEach(() => vi.unstubAllGlobals())

/** A page with the client of the package, whose requests a server of the package handles. */
function setUp() {
  const host = createTestHost()
  const auth = createSignInServer({
    domain: 'app.example',
    secret,
    verifiers: [ownerVerifier, createSolanaVerifier()],
    now: host.now,
  })
  const browser = createBrowser(auth.handle, 'https://app.example')
  vi.stubGlobal('location', new URL('https://app.example/shop'))
  vi.stubGlobal('fetch', (url: string, { method, body, headers }: RequestInit) =>
    browser.request(url.replace('https://app.example/auth/', ''), {
      method: method ?? 'GET',
      headers: headers ?? {},
      ...(body && { body }),
    }),
  )
  const openPage = () => {
    const siwx = createServiceSiwx({ url: '/auth', statement: 'Sign in to Example' })
    siwx.attach?.(host)
    return siwx
  }
  return { host, auth, browser, openPage }
}

test('R71: the client signs in to the server of the package, once with each message, and signs out', async () => {
  const { auth, browser, openPage } = setUp()
  const siwx = openPage()
  const session = await sign(siwx)
  await siwx.addSession(session)
  expect(await openPage().getSessions('eip155:1', alice.address)).toHaveLength(1)
  const cookie = browser.cookieHeader()
  expect(await auth.getSession({ headers: { cookie } })).toMatchObject({ address: alice.address, chainId: 'eip155:1' })
  expect(await codeOf(siwx.addSession(session))).toBe('SIGN_IN_REFUSED')

  await openPage().setSessions([])
  expect(await openPage().getSessions('eip155:1', alice.address)).toEqual([])
  expect(await auth.getSession({ headers: { cookie: browser.cookieHeader() } })).toBeUndefined()
})

test('a sign-in of one namespace keeps that of another over a reload, and each signs out alone', async () => {
  const { auth, browser, openPage } = setUp()
  const { accountAddress, chainId, sign: signText } = signingAccounts.solana
  const siwx = openPage()
  await siwx.addSession(await sign(siwx))
  const data = await siwx.createMessage({ accountAddress, chainId })
  await siwx.addSession({ data, message: `${data}`, signature: await signText(`${data}`) })
  const signedIn = async () => {
    const page = openPage()
    const ofEip155 = await page.getSessions('eip155:1', alice.address)
    return [ofEip155.length, (await page.getSessions(chainId, accountAddress)).length]
  }
  expect(await signedIn()).toEqual([1, 1])

  await openPage().revokeSession(chainId, accountAddress)
  expect(await signedIn()).toEqual([1, 0])
  const request = { headers: { cookie: browser.cookieHeader() } }
  expect(await auth.getSessions(request)).toMatchObject([{ address: alice.address }])
  await openPage().setSessions([])
  expect(await signedIn()).toEqual([0, 0])
})

test('R72, R73: the server refuses a message for another page, and one that is expired', async () => {
  const { host, openPage } = setUp()
  const phishing = openPage()
  phishing.attach?.({ ...host, url: 'https://evil.example/' })
  expect(await codeOf(phishing.addSession(await sign(phishing)))).toBe('SIGN_IN_REFUSED')
  const siwx = openPage()
  const session = await sign(siwx)
  host.clock.skip(11 * 60_000)
  expect(await codeOf(siwx.addSession(session))).toBe('SIGN_IN_REFUSED')
})
