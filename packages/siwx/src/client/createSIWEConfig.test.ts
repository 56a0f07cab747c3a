import { codeOf } from '@latchkey/testing'
import { generateNonce, SiweMessage } from 'siwe'
import { describe, expect, test, vi } from 'vitest'
import { createSIWEConfig } from './createSIWEConfig.js'
import { alice, bob, createTestHost, sign } from './signIn.fixture.js'
import type { SIWEConfig, SIWECreateMessageArgs } from './siweConfig.js'
import { formatMessage, getDidAddress } from './siweMessage.js'

const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const solanaAddress = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'

/** The back end of an app that was written for another kit: the nonce is part of the session, `siwe` verifies. */
function createBackEnd() {
  const asked: string[] = []
  const session: { nonce?: string; siwe?: SiweMessage | undefined } = {}
  const routes = {
    getNonce: async () => {
      asked.push('getNonce')
      session.nonce = generateNonce()
      return session.nonce
    },
    async verifyMessage({ message, signature }: { message: string; signature: string }) {
      asked.push('verifyMessage')
      const { nonce = 'none' } = session
      const { success, data } = await new SiweMessage(message).verify(
        { signature, nonce, domain: 'app.example' },
        { suppressExceptions: true },
      )
      delete session.nonce
      if (success) session.siwe = data
      return success
    },
    getSession: async () => {
      asked.push('getSession')
      if (!session.siwe) throw new Error('Failed to get session!')
      return { address: session.siwe.address, chainId: session.siwe.chainId }
    },
    signOut: async () => {
      asked.push('signOut')
      session.siwe = undefined
      return true
    },
  }
  return { asked, session, routes }
}

function setUp(options: Partial<SIWEConfig> = {}) {
  const { asked, session, routes } = createBackEnd()
  const onSignIn = vi.fn()
  const onSignOut = vi.fn()
  const host = createTestHost({ now: Date.now })
  const config = createSIWEConfig({
    getMessageParams: async () => ({
      domain: 'app.example',
      uri: 'https://app.example',
      chains: [1, 137],
      statement: 'Please sign with your account',
    }),
    createMessage: ({ address, ...args }) => formatMessage(args, address),
    ...routes,
    onSignIn,
    onSignOut,
    ...options,
  })
  const siwx = config.mapToSIWX()
  siwx.attach?.(host)
  return { asked, session, siwx, host, config, onSignIn, onSignOut }
}

describe('an app that was written for another kit', () => {
  test('signs in, and out on request', async () => {
    const { siwx, session, onSignIn, onSignOut } = setUp()
    expect(await siwx.getSessions('eip155:137', alice.address)).toEqual([])
    const signed = await sign(siwx, alice, { chainId: 'eip155:137' })
    await siwx.addSession(signed)
    expect(session.siwe).toMatchObject({ address: alice.address, chainId: 137, uri: 'https://app.example' })
    expect(onSignIn.mock.calls).toEqual([[{ address: alice.address, chainId: 137 }]])
    expect(await siwx.getSessions('eip155:137', alice.address)).toEqual([signed])
    await siwx.setSessions([])
    expect(session.siwe).toBeUndefined()
    expect(onSignOut).toHaveBeenCalledOnce()
  })

  test.each<[string, Partial<SIWEConfig>]>([
    ['without `createMessage`', { createMessage: undefined }],
    ['without `getMessageParams`', { getMessageParams: undefined }],
    [
      'with messages of the package siwe',
      {
        createMessage: ({ address, chainId, nonce, domain, uri, version }) =>
          new SiweMessage({
            address: getDidAddress(address) ?? '',
            chainId,
            nonce,
            domain,
            uri,
            version,
          }).prepareMessage(),
      },
    ],
  ] as [string, Partial<SIWEConfig>][])('signs in %s', async (_, options) => {
    const { siwx, session } = setUp(options)
    await siwx.addSession(await sign(siwx))
    expect(session.siwe?.address).toBe(alice.address)
  })

  test('receives the account as a DID, and all parameters of its message', async () => {
    const written: SIWECreateMessageArgs[] = []
    const params = { iat: '2026-01-01T00:00:00Z', exp: '2027-01-01T00:00:00Z', nbf: '2026-01-02T00:00:00Z' }
    const { siwx } = setUp({
      getMessageParams: () => ({ ...params, requestId: 'r1', resources: ['https://app.example/terms'], chains: [1] }),
      getNonce: async (address) => `nonce0000${address?.slice(2, 6)}`,
      createMessage(args) {
        written.push(args)
        return formatMessage(args, args.address)
      },
    })
    const message = await siwx.createMessage({ accountAddress: alice.address, chainId: 'eip155:1' })
    const nonce = `nonce0000${alice.address.slice(2, 6)}`
    const expected = { domain: 'app.example', uri: 'https://app.example', nonce, version: '1', requestId: 'r1' }
    expect(written).toEqual([
      {
        ...expected,
        ...params,
        resources: ['https://app.example/terms'],
        chainId: 1,
        address: `did:pkh:eip155:1:${alice.address}`,
      },
    ])
    const { iat, exp, nbf } = params
    expect(message).toMatchObject({ ...expected, issuedAt: iat, expirationTime: exp, notBefore: nbf })
  })

  test('asks for the parameters before the nonce, which some apps prepare there', async () => {
    let nonce = ''
    const { siwx } = setUp({
      getMessageParams: async () => {
        nonce = 'prepared0001'
        return { chains: [1] }
      },
      getNonce: async () => nonce,
    })
    expect((await siwx.createMessage({ accountAddress: alice.address, chainId: 'eip155:1' })).nonce).toBe(nonce)
  })

  test('may write messages of its own format', async () => {
    const { siwx } = setUp({ createMessage: ({ nonce }) => `Log in with ${nonce}`, getNonce: async () => 'abcdefgh1' })
    const message = await siwx.createMessage({ accountAddress: alice.address, chainId: 'eip155:1' })
    expect([message.toString(), message.accountAddress]).toEqual(['Log in with abcdefgh1', alice.address])
  })
})

