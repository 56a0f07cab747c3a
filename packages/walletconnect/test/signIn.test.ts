import { createError, errors, type Session, type SIWXMessageData, type SIWXSession } from '@latchkey/common'
import {
  createFakeStorage,
  createSkippableClock,
  createWalletConnectWallet,
  type SignInChoice,
} from '@latchkey/testing'
import { afterEach, describe, expect, test } from 'vitest'
import type { openApp } from './app.fixture.js'
import { eventsOf, openScene, sign } from './scene.fixture.js'
import { networksOf, type ThinSession } from './thinSession.fixture.js'

/** Tag of the relay message that ends a session. */
const sessionDelete = 1112

const scene = openScene()
const phones: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const phone of phones.splice(0)) await phone.close()
})

const message: SIWXMessageData = {
  accountAddress: '0x0000000000000000000000000000000000000000',
  chainId: 'eip155:1',
  domain: 'app.example',
  uri: 'https://app.example',
  version: '1',
  nonce: 'k3Zt0uVb1Q9x',
  statement: 'Sign in to App.',
  issuedAt: '2026-01-31T12:00:00.000Z',
  expirationTime: '2026-01-31T12:10:00.000Z',
  requestId: 'log-7',
  resources: ['https://app.example/terms'],
}

type PhoneOptions = Omit<Parameters<typeof createWalletConnectWallet>[0], 'relayUrl' | 'networks'>

async function openPhone(options: PhoneOptions = {}) {
  const networks = networksOf('eip155').map((network) => ({
    ...network,
    rpcUrls: { default: { http: ['http://127.0.0.1:9'] } },
  }))
  const phone = await createWalletConnectWallet({ ...options, relayUrl: scene.relay.url, networks })
  phones.push(phone)
  return phone
}

/** Opens a page that asks for a sign-in, and a phone that scans its code. */
async function meet(page: Parameters<typeof openApp>[1] = {}, options: PhoneOptions = {}) {
  const app = scene.open({ signInMessage: async () => message, ...page })
  const phone = await openPhone(options)
  const connect = async () => {
    await app.part.prepare()
    const uri = app.part.uri() ?? ''
    const connecting = app.part.connect('eip155')
    connecting.catch(() => undefined)
    await phone.pair(uri)
    return { uri, session: (await connecting) as ThinSession }
  }
  return { ...app, phone, connect }
}

const approve = (signIn: SignInChoice): PhoneOptions => ({ approval: { type: 'approve', signIn } })
const signInsOf = ({ signIns = [] }: Session): readonly SIWXSession[] => signIns

describe('one approval', () => {
  test('opens the session and signs the message of the app', async () => {
    const asked: string[] = []
    const { phone, connect } = await meet({
      async signInMessage(networkId) {
        asked.push(networkId)
        return message
      },
    })
    const { uri, session } = await connect()
    expect(asked).toEqual(['eip155:1'])
    expect(uri).toMatch(/^wc:.*&methods=wc_sessionAuthenticate$/)
    const [address = ''] = phone.addresses('eip155:1')
    expect(session.accounts.map((account) => account.address)).toEqual([address, address])
    const [signIn, ...others] = signInsOf(session)
    expect(others).toEqual([])
    expect(signIn?.data).toMatchObject({
      ...message,
      accountAddress: address,
      statement: signIn?.message.split('\n')[3],
      resources: ['https://app.example/terms', expect.any(String)],
    })
    const lines = signIn?.message.split('\n') ?? []
    expect(lines.slice(0, 5)).toEqual([
      'app.example wants you to sign in with your Ethereum account:',
      address,
      '',
      expect.stringMatching(
        /^Sign in to App\. I further authorize the stated URI .*: \(1\) 'request': 'eth_accounts', .* for 'eip155'\.$/,
      ),
      '',
    ])
    expect(lines.slice(5, 15)).toEqual([
      'URI: https://app.example',
      'Version: 1',
      'Chain ID: 1',
      `Nonce: ${message.nonce}`,
      `Issued At: ${message.issuedAt}`,
      `Expiration Time: ${message.expirationTime}`,
      'Request ID: log-7',
      'Resources:',
      '- https://app.example/terms',
      expect.stringMatching(/^- urn:recap:[\w+/]+$/),
    ])
    expect(signIn).toMatchObject({
      signature: expect.stringMatching(/^0x[\da-f]{130}$/),
      cacao: { h: { t: 'caip122' }, s: { t: 'eip191', s: signIn?.signature } },
    })
  })

  test('the session sends requests, follows the wallet, and ends in both directions', async () => {
    const { phone, connect } = await meet()
    const { session } = await connect()
    const [address = ''] = phone.addresses('eip155:1')
    const signature = session.channel.request({
      method: 'personal_sign',
      params: ['0x00', address],
      networkId: 'eip155:1',
    })
    expect(await signature).toMatch(/^0x[\da-f]{130}$/)
    const events = eventsOf(session)
    await phone.switchNetwork('eip155:8453')
    await expect.poll(() => events).toContainEqual({ type: 'networkChanged', networkId: 'eip155:8453' })
    await session.disconnect()
    await expect.poll(() => phone.sessions()).toEqual([])

    const { session: second } = await connect()
    const ended = eventsOf(second)
    await phone.deleteSession()
    await expect.poll(() => ended).toContainEqual({ type: 'disconnected', reason: 'wallet' })
  })

  test('the next page restores the session without its sign-in', async () => {
    const { connect, part, storage } = await meet()
    await connect()
    part.destroy()
    const restored = await scene.open({ storage }).part.restore('eip155')
    expect(signInsOf(restored)).toEqual([])
    expect(restored.approvedNetworkIds).toEqual(['eip155:1', 'eip155:8453'])
  })

  test('without a wallet yet, the approval waits for the attempt', async () => {
    const { part, phone, until } = await meet()
    await part.prepare()
    await phone.pair(part.uri() ?? '')
    await until(({ status }) => status === 'idle')
    expect(signInsOf(await part.connect('eip155'))).toHaveLength(1)
  })
})

