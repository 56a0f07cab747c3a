import { createEip155Adapter } from '@latchkey/adapter-eip155'
import type { CaipNetworkId, SIWXConfig } from '@latchkey/common'
import { createCore } from '@latchkey/core'
import { createSIWEConfig, createSiwx, DefaultSIWX } from '@latchkey/siwx'
import { createEip155Verifier } from '@latchkey/siwx/eip155'
import { createSignInServer } from '@latchkey/siwx/server'
import {
  codeOf,
  createFakeLogger,
  createFakeStorage,
  createWalletConnectWallet,
  type GrantChoice,
  type SignInChoice,
} from '@latchkey/testing'
import { type LocalRelay, startRelay } from '@latchkey/testing/node'
import { subscribe } from 'valtio/vanilla'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { mainnet, sepolia } from '../src/exports/networks.js'

const page = { domain: 'app.example', uri: 'https://app.example' }
/** The first account of the test wallets, and another one. */
const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const adapters = { 'with the adapter': [createEip155Adapter()], 'without an adapter': [] }

let relay: LocalRelay
const closing: (() => unknown)[] = []
beforeAll(async () => {
  relay = await startRelay()
})
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})
afterAll(() => relay.close())

/** A server of sign-ins, and the functions of a page that calls it. */
function startServer() {
  const refused: string[] = []
  const auth = createSignInServer({
    domain: page.domain,
    secret: 'a secret of at least thirty-two bytes',
    verifiers: [createEip155Verifier()],
    onRefused: (reason) => refused.push(reason),
  })
  const cookies = new Map<string, string>()
  let isDown = false
  async function call(path: string, body?: object): Promise<Response> {
    if (isDown) throw new TypeError('Failed to fetch')
    const cookie = Array.from(cookies, (pair) => pair.join('=')).join('; ')
    const headers = { origin: page.uri, 'content-type': 'application/json', cookie }
    const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
    const response = await auth.handle(new Request(`${page.uri}/auth/${path}`, init))
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    return response
  }
  const getNonce = async () => (await (await call('nonce')).json()).nonce
  const getSessions = async () => (await call('me')).json()
  const getSession = async () => (await getSessions())[0]
  const signOut = () => call('sign-out', {})
  return {
    refused,
    getNonce,
    getSession,
    fail(next: boolean) {
      isDown = next
    },
    siwx: (isRequired = true) =>
      createSiwx({
        ...page,
        isRequired,
        statement: 'Sign in to App.',
        getNonce,
        verify: ({ message, signature }) => call('authenticate', { message, signature }),
        getSession: getSessions,
        signOut,
      }),
    siwe: () =>
      createSIWEConfig({
        getMessageParams: async () => ({ ...page, chains: [1], exp: new Date(Date.now() + 600_000).toISOString() }),
        getNonce,
        verifyMessage: async ({ message, signature }) => (await call('authenticate', { message, signature })).ok,
        async getSession() {
          const session = await getSession()
          return session ? { address: session.address, chainId: Number(session.chainId.split(':')[1]) } : null
        },
        signOut: async () => (await signOut()).ok,
      }),
  }
}

type Options = {
  readonly siwx?: SIWXConfig
  readonly siweConfig?: ReturnType<ReturnType<typeof startServer>['siwe']>
  readonly adapters?: (typeof adapters)[keyof typeof adapters]
  readonly signsIn?: boolean
  readonly choice?: GrantChoice
}

/** Opens a page with a sign-in, and a phone that approves its proposals. */
async function open({ choice = {}, signsIn, adapters: own = adapters['with the adapter'], ...signIn }: Options) {
  const storage = createFakeStorage()
  const core = createCore(
    {
      ...signIn,
      projectId: 'local',
      networks: [mainnet, sepolia],
      adapters: own,
      services: { relay: relay.url, directory: false },
      metadata: { name: 'App', description: 'An app', url: page.uri, icons: [] },
    },
    {
      ports: {
        storage,
        logger: createFakeLogger(),
        fetch: () => Promise.reject(new Error('No network here.')),
      },
    },
  )
  const networks = [mainnet, sepolia].map((network) => ({
    ...network,
    rpcUrls: { default: { http: ['http://127.0.0.1:9'] } },
  }))
  const phone = await createWalletConnectWallet({
    relayUrl: relay.url,
    networks,
    signsIn,
    approval: { type: 'approve', ...choice },
  })
  closing.push(core.destroy, phone.close)
  const statuses: (string | undefined)[] = []
  const stop = subscribe(core.signIn.state, () => statuses.push(core.signIn.get('eip155')?.status), true)
  closing.push(stop)
  return {
    core,
    phone,
    storage,
    statuses,
    status: () => core.signIn.get('eip155'),
    chainId: () => core.accounts.getConnected('eip155')?.caipNetworkId,
    async connect() {
      await core.walletConnect.prepare()
      const connecting = core.connect({ connectorId: 'walletConnect' })
      connecting.catch(() => undefined)
      await phone.pair(core.walletConnect.uri() ?? '')
      return connecting
    },
  }
}

const sepoliaId: CaipNetworkId = 'eip155:11155111'