test.each([
  ['of Chromium', new TypeError('Failed to fetch'), 'AUTHENTICATION_FAILED'],
  ['of Safari', new TypeError('Load failed'), 'AUTHENTICATION_FAILED'],
  ['of Firefox', new TypeError('NetworkError when attempting to fetch resource.'), 'AUTHENTICATION_FAILED'],
  ['of axios', new Error('Network Error'), 'AUTHENTICATION_FAILED'],
  [
    'of an app without a session',
    new TypeError("Cannot read properties of null (reading 'address')"),
    { resolved: [] },
  ],
])('R78: `getSession` that rejects with the error %s', async (_title, error, expected) => {
  const { siwx } = setUp({ getSession: () => Promise.reject(error) })
  expect(await codeOf(siwx.getSessions('eip155:1', alice.address))).toEqual(expected)
})

describe('R71, R75, R78: a failed sign-in', () => {
  test('rejects with SIGN_IN_REFUSED if the server refuses the message', async () => {
    const { siwx, onSignIn } = setUp()
    const session = await sign(siwx)
    expect(await codeOf(siwx.addSession({ ...session, signature: await bob.signMessage(session) }))).toBe(
      'SIGN_IN_REFUSED',
    )
    expect(onSignIn).not.toHaveBeenCalled()
  })

  test('rejects if the server starts no session', async () => {
    const { siwx, onSignIn } = setUp({ getSession: async () => null })
    await expect(siwx.addSession(await sign(siwx))).rejects.toMatchObject({
      code: 'AUTHENTICATION_FAILED',
      details: expect.stringContaining('Check its cookie'),
    })
    expect(onSignIn).not.toHaveBeenCalled()
  })

  test.each<[string, Partial<SIWEConfig>]>([
    ['no nonce', { getNonce: async () => undefined as never }],
    ['no text', { createMessage: () => '' }],
    ['an error', { createMessage: () => expect.unreachable() }],
  ])('rejects a message for which the app returns %s', async (_, options) => {
    const { siwx } = setUp(options)
    expect(await codeOf(siwx.createMessage({ accountAddress: alice.address, chainId: 'eip155:1' }))).toBe(
      'AUTHENTICATION_FAILED',
    )
  })

  test('an error of `onSignIn` is logged and does not undo the sign-in', async () => {
    const { siwx, host } = setUp({ onSignIn: () => expect.unreachable() })
    await siwx.addSession(await sign(siwx))
    expect(host.logger.messages('error')).toEqual(['[latchkey] onSignIn of createSIWEConfig threw.'])
    expect(await siwx.getSessions('eip155:1', alice.address)).toHaveLength(1)
  })
})