describe('wallets respond in several forms', () => {
  const networks = ['eip155:1', 'eip155:8453'] as const
  const lower = (phone: Awaited<ReturnType<typeof openPhone>>) => phone.addresses('eip155:1')[0]?.toLowerCase() ?? ''

  test('one message for each network', async () => {
    const { connect } = await meet({}, approve({ networks }))
    const { session } = await connect()
    expect(signInsOf(session).map(({ data }) => data.chainId)).toEqual(networks)
    expect(signInsOf(session).map((signIn) => /Chain ID: (.*)/.exec(signIn.message)?.[1])).toEqual(['1', '8453'])
  })
  test('a message without the sentence about permissions in its payload, but in its text', async () => {
    const { connect } = await meet({}, approve({ change: { statement: message.statement } }))
    const { session } = await connect()
    expect(signInsOf(session)[0]?.message).toContain('Sign in to App. I further authorize the stated URI')
  })
  test('a message of an app without a statement', async () => {
    const { statement: _, ...plain } = message
    const { connect } = await meet({ signInMessage: async () => plain })
    const { session } = await connect()
    expect(signInsOf(session)[0]?.message.split('\n')[3]).toMatch(/^I further authorize/)
  })
  test('null in place of missing fields', async () => {
    const { requestId: _, ...plain } = message
    const change = { requestId: null, nbf: null }
    const { connect } = await meet({ signInMessage: async () => plain }, approve({ change }))
    const { session } = await connect()
    expect(signInsOf(session)[0]?.message).not.toContain('null')
    expect(signInsOf(session)).toHaveLength(1)
  })
  test('an address in lower case, as it was signed', async () => {
    const { phone, connect } = await meet()
    phone.setApproval({ type: 'approve', signIn: { address: lower(phone) } })
    const { session } = await connect()
    expect(signInsOf(session)[0]?.message.split('\n')[1]).toBe(lower(phone))
  })
  test('the signature of a contract account', async () => {
    const signature = `0x${'ab'.repeat(500)}`
    const { connect } = await meet({}, approve({ signatureType: 'eip1271', signature }))
    const { session } = await connect()
    expect(signInsOf(session)).toMatchObject([{ signature, cacao: { s: { t: 'eip1271' } } }])
  })
  test('some networks only', async () => {
    const { connect } = await meet({}, { approval: { type: 'approve', networks: ['eip155:8453'] } })
    const { session } = await connect()
    expect(session.approvedNetworkIds).toEqual(['eip155:8453'])
    expect(signInsOf(session)).toMatchObject([{ data: { chainId: 'eip155:8453' } }])
  })
})

test.each<[string, SignInChoice]>([
  ['another domain', { change: { domain: 'evil.example' } }],
  ['another URI', { change: { aud: 'https://evil.example' } }],
  ['another nonce', { change: { nonce: 'other0nonce' } }],
  ['another version', { change: { version: '2' } }],
  ['another time', { change: { iat: '2026-01-31T13:00:00.000Z' } }],
  ['a later end', { change: { exp: '2036-01-31T12:00:00.000Z' } }],
  ['no end', { change: { exp: undefined } }],
  ['another statement', { change: { statement: 'Give me everything.' } }],
  ['a network that was not requested', { networks: ['eip155:10'] }],
  ['a malformed signature', { signature: 'signed' }],
  ['a malformed field', { change: { nonce: 7 } }],
])('a message with %s is no sign-in, and the session stays', async (_, signIn) => {
  const { connect } = await meet({}, approve(signIn))
  const { session } = await connect()
  expect(signInsOf(session)).toEqual([])
  expect(session.approvedNetworkIds).toEqual(expect.arrayContaining(['eip155:1', 'eip155:8453']))
  await session.disconnect()
})