describe.each(Object.entries(adapters))('%s', (_, own) => {
  test('R71: one approval connects and signs in, without a view or a second request', async () => {
    const server = startServer()
    const { core, phone, status, statuses, connect } = await open({ siwx: server.siwx(), adapters: own })
    const { address } = await connect()
    expect([address]).toEqual(phone.addresses('eip155:1'))
    expect(await server.getSession()).toMatchObject({ address, chainId: 'eip155:1' })
    expect(status()).toMatchObject({ status: 'signedIn', session: { cacao: { h: { t: 'caip122' } } } })
    expect(statuses).not.toContain('signedOut')
    expect(core.modal.state.open).toBe(false)
    expect(phone.control.requests('personal_sign')).toEqual([])
    expect(server.refused).toEqual([])

    await core.disconnect()
    await expect.poll(() => server.getSession()).toBeUndefined()
    await expect.poll(() => phone.sessions()).toEqual([])
  })

  test('the network follows the message', async () => {
    const server = startServer()
    const choice = { signIn: { networks: [sepoliaId] } }
    const { chainId, connect } = await open({ siwx: server.siwx(), adapters: own, choice })
    const { address } = await connect()
    expect(chainId()).toBe(sepoliaId)
    expect(await server.getSession()).toMatchObject({ address, chainId: sepoliaId })
  })

  test('a wallet that does not sign in connects, then signs', async () => {
    const server = startServer()
    const { core, phone, status, connect } = await open({ siwx: server.siwx(), adapters: own, signsIn: false })
    const connecting = connect()
    await expect.poll(status).toMatchObject({ status: 'signedOut', code: undefined })
    expect(core.router.state.view).toBe('SIWXSignMessage')
    await core.signIn.sign('eip155')
    const { address } = await connecting
    expect(await server.getSession()).toMatchObject({ address })
    expect(phone.control.requests('personal_sign')).toHaveLength(1)
  })
})

test.each<[string, SignInChoice]>([
  ['another nonce', { change: { nonce: 'other0nonce' } }],
  ['another domain', { change: { domain: 'evil.example' } }],
  ['another account', { address: other }],
  ['the signature of another text', { signature: `0x${'11'.repeat(64)}1b` }],
  ['an address without its checksum', { address: alice.toLowerCase() }],
  ['a network that the app does not list', { networks: ['eip155:10'] }],
])('a message with %s: the connection stays, and the visitor signs as usual', async (_, signIn) => {
  const server = startServer()
  const { core, phone, status, connect } = await open({ siwx: server.siwx(), choice: { signIn } })
  const connecting = connect()
  await expect.poll(status).toMatchObject({ status: 'signedOut', message: expect.stringContaining('Sign in to App.') })
  expect(await server.getSession()).toBeUndefined()
  expect(phone.sessions()).toHaveLength(1)
  if (signIn.address === other) {
    // The wallet does not have the key of that account.
    await core.signIn.cancel('eip155')
    expect(await codeOf(connecting)).toBe('USER_REJECTED')
    await expect.poll(() => phone.sessions()).toEqual([])
    return
  }
  await core.signIn.sign('eip155')
  await connecting
  expect(await server.getSession()).toMatchObject({ chainId: 'eip155:1' })
})

test('an optional sign-in is not offered after one approval', async () => {
  const server = startServer()
  const { core, status, statuses, connect } = await open({ siwx: server.siwx(false) })
  await connect()
  await expect.poll(status).toMatchObject({ status: 'signedIn' })
  expect(statuses).not.toContain('signedOut')
  expect(core.modal.state.open).toBe(false)
})

test('without its server, the page shows a code; the visitor signs once the server is back', async () => {
  const server = startServer()
  const { core, status, connect } = await open({ siwx: server.siwx() })
  server.fail(true)
  await core.walletConnect.prepare()
  expect(core.walletConnect.uri()).not.toContain('methods')
  server.fail(false)
  const connecting = connect()
  await expect.poll(status).toMatchObject({ status: 'signedOut' })
  await core.signIn.sign('eip155')
  await connecting
})

test('a page that verifies by itself keeps the message of each network', async () => {
  const choice = { signIn: { networks: ['eip155:1', sepoliaId] as const } }
  const { core, phone, chainId, status, statuses, connect } = await open({ siwx: new DefaultSIWX(page), choice })
  await connect()
  expect(status()).toMatchObject({ status: 'signedIn', chainId: 'eip155:1' })
  await core.switchNetwork(sepolia.id)
  await expect.poll(chainId).toBe(sepoliaId)
  await expect.poll(status).toMatchObject({ status: 'signedIn', chainId: sepoliaId })
  expect(statuses).not.toContain('signedOut')
  expect(phone.control.requests('personal_sign')).toEqual([])
})

test('createSIWEConfig receives the message with its cacao, and a code ends no session', async () => {
  const server = startServer()
  const first = await open({ siweConfig: server.siwe() })
  const { address } = await first.connect()
  expect(await server.getSession()).toMatchObject({ address })
  const second = await open({ siweConfig: server.siwe() })
  await second.core.walletConnect.prepare()
  expect(second.core.walletConnect.uri()).toContain('methods')
  expect(await server.getSession()).toMatchObject({ address })
})

test('an app that signs by itself asks no wallet for a sign-in', async () => {
  const siwx = { ...startServer().siwx(), signMessage: async () => '0x' }
  const { core } = await open({ siwx })
  await core.walletConnect.prepare()
  expect(core.walletConnect.uri()).not.toContain('methods')
})