describe('another account or network', () => {
  test('a message for another account ends the session of the earlier one once', async () => {
    const { siwx, session, onSignOut } = setUp()
    await siwx.addSession(await sign(siwx))
    expect(await siwx.getSessions('eip155:1', bob.address)).toEqual([])
    // A look ends nothing, because the visitor may return to the account.
    expect(session.siwe).toBeDefined()
    const input = { chainId: 'eip155:1', accountAddress: bob.address } as const
    await Promise.all([siwx.createMessage(input), siwx.createMessage(input)])
    expect(session.siwe).toBeUndefined()
    expect(onSignOut).toHaveBeenCalledOnce()
  })

  test('R78: the sign-in on another network keeps the session, until the server replaces it', async () => {
    const { siwx, onSignOut } = setUp()
    await siwx.addSession(await sign(siwx))
    expect(await siwx.getSessions('eip155:10', alice.address)).toEqual([])
    const signed = await sign(siwx, alice, { chainId: 'eip155:10' })
    // The visitor may cancel, and return to the network.
    expect(await siwx.getSessions('eip155:1', alice.address)).toHaveLength(1)
    await siwx.addSession(signed)
    expect(await siwx.getSessions('eip155:10', alice.address)).toHaveLength(1)
    expect(await siwx.getSessions('eip155:1', alice.address)).toEqual([])
    expect(onSignOut).not.toHaveBeenCalled()
  })

  test.each([
    ['signOutOnAccountChange', 'eip155:1', bob.address],
    ['signOutOnNetworkChange', 'eip155:10', alice.address],
  ] as const)('without %s, keeps the session', async (option, chainId, address) => {
    const { siwx, session } = setUp({ [option]: false })
    const signed = await sign(siwx)
    await siwx.addSession(signed)
    const data = { ...signed.data, chainId, accountAddress: address }
    expect(await siwx.getSessions(chainId, address)).toEqual([{ ...signed, data }])
    expect(session.siwe).toBeDefined()
  })

  test('asks for a new sign-in also if the session cannot be ended', async () => {
    const { siwx, host } = setUp({ signOut: async () => false })
    await siwx.addSession(await sign(siwx))
    await siwx.createMessage({ chainId: 'eip155:1', accountAddress: bob.address })
    expect(host.logger.messages('warn')).toEqual(['[latchkey] The session did not end.'])
  })

  test('`revokeSession` ends the session of its account only', async () => {
    const { siwx, session } = setUp()
    await siwx.addSession(await sign(siwx))
    await siwx.revokeSession('eip155:1', bob.address)
    expect(session.siwe).toBeDefined()
    await siwx.revokeSession('eip155:1', alice.address.toLowerCase())
    expect(session.siwe).toBeUndefined()
  })

  test('`setSessions([])` does not sign out a visitor who is not signed in', async () => {
    const { siwx, asked, onSignOut } = setUp()
    await siwx.setSessions([])
    expect([asked, onSignOut.mock.calls]).toEqual([['getSession'], []])
  })
})

describe('no session', () => {
  test.each([
    ['null', async () => null],
    ['an empty object', async () => ({})],
    ['the object of an app', async () => ({ authenticated: false })],
    ['a rejection', () => Promise.reject(new Error('Failed to get session!'))],
    ['an address of another kind', async () => ({ address: 'a b', chainId: 1 })],
  ])('is what %s means', async (_, getSession) => {
    const { siwx } = setUp({ getSession: getSession as never })
    expect(await siwx.getSessions('eip155:1', alice.address)).toEqual([])
  })

  test('is needed by wallets of other namespaces', async () => {
    const { siwx, asked } = setUp()
    expect(siwx.namespaces).toEqual(['eip155'])
    expect(await siwx.getSessions(solana, solanaAddress)).toEqual([])
    expect(await codeOf(siwx.createMessage({ accountAddress: solanaAddress, chainId: solana }))).toBe(
      'AUTHENTICATION_FAILED',
    )
    const session = await sign(siwx)
    const data = { ...session.data, accountAddress: solanaAddress, chainId: solana } as const
    expect(await codeOf(siwx.addSession({ ...session, data }))).toBe('AUTHENTICATION_FAILED')
    expect(asked).toEqual(['getSession', 'getNonce'])
  })

  test('is needed by any wallet while the sign-in is off', () => {
    expect(setUp({ enabled: false }).siwx.namespaces).toEqual([])
  })
})

test('maps its options to those of `SIWXConfig`', () => {
  const { siwx, config } = setUp()
  expect([siwx.getRequired?.(), siwx.signOutOnDisconnect, config.mapToSIWX() === siwx]).toEqual([true, true, true])
  const { siwx: other } = setUp({ required: false, signOutOnDisconnect: false })
  expect([other.getRequired?.(), other.signOutOnDisconnect]).toEqual([false, false])
})

test('asks for the session again after `sessionRefetchIntervalMs`', async () => {
  const { siwx, asked } = setUp({ sessionRefetchIntervalMs: 1_000 })
  const host = createTestHost()
  siwx.attach?.(host)
  for (const ms of [0, 999, 1]) {
    host.clock.skip(ms)
    await siwx.getSessions('eip155:1', alice.address)
  }
  expect(asked).toEqual(['getSession', 'getSession'])
})