describe('a wallet without sign-ins', () => {
  test('connects by the proposal on the same pairing', async () => {
    const { connect } = await meet({}, { signsIn: false })
    const { session } = await connect()
    expect(signInsOf(session)).toEqual([])
    expect(await sign(session).catch((error: unknown) => error)).toBeDefined()
  })
  test('connects after it has responded that it does not know the method', async () => {
    const app = scene.open({ signInMessage: async () => message })
    const { sign: client } = scene.phone
    const refuse = async ({ id }: { readonly id: number }) => {
      await client.rejectSessionAuthenticate({ id, reason: { code: 10_001, message: 'Unsupported method.' } })
      client.off('session_authenticate', refuse)
      // The client reads the proposal again now that it has no listener.
    }
    client.on('session_authenticate', refuse)
    await app.part.prepare()
    const connecting = app.part.connect('eip155')
    await scene.phone.scan(app.part.uri()?.replace(/&methods=.*/, '') ?? '')
    expect(signInsOf(await connecting)).toEqual([])
  })
})

describe('a wallet that declines', () => {
  test.each([
    [5000, 'User rejected.'],
    [12_001, 'User rejected auth request.'],
    [0, 'USER_REJECTED'],
  ])('with the code %s is a rejection, and the next code asks for the connection only', async (code, text) => {
    const { part, phone, connect, until } = await meet()
    phone.setApproval({ type: 'reject', code, message: text })
    await expect(connect()).rejects.toMatchObject({ code: 'USER_REJECTED' })
    await until(({ status }) => status === 'ready')
    expect(part.pairing().code).toBe('USER_REJECTED')
    expect(part.uri()).not.toContain('methods')
    phone.setApproval({ type: 'approve' })
    expect(signInsOf((await connect()).session)).toEqual([])
  })
  test('a response that grants no method is a failure', async () => {
    const { connect, until } = await meet({}, approve({ change: { resources: [] } }))
    await expect(connect()).rejects.toMatchObject({ code: 'PAIRING_FAILED' })
    await until(({ status, uri }) => status === 'ready' && !uri?.includes('methods'))
  })
})

describe('the code does not wait for the app', () => {
  test('that rejects', async () => {
    const { connect } = await meet({ signInMessage: () => Promise.reject(createError(errors.HTTP_TIMEOUT)) })
    const { uri, session } = await connect()
    expect(uri).not.toContain('methods')
    expect(signInsOf(session)).toEqual([])
  })
  test('longer than two seconds', async () => {
    const clock = createSkippableClock()
    const signals: AbortSignal[] = []
    const { part, connect } = await meet({
      clock,
      signInMessage: (_, signal) => new Promise(() => void signals.push(signal)),
    })
    const preparing = part.prepare()
    await expect.poll(() => signals).toHaveLength(1)
    clock.skip(2_001)
    await preparing
    expect(signals[0]?.aborted).toBe(true)
    expect((await connect()).uri).not.toContain('methods')
  })
  test('that asks for other namespaces, too', async () => {
    const app = scene.open({ namespaces: ['eip155', 'solana'], signInMessage: async () => message })
    await app.part.prepare()
    expect(app.part.uri()).not.toContain('methods')
  })
})

test('a renewed code has a new nonce, and the session of the earlier code ends', async () => {
  const clock = createSkippableClock()
  let count = 0
  const { part, phone, connect, until } = await meet({
    clock,
    signInMessage: async () => ({ ...message, nonce: `nonce000${++count}` }),
  })
  await part.prepare()
  const first = part.uri() ?? ''
  clock.skip(4 * 60_000)
  await until(({ status, uri }) => status === 'ready' && uri !== first)
  const ended = scene.relay.waitFor(sessionDelete)
  await phone.pair(first)
  await ended
  const { session } = await connect()
  expect(signInsOf(session)).toMatchObject([{ data: { nonce: 'nonce0002' } }])
  await expect.poll(() => phone.sessions()).toHaveLength(1)
})

test('a session leaves no more entries in the storage than one without a sign-in', async () => {
  async function visit(signInMessage: (() => Promise<SIWXMessageData>) | undefined) {
    const storage = createFakeStorage()
    const { connect } = await meet({ storage, signInMessage })
    const keys = () => [...storage.values.keys()].map((key) => key.replace(/[\da-f]{64}/, 'topic')).sort()
    const { session } = await connect()
    const during = keys()
    await session.disconnect()
    return { during, after: keys() }
  }
  expect(await visit(async () => message)).toEqual(await visit(undefined))
})
