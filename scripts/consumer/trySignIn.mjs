import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * Signs in to the server of the app in `folder`, and signs out. Rejects unless the route `guarded` and the page have
 * the address while the visitor is signed in, and only then.
 */
export async function trySignIn(browser, url, { folder, guarded, page }) {
  const { createSiwx } = await importFrom(folder, '@latchkey/siwx')
  const { generatePrivateKey, privateKeyToAccount } = await importFrom(folder, 'viem/accounts')
  const { host, origin } = new URL(url)
  const context = await browser.newContext({ baseURL: origin, extraHTTPHeaders: { origin } })
  const get = (route) => context.request.get(route)
  const post = async (route, data) => (await context.request.post(route, { data })).ok()
  const siwx = createSiwx({
    domain: host,
    uri: origin,
    getNonce: async () => (await (await get('/auth/nonce')).json()).nonce,
    verify: ({ message, signature }) => post('/auth/authenticate', { message, signature }),
    getSession: async () => (await get('/auth/me')).json(),
    signOut: () => post('/auth/sign-out', {}),
  })
  const account = privateKeyToAccount(generatePrivateKey())
  const { address } = account

  async function expectVisitor(state, status, isSignedIn) {
    const route = await get(guarded)
    if (route.status() !== status) throw new Error(`${state}, ${guarded} responds with ${route.status()}`)
    for (const response of [route, await get(page)])
      if ((await response.text()).includes(address) !== isSignedIn)
        throw new Error(`${state}, ${response.url()} has ${isSignedIn ? 'no' : 'an'} address`)
  }

  try {
    await expectVisitor('before the sign-in', 401, false)
    const data = await siwx.createMessage({ accountAddress: address, chainId: 'eip155:1' })
    const message = data.toString()
    await siwx.addSession({ data, message, signature: await account.signMessage({ message }) })
    await expectVisitor('after the sign-in', 200, true)
    await siwx.setSessions([])
    await expectVisitor('after the sign-out', 401, false)
  } finally {
    await context.close()
  }
}

/** Imports a package as `@latchkey/siwx` of an app does. */
function importFrom(folder, name) {
  const siwx = createRequire(path.join(folder, 'package.json')).resolve('@latchkey/siwx')
  return import(pathToFileURL(createRequire(siwx).resolve(name)))
}
