import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { AddressInfo, Server } from 'node:net'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
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
  async function setUp() {
    const { handle, members } = await import('./authJs.js')
    const visitor = createVisitor((path, init) => {
      const request = new Request(`http://${host}${path}`, init)
      return path === '/members' ? members(request) : handle(request)
    })
    /** Posts a form of Auth.js, which contains its CSRF token. */
    async function submit(path: string, fields: Readonly<Record<string, string>> = {}) {
      const { csrfToken } = await (await visitor.request('/api/auth/csrf')).json()
      return visitor.post(`/api/auth/${path}`, new URLSearchParams({ ...fields, csrfToken }))
    }
    return { visitor, submit }
  }

  test('signs in once with each message, guards a route, and signs out', async () => {
    // Auth.js logs each refused sign-in.
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { visitor, submit } = await setUp()
    const signIn = (signed: Readonly<Record<string, string>>) => submit('callback/credentials', signed)
    const readMembers = async () => (await visitor.request('/members')).status
    const refused = /error=CredentialsSignin/
    expect(await readMembers()).toBe(401)
    expect((await signIn(await visitor.sign('evil.example'))).headers.get('location')).toMatch(refused)
    expect(await readMembers()).toBe(401)

    const signed = await visitor.sign()
    expect((await signIn(signed)).headers.get('location')).not.toMatch(refused)
    const members = await visitor.request('/members')
    expect([members.status, await members.json()]).toEqual([200, { account: `eip155:1:${account.address}` }])

    await submit('signout')
    expect(await readMembers()).toBe(401)
    expect((await signIn(signed)).headers.get('location'), 'the same message').toMatch(refused)
    expect(await readMembers()).toBe(401)
    expect(log).toHaveBeenCalled()
    log.mockRestore()
  })
})

test.each(['auth', 'hono', 'express', 'app/auth/[route]/route', 'app/members/route', 'authJs'])(
  'the guide shows src/%s.ts',
  (name) => {
    const guide = readFileSync(new URL('../../../docs/signInServer.md', import.meta.url), 'utf8')
    const code = readFileSync(new URL(`${name}.ts`, import.meta.url), 'utf8')
    // Bundlers and Next.js resolve imports without a suffix.
    const shown = code.replaceAll(/(from '\.[^']*)\.js'/g, "$1'")
    expect(guide).toContain(`\`\`\`ts\n// src/${name}.ts\n${shown}\`\`\`\n`)
  },
)
