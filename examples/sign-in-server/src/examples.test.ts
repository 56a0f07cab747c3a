import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { AddressInfo, Server } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { account, createVisitor, host } from './visitor.fixture.js'

type Send = Parameters<typeof createVisitor>[0]

const servers: Server[] = []

beforeAll(() => {
  vi.stubEnv('SIGN_IN_SECRET', 'a secret of at least thirty-two bytes')
  // The system chooses a port.
  vi.stubEnv('PORT', '0')
})
afterAll(async () => {
  vi.unstubAllEnvs()
  for (const server of servers) await new Promise((resolve) => server.close(resolve))
})

/** Returns how requests reach the server that a program has started. */
async function reach(server: Server): Promise<Send> {
  servers.push(server)
  if (!server.listening) await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  // Without `close`, connections would keep the server open.
  return (path, init) =>
    fetch(`http://localhost:${port}${path}`, { ...init, headers: { ...init.headers, connection: 'close' } })
}

/** Calls the route handlers as Next.js does. */
async function callRoutes(): Promise<Send> {
  const [sign, members] = [await import('./app/auth/[route]/route.js'), await import('./app/members/route.js')]
  return async (path, init) => {
    const request = new Request(`http://${host}${path}`, init)
    if (path === '/members') return members.GET(request)
    return init.method === 'POST' ? sign.POST(request) : sign.GET(request)
  }
}

describe.each<[string, () => Promise<Send>]>([
  ['Hono', async () => reach((await import('./hono.js')).server as Server)],
  ['Express', async () => reach((await import('./express.js')).server)],
  ['Next.js', callRoutes],
])('R71, R72: %s', (_, start) => {
  test('signs in once with each message, guards a route, and signs out', async () => {
    const visitor = createVisitor(await start())
    expect((await visitor.request('/members')).status).toBe(401)
    expect((await visitor.post('/auth/authenticate', await visitor.sign('evil.example'))).status).toBe(401)
    const signed = await visitor.sign()
    expect((await visitor.post('/auth/authenticate', signed)).status).toBe(200)
    const members = await visitor.request('/members')
    expect([members.status, await members.json()]).toEqual([200, { address: account.address }])
    expect(await (await visitor.request('/auth/me')).json()).toMatchObject([{ chainId: 'eip155:1' }])

    const thief = visitor.copy()
    expect((await visitor.post('/auth/authenticate', signed)).status, 'the same message').toBe(401)
    expect((await visitor.post('/auth/sign-out')).status).toBe(204)
    expect((await visitor.request('/members')).status).toBe(401)
    expect((await thief.request('/members')).status, 'a copy of the cookies').toBe(401)
  })
})

describe('R71, R72: Auth.js', () => {
  afterEach(() => vi.unstubAllGlobals())

  /** Opens the page in a browser, whose requests `send` sends to the server. */
  async function openPage(send: Send) {
    const visitor = createVisitor(send)
    vi.stubGlobal('location', new URL(`http://${host}`))
    vi.stubGlobal('fetch', visitor.request)
    const { siwx } = await import('./authJsPage.js')
    async function sign(domain = host) {
      const data = await siwx.createMessage({ accountAddress: account.address, chainId: 'eip155:1' })
      const message = data.toString().replaceAll(host, domain)
      return { data, message, signature: await account.signMessage({ message }) }
    }
    const countSessions = async () => (await siwx.getSessions('eip155:1', account.address)).length
    return { visitor, siwx, sign, countSessions }
  }

  test('the page signs in once with each message, reads its session, and signs out', async () => {
    // Auth.js logs each refused sign-in.
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { handle, members } = await import('./authJs.js')
    const { visitor, siwx, sign, countSessions } = await openPage((path, init) => {
      const request = new Request(`http://${host}${path}`, init)
      return path === '/members' ? members(request) : handle(request)
    })
    const read = async () => [(await visitor.request('/members')).status, await countSessions()]
    const refused = expect.objectContaining({ code: 'SIGN_IN_REFUSED' })
    expect(await read()).toEqual([401, 0])
    await expect(siwx.addSession(await sign('evil.example'))).rejects.toEqual(refused)
    expect(await read()).toEqual([401, 0])

    const signed = await sign()
    await siwx.addSession(signed)
    expect(await read()).toEqual([200, 1])
    expect(await (await visitor.request('/members')).json()).toEqual({ account: `eip155:1:${account.address}` })
    await expect(siwx.addSession(signed), 'the same message').rejects.toEqual(refused)

    await siwx.setSessions([])
    expect(await read()).toEqual([401, 0])
    await expect(siwx.addSession(signed), 'the same message').rejects.toEqual(refused)
    expect(await read()).toEqual([401, 0])
    expect(log).toHaveBeenCalled()
    log.mockRestore()
  })

  // As next-auth 4.24.15 responds in Next.js.
  test.each([
    ['refuses a message', 401, 'error?error=CredentialsSignin&provider=credentials'],
    ['refuses a CSRF token', 200, 'signin?csrf=true'],
  ])('the page of next-auth 4 reads that the server %s', async (_, status, page) => {
    const responses = new Map([
      ['/auth/nonce', Response.json({ nonce: 'aNonceOfTheServer' })],
      ['/api/auth/csrf', Response.json({ csrfToken: 'aToken' })],
      ['/api/auth/callback/credentials', Response.json({ url: `http://${host}/api/auth/${page}` }, { status })],
      ['/api/auth/session', Response.json({})],
    ])
    const { siwx, sign, countSessions } = await openPage(async (path) => responses.get(path) ?? Response.error())
    await expect(siwx.addSession(await sign())).rejects.toMatchObject({ code: 'SIGN_IN_REFUSED' })
    expect(await countSessions()).toBe(0)
  })
})

test.each(['auth', 'hono', 'express', 'app/auth/[route]/route', 'app/members/route', 'authJs', 'authJsPage'])(
  'the guide shows src/%s.ts',
  (name) => {
    const guide = readFileSync(new URL('../../../docs/signInServer.md', import.meta.url), 'utf8')
    const code = readFileSync(new URL(`${name}.ts`, import.meta.url), 'utf8')
    // Bundlers and Next.js resolve imports without a suffix.
    const shown = code.replaceAll(/(from '\.[^']*)\.js'/g, "$1'")
    expect(guide).toContain(`\`\`\`ts\n// src/${name}.ts\n${shown}\`\`\`\n`)
  },
)
