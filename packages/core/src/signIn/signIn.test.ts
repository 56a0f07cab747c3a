import { createError, errors, isAppKitError, verbErrors } from '@latchkey/common'
import { createFakeClock, createFakeStorage, settle } from '@latchkey/testing'
import { describe, expect, test, vi } from 'vitest'
import { createTestCore, type TestCore } from '../../test/createTestCore.js'
import { createFakePage } from '../../test/fakePage.js'
import { createFourChains, idOf } from '../../test/fourChains.js'
import { outcome } from '../../test/outcome.js'
import { createScriptedSiwx, type ScriptedSiwx } from '../../test/scriptedSiwx.js'
import { alice, bob, createScriptedWallet } from '../../test/scriptedWallet.js'
import { joinTabs } from '../../test/tabs.js'

const connectorId = 'com.example.wallet'
const stored = () =>
  createFakeStorage({
    items: {
      '@latchkey/connections/eip155': JSON.stringify({ v: 1, d: [{ connectorId, caipNetworkId: 'eip155:1' }] }),
    },
  })
const onMainnet = { address: alice, chainId: 'eip155:1' } as const

type Visit = Parameters<typeof createTestCore>[0] & { readonly siwx?: ScriptedSiwx }

/** A page whose wallets sign in. */
function visit({ siwx = createScriptedSiwx(), options, ...change }: Visit = {}) {
  const wallet = createScriptedWallet({ answers: 'approve' })
  return { ...createTestCore({ wallet, options: { siwx, ...options }, ...change }), siwx }
}

type World = Pick<TestCore, 'core'>

async function rest(): Promise<void> {
  await settle()
  await vi.dynamicImportSettled()
  await settle()
}

const shown = ({ core }: World) => (core.modal.state.open ? core.router.state.view : 'closed')
const status = ({ core }: World) => core.signIn.get('eip155')?.status
const code = async (promise: Promise<unknown>) =>
  promise.then(
    () => 'resolved',
    (error: unknown) => (isAppKitError(error, ...verbErrors.signIn) ? error.code : `not documented: ${error}`),
  )

/** Returns a page on which the wallet has connected and signed in. */
async function signedIn(change: Visit = {}) {
  const world = visit(change)
  const connecting = outcome(world.core.connect({ connectorId }))
  await rest()
  await world.core.signIn.sign('eip155')
  expect(await connecting).toBe(alice)
  await rest()
  world.siwx.calls.length = 0
  return world
}

/** Answers of the wallet to requests for a signature, in order. */
function createSigner(...answers: readonly ('sign' | 'reject' | 'wait')[]) {
  const pending = [...answers]
  return async ({ message }: { readonly message: string }) => {
    const answer = pending.shift() ?? 'sign'
    if (answer === 'reject') throw createError(errors.USER_REJECTED)
    if (answer === 'wait') await new Promise(() => undefined)
    return `0x${Buffer.from(message).toString('hex')}`
  }
}

describe('a required sign-in', () => {
  test('connect() resolves once the wallet has signed the message', async () => {
    const world = visit()
    const { core } = world
    const connecting = outcome(core.connect({ connectorId }))
    await rest()
    expect(shown(world)).toBe('SIWXSignMessage')
    expect(core.accounts.get('eip155').status).toBe('connecting')
    expect(core.signIn.get('eip155')).toMatchObject({
      status: 'signedOut',
      isAtGate: true,
      message: `app.example eip155:1 ${alice} nonce1`,
    })
    const session = await core.signIn.sign('eip155')
    expect(await connecting).toBe(alice)
    expect(core.signIn.get('eip155')).toMatchObject({ status: 'signedIn', session, isAtGate: false })
    expect(world.wallet.acted).toEqual([{ name: 'signText', address: alice }])
    await rest()
    expect(shown(world)).toBe('closed')
  })

  test('the card shakes while the wallet is not signed in', async () => {
    const world = visit()
    void outcome(world.core.connect({ connectorId }))
    await rest()
    world.core.modal.requestClose()
    expect(world.core.modal.state).toMatchObject({ open: true, shake: true })
  })

  test('a rejected signature is shown, and the wallet can sign the same message again', async () => {
    const world = visit({ siwx: createScriptedSiwx({ signMessage: createSigner('reject') }) })
    const { core, siwx } = world
    const connecting = outcome(core.connect({ connectorId }))
    await rest()
    expect(await code(core.signIn.sign('eip155'))).toBe('USER_REJECTED')
    expect(core.signIn.get('eip155')).toMatchObject({ status: 'signedOut', code: 'USER_REJECTED' })
    await core.signIn.sign('eip155')
    expect(await connecting).toBe(alice)
    expect(siwx.calls.filter((call) => call.startsWith('createMessage'))).toHaveLength(1)
  })

  test('R78: cancelling ends the attempt and disconnects the wallet', async () => {
    const world = visit()
    const connecting = outcome(world.core.connect({ connectorId }))
    await rest()
    await world.core.signIn.cancel('eip155')
    expect(await connecting).toBe('USER_REJECTED')
    await rest()
    expect(world.core.accounts.get('eip155').status).toBe('disconnected')
    expect(world.wallet.openSessions()).toBe(0)
    expect(world.core.signIn.get('eip155')).toBeUndefined()
    expect(world.core.signIn.state.byConnection).toEqual({})
    expect(shown(world)).toBe('closed')
  })

  test('R78: cancelling in the modal closes it, and connect() rejects', async () => {
    const world = visit()
    const connecting = outcome(world.core.connect())
    await rest()
    world.core.router.push('ConnectingExternal', { connectorId, namespace: 'eip155' })
    void outcome(world.core.connection.connect(world.wallet.connector).then(() => ({ address: alice })))
    await rest()
    expect(shown(world)).toBe('SIWXSignMessage')
    await world.core.signIn.cancel('eip155')
    expect(await connecting).toBe('MODAL_CLOSED')
    await rest()
    expect(world.core.accounts.get('eip155').status).toBe('disconnected')
    expect(world.wallet.openSessions()).toBe(0)
  })

  test('R78: cancelling while the wallet asks also ends the attempt', async () => {
    const world = visit({ siwx: createScriptedSiwx({ signMessage: createSigner('wait') }) })
    const connecting = outcome(world.core.connect({ connectorId }))
    await rest()
    const signing = code(world.core.signIn.sign('eip155'))
    await rest()
    expect(status(world)).toBe('signing')
    await world.core.signIn.cancel('eip155')
    expect(await signing).toBe('USER_REJECTED')
    expect(await connecting).toBe('USER_REJECTED')
    expect(world.wallet.openSessions()).toBe(0)
  })

  test('a signature that the app refuses is shown, and the next attempt has a new message', async () => {
    const siwx = createScriptedSiwx({ signMessage: async () => '0xbad' })
    const world = visit({ siwx })
    const connecting = outcome(world.core.connect({ connectorId }))
    await rest()
    expect(await code(world.core.signIn.sign('eip155'))).toBe('AUTHENTICATION_FAILED')
    await rest()
    expect(world.core.signIn.get('eip155')).toMatchObject({
      status: 'signedOut',
      code: 'AUTHENTICATION_FAILED',
      message: expect.stringContaining('nonce2'),
    })
    expect(world.core.accounts.get('eip155').status).toBe('connecting')
    await world.core.signIn.cancel('eip155')
    expect(await connecting).toBe('USER_REJECTED')
  })

  test.each(['getSessions', 'createMessage'] as const)(
    'R78: if %s fails, the wallet disconnects, and the modal shows the wallet list and the text of the specification',
    async (name) => {
      const world = visit()
      const { core, siwx } = world
      siwx.fail(name)
      core.open()
      const connecting = outcome(core.connect({ connectorId }))
      await rest()
      expect(await connecting).toBe('AUTHENTICATION_FAILED')
      expect(shown(world)).toBe('Connect')
      expect(core.snackbar.state).toMatchObject({
        open: true,
        message: 'A problem occurred while trying initialize authentication',
      })
      expect(core.accounts.get('eip155').status).toBe('disconnected')
      expect(world.wallet.openSessions()).toBe(0)
    },
  )

  test('R78: an app that never responds fails after 20 s', async () => {
    const world = visit()
    world.siwx.fail('getSessions', 'hangs')
    const connecting = outcome(world.core.connect({ connectorId }))
    await rest()
    await world.clock.advance(19_999)
    expect(world.core.accounts.get('eip155').status).toBe('connecting')
    await world.clock.advance(1)
    expect(await connecting).toBe('AUTHENTICATION_FAILED')
  })

  test('an app with a session of the account connects without a view', async () => {
    const world = visit({ siwx: createScriptedSiwx({ signedIn: [onMainnet] }) })
    expect(await outcome(world.core.connect({ connectorId }))).toBe(alice)
    expect(shown(world)).toBe('closed')
    expect(world.siwx.calls).toEqual([`getSessions eip155:1 ${alice}`])
  })

  test.each([
    ['of another account', { address: bob, chainId: 'eip155:1' }],
    ['of another network', { address: alice, chainId: 'eip155:8453' }],
  ] as const)('R77: a session %s is ignored', async (_what, other) => {
    const siwx = createScriptedSiwx({ signedIn: [other] })
    const world = visit({ siwx: Object.assign(siwx, { getSessions: async () => siwx.sessions }) })
    void outcome(world.core.connect({ connectorId }))
    await rest()
    expect(status(world)).toBe('signedOut')
  })

  test('R76: another account of the wallet while it asks begins again, and the view says so', async () => {
    const world = visit({ siwx: createScriptedSiwx({ signMessage: createSigner('wait') }) })
    const { core, wallet, siwx } = world
    const connecting = outcome(core.connect({ connectorId }))
    await rest()
    const signing = code(core.signIn.sign('eip155'))
    await rest()
    wallet.addresses = [bob]
    wallet.emit({ type: 'accountsChanged', accounts: [{ namespace: 'eip155', address: bob, type: 'eoa' }] })
    await rest()
    expect(await signing).not.toBe('resolved')
    expect(core.signIn.get('eip155')).toMatchObject({
      status: 'signedOut',
      address: bob,
      code: 'SIGN_IN_ACCOUNT_CHANGED',
      message: expect.stringContaining(bob),
    })
    expect(siwx.sessions).toEqual([])
    await core.signIn.sign('eip155')
    expect(await connecting).toBe(bob)
  })

  test('R76: another network of the wallet at the gate begins again', async () => {
    const world = visit()
    const { core, wallet } = world
    const connecting = outcome(core.connect({ connectorId }))
    await rest()
    wallet.networkId = 'eip155:8453'
    wallet.emit({ type: 'networkChanged', networkId: 'eip155:8453' })
    await rest()
    expect(core.signIn.get('eip155')).toMatchObject({ status: 'signedOut', chainId: 'eip155:8453' })
    expect((await core.signIn.sign('eip155')).data.chainId).toBe('eip155:8453')
    expect(await connecting).toBe(alice)
  })

  test('R76: a signature that arrives after the wallet left the network is not kept', async () => {
    const siwx = createScriptedSiwx()
    const world = visit({
      siwx: Object.assign(siwx, {
        async signMessage() {
          // This wallet does not report the change.
          world.wallet.networkId = 'eip155:8453'
          return '0x'
        },
      }),
    })
    void outcome(world.core.connect({ connectorId }))
    await rest()
    expect(await code(world.core.signIn.sign('eip155'))).toBe('SIGN_IN_ACCOUNT_CHANGED')
    expect(siwx.sessions).toEqual([])
  })

  test('an expired message is replaced before the wallet signs it', async () => {
    const siwx = createScriptedSiwx({ expirationTime: () => world.clock.now() + 60_000 })
    const world = visit({ siwx })
    const connecting = outcome(world.core.connect({ connectorId }))
    await rest()
    await world.clock.advance(31_000)
    const { message } = await world.core.signIn.sign('eip155')
    expect(message).toContain('nonce2')
    expect(await connecting).toBe(alice)
  })

  test.each([3_600_000, -3_600_000])(
    'R73: a message is replaced by its age, on a device whose clock is wrong by %d ms',
    async (ms) => {
      const serverNow = () => world.clock.now() + ms
      const siwx = createScriptedSiwx({ issuedAt: serverNow, expirationTime: () => serverNow() + 600_000 })
      const world = visit({ siwx })
      void outcome(world.core.connect({ connectorId }))
      await rest()
      await world.clock.advance(479_000)
      await world.core.signIn.prepare('eip155')
      expect(world.core.signIn.get('eip155')).toMatchObject({ message: expect.stringContaining('nonce1') })
      await world.clock.advance(2_000)
      await world.core.signIn.prepare('eip155')
      expect(world.core.signIn.get('eip155')).toMatchObject({ message: expect.stringContaining('nonce2') })
    },
  )

  test('a wallet without signText signs with signMessage', async () => {
    const world = visit({ wallet: createScriptedWallet({ answers: 'approve', hasNeutralActions: false }) })
    const connecting = outcome(world.core.connect({ connectorId }))
    await rest()
    await world.core.signIn.sign('eip155')
    expect(await connecting).toBe(alice)
    expect(world.wallet.acted).toEqual([{ name: 'signMessage', address: alice }])
  })

  test('calls share a pending request', async () => {
    const world = visit()
    void outcome(world.core.connect({ connectorId }))
    await rest()
    const [one, two] = await Promise.all([world.core.signIn.sign('eip155'), world.core.signIn.sign('eip155')])
    expect(one).toBe(two)
    expect(world.wallet.acted).toHaveLength(1)
  })

  test('offers help after 10 s', async () => {
    const world = visit({ siwx: createScriptedSiwx({ signMessage: createSigner('wait') }) })
    void outcome(world.core.connect({ connectorId }))
    await rest()
    void code(world.core.signIn.sign('eip155'))
    await rest()
    expect(world.core.signIn.get('eip155')).toMatchObject({ status: 'signing', isSlow: false })
    await world.clock.advance(10_000)
    expect(world.core.signIn.get('eip155')).toMatchObject({ status: 'signing', isSlow: true })
  })

  test('a signal cancels the request to the wallet', async () => {
    const world = visit({ siwx: createScriptedSiwx({ signMessage: createSigner('wait') }) })
    void outcome(world.core.connect({ connectorId }))
    await rest()
    const controller = new AbortController()
    const signing = code(world.core.signIn.sign('eip155', { signal: controller.signal }))
    await rest()
    controller.abort()
    expect(await signing).toBe('ABORTED')
    await rest()
    expect(status(world)).toBe('signedOut')
  })

  test('a caller that aborts does not end the request of another one', async () => {
    const signature = Promise.withResolvers<string>()
    const world = visit({ siwx: createScriptedSiwx({ signMessage: () => signature.promise }) })
    const connecting = outcome(world.core.connect({ connectorId }))
    await rest()
    const controller = new AbortController()
    const first = code(world.core.signIn.sign('eip155', { signal: controller.signal }))
    await rest()
    const second = code(world.core.signIn.sign('eip155'))
    await rest()
    controller.abort()
    expect(await first).toBe('ABORTED')
    const { message } = world.core.signIn.get('eip155') as { message: string }
    signature.resolve(`0x${Buffer.from(message).toString('hex')}`)
    expect(await second).toBe('resolved')
    expect(await connecting).toBe(alice)
  })

  test('without a wallet, sign() and signOut() reject', async () => {
    const { core } = visit()
    expect(await code(core.signIn.sign('eip155'))).toBe('NOT_CONNECTED')
    expect(await code(core.signIn.signOut('eip155'))).toBe('NOT_CONNECTED')
  })
})

describe('a restored wallet with a required sign-in', () => {
  test('connects without a view or a new message if its session is valid', async () => {
    const world = visit({ storage: stored(), siwx: createScriptedSiwx({ signedIn: [onMainnet] }) })
    await rest()
    expect(world.core.accounts.getConnected('eip155')?.address).toBe(alice)
    expect(status(world)).toBe('signedIn')
    expect(world.siwx.calls).toEqual([`getSessions eip155:1 ${alice}`])
  })

  test('waits without a session, and asks once the visitor opens the modal', async () => {
    const world = visit({ storage: stored() })
    const { core, siwx } = world
    await rest()
    expect(core.accounts.get('eip155')).toMatchObject({ status: 'connecting', isRestore: true })
    expect(shown(world)).toBe('closed')
    expect(core.signIn.get('eip155')).toMatchObject({ status: 'signedOut', message: undefined })
    expect(siwx.calls).toEqual([`getSessions eip155:1 ${alice}`])
    core.open()
    expect(shown(world)).toBe('SIWXSignMessage')
    await core.signIn.prepare('eip155')
    expect(core.signIn.get('eip155')).toMatchObject({ message: expect.stringContaining('nonce1') })
    await core.signIn.sign('eip155')
    await rest()
    expect(core.accounts.getConnected('eip155')?.address).toBe(alice)
  })

  test('cancelling removes the stored connection', async () => {
    const world = visit({ storage: stored() })
    await rest()
    world.core.open()
    await world.core.signIn.cancel('eip155')
    await rest()
    expect(world.core.accounts.get('eip155').status).toBe('disconnected')
    expect(world.storage.values.has('@latchkey/connections/eip155')).toBe(false)
  })

  test('stays stored while the app cannot be reached, and shows why', async () => {
    const siwx = createScriptedSiwx()
    siwx.fail('getSessions')
    const world = visit({ storage: stored(), siwx })
    await rest()
    expect(world.core.signIn.get('eip155')).toMatchObject({ status: 'signedOut', code: 'AUTHENTICATION_FAILED' })
    expect(world.storage.values.has('@latchkey/connections/eip155')).toBe(true)
    expect(world.core.snackbar.state.open).toBe(false)
  })

  test('passes without a signature once the app can be reached again', async () => {
    const siwx = createScriptedSiwx({ signedIn: [onMainnet] })
    siwx.fail('getSessions')
    const world = visit({ storage: stored(), siwx })
    await rest()
    siwx.fail()
    siwx.tell()
    await rest()
    expect(world.core.accounts.getConnected('eip155')?.address).toBe(alice)
    expect(world.wallet.acted).toEqual([])
  })

  test('R70: cancelling ends the session that the app could not return', async () => {
    const siwx = createScriptedSiwx({ signedIn: [onMainnet] })
    siwx.fail('getSessions')
    const world = visit({ storage: stored(), siwx })
    await rest()
    world.core.open()
    await world.core.signIn.cancel('eip155')
    await rest()
    expect(siwx.sessions).toEqual([])
  })
})

describe('a connected wallet with a required sign-in', () => {
  /** The wallet moves to a network. */
  async function move({ wallet }: TestCore, networkId: 'eip155:1' | 'eip155:8453') {
    wallet.networkId = networkId
    wallet.emit({ type: 'networkChanged', networkId })
    await rest()
  }

  test('signs in again on another network', async () => {
    const world = await signedIn()
    await move(world, 'eip155:8453')
    expect(shown(world)).toBe('SIWXSignMessage')
    expect(world.core.signIn.get('eip155')).toMatchObject({ status: 'signedOut', chainId: 'eip155:8453' })
    await world.core.signIn.sign('eip155')
    await rest()
    expect(shown(world)).toBe('closed')
    await move(world, 'eip155:1')
    expect(status(world)).toBe('signedIn')
    expect(shown(world)).toBe('closed')
  })

  test('R78: cancelling returns to the network on which it is signed in', async () => {
    const world = await signedIn()
    await move(world, 'eip155:8453')
    await world.core.signIn.cancel('eip155')
    await rest()
    expect(world.wallet.networkId).toBe('eip155:1')
    expect(world.core.accounts.getConnected('eip155')?.caipNetworkId).toBe('eip155:1')
    expect(status(world)).toBe('signedIn')
    expect(shown(world)).toBe('closed')
  })

  test('R78: cancelling returns to the network of the session, on which the account has another address', async () => {
    const { core, wallets, ...world } = createFourChains({ options: { siwx: createScriptedSiwx() } })
    const { polkadot: wallet } = wallets
    const [first, second] = [idOf('polkadot', 0), idOf('polkadot', 1)]
    const move = async (address: string, networkId: typeof first) => {
      wallet.addresses = [address]
      wallet.networkId = networkId
      wallet.emit({ type: 'accountsChanged', accounts: [{ namespace: 'polkadot', address, type: 'eoa' }] })
      wallet.emit({ type: 'networkChanged', networkId })
      await rest()
    }
    const connecting = outcome(core.connect({ connectorId: 'polkadot.wallet' }))
    await rest()
    const [address = ''] = wallet.addresses
    await core.signIn.sign('polkadot')
    await connecting
    await move('0xprefixed', second)
    expect(core.signIn.get('polkadot')).toMatchObject({ status: 'signedOut', address: '0xprefixed' })
    await core.signIn.cancel('polkadot')
    await move(address, first)
    expect(core.accounts.getConnected('polkadot')?.caipNetworkId).toBe(first)
    expect(core.signIn.get('polkadot')?.status).toBe('signedIn')
    expect(shown({ core, ...world })).toBe('closed')
  })

  test('R78: cancelling for another account on another network disconnects', async () => {
    const world = await signedIn()
    world.wallet.addresses = [bob]
    world.wallet.emit({ type: 'accountsChanged', accounts: [{ namespace: 'eip155', address: bob, type: 'eoa' }] })
    await move(world, 'eip155:8453')
    await world.core.signIn.cancel('eip155')
    await rest()
    expect(world.core.accounts.get('eip155').status).toBe('disconnected')
  })

  test('R78: cancelling disconnects if the sessions of both networks have ended', async () => {
    const world = await signedIn()
    await move(world, 'eip155:8453')
    await world.core.signIn.sign('eip155')
    await rest()
    world.siwx.expire()
    await rest()
    await world.core.signIn.cancel('eip155')
    await rest()
    expect(world.wallet.networkId).toBe('eip155:1')
    await world.core.signIn.cancel('eip155')
    await rest()
    expect(world.core.accounts.get('eip155').status).toBe('disconnected')
  })

  test('R78: cancelling disconnects if the session of the network has ended', async () => {
    const world = await signedIn()
    await move(world, 'eip155:8453')
    world.siwx.sessions.length = 0
    await move(world, 'eip155:1')
    expect(status(world)).toBe('signedOut')
    await world.core.signIn.cancel('eip155')
    await rest()
    expect(world.core.accounts.get('eip155').status).toBe('disconnected')
  })

  test('R78: cancelling for an account that never signed in disconnects', async () => {
    const world = await signedIn()
    world.wallet.addresses = [bob]
    world.wallet.emit({ type: 'accountsChanged', accounts: [{ namespace: 'eip155', address: bob, type: 'eoa' }] })
    await rest()
    expect(shown(world)).toBe('SIWXSignMessage')
    await world.core.signIn.cancel('eip155')
    await rest()
    expect(world.core.accounts.get('eip155').status).toBe('disconnected')
    expect(shown(world)).toBe('closed')
  })

  test('asks again when the app ends the session', async () => {
    const world = await signedIn()
    world.siwx.expire()
    await rest()
    expect(shown(world)).toBe('SIWXSignMessage')
    const connecting = outcome(world.core.connect({ connectorId }))
    await world.core.signIn.sign('eip155')
    expect(await connecting).toBe(alice)
    await rest()
    expect(shown(world)).toBe('closed')
  })

  test('asks again when the session expires', async () => {
    const clock = createFakeClock()
    const siwx = createScriptedSiwx({ expirationTime: () => clock.now() + 60_000 })
    const world = await signedIn({ siwx, clock })
    siwx.sessions.length = 0
    await world.clock.advance(60_000)
    await rest()
    expect(status(world)).toBe('signedOut')
    expect(shown(world)).toBe('SIWXSignMessage')
  })

  test('disconnecting signs out', async () => {
    const world = await signedIn()
    await world.core.disconnect()
    expect(world.siwx.calls).toEqual(['setSessions 0'])
    expect(world.core.signIn.state.byConnection).toEqual({})
  })

  test('disconnecting shows a failure of the app, whose session is still valid', async () => {
    const world = await signedIn()
    world.siwx.fail('setSessions')
    await world.core.disconnect()
    expect(world.core.accounts.get('eip155').status).toBe('disconnected')
    expect(world.core.snackbar.state).toMatchObject({
      open: true,
      variant: 'error',
      message: 'You could not be signed out. Try again.',
    })
  })

  test('disconnecting keeps the session if the app says so', async () => {
    const world = await signedIn({ siwx: createScriptedSiwx({ signOutOnDisconnect: false }) })
    await world.core.disconnect()
    expect(world.siwx.sessions).toHaveLength(1)
    expect(await outcome(world.core.connect({ connectorId }))).toBe(alice)
  })

  test('signOut() ends the session and disconnects', async () => {
    const world = await signedIn()
    await world.core.signIn.signOut('eip155')
    await rest()
    expect(world.siwx.sessions).toEqual([])
    expect(world.core.accounts.get('eip155').status).toBe('disconnected')
    expect(shown(world)).toBe('closed')
  })

  test('on an unsupported network, first changes the network and then signs in', async () => {
    const wallet = createScriptedWallet({ answers: 'approve', networkId: 'eip155:137' })
    const world = visit({ wallet })
    const connecting = outcome(world.core.connect({ connectorId }))
    await rest()
    expect(shown(world)).toBe('UnsupportedChain')
    await move(world, 'eip155:1')
    expect(shown(world)).toBe('SIWXSignMessage')
    await world.core.signIn.sign('eip155')
    expect(await connecting).toBe(alice)
  })
})

describe('an optional sign-in', () => {
  const optional = (change: Parameters<typeof createScriptedSiwx>[0] = {}) =>
    createScriptedSiwx({ isRequired: false, ...change })

  test('is offered after the wallet has connected, and can be closed', async () => {
    const world = visit({ siwx: optional() })
    const { core } = world
    expect(await outcome(core.connect({ connectorId }))).toBe(alice)
    await rest()
    expect(shown(world)).toBe('SIWXSignMessage')
    core.modal.requestClose()
    await rest()
    expect(shown(world)).toBe('closed')
    expect(core.accounts.getConnected('eip155')?.address).toBe(alice)
    world.siwx.expire()
    await rest()
    expect(shown(world)).toBe('closed')
  })

  test('in the modal, follows the connecting view and closes it', async () => {
    const world = visit({ siwx: optional() })
    const { core, clock } = world
    core.open()
    core.router.push('ConnectingExternal', { connectorId, namespace: 'eip155' })
    await core.connect({ connectorId })
    await rest()
    await clock.advance(350)
    expect(shown(world)).toBe('SIWXSignMessage')
    await core.signIn.sign('eip155')
    await rest()
    expect(shown(world)).toBe('closed')
    expect(status(world)).toBe('signedIn')
  })

  test('R78: cancelling keeps the wallet connected, and the sign-in can still be requested', async () => {
    const world = visit({ siwx: optional() })
    await world.core.connect({ connectorId })
    await rest()
    await world.core.signIn.cancel('eip155')
    await rest()
    expect(shown(world)).toBe('closed')
    expect(status(world)).toBe('signedOut')
    await world.core.signIn.sign('eip155')
    expect(status(world)).toBe('signedIn')
  })

  test('is offered again for another account', async () => {
    const world = visit({ siwx: optional() })
    await world.core.connect({ connectorId })
    await rest()
    await world.core.signIn.cancel('eip155')
    world.wallet.addresses = [bob]
    world.wallet.emit({ type: 'accountsChanged', accounts: [{ namespace: 'eip155', address: bob, type: 'eoa' }] })
    await rest()
    expect(shown(world)).toBe('SIWXSignMessage')
  })

  test('R70: a disconnect before the app has answered ends the session that it may have', async () => {
    const world = visit({ storage: stored(), siwx: optional({ signedIn: [onMainnet] }) })
    world.siwx.fail('getSessions', 'hangs')
    await rest()
    expect(status(world)).toBe('checking')
    await world.core.disconnect('eip155')
    await rest()
    expect(world.siwx.sessions).toEqual([])
  })

  test('R70: a disconnect after the app could not answer ends the session that it may have', async () => {
    const world = visit({ storage: stored(), siwx: optional({ signedIn: [onMainnet] }) })
    world.siwx.fail('getSessions')
    await rest()
    expect(status(world)).toBe('signedOut')
    await world.core.disconnect('eip155')
    await rest()
    expect(world.siwx.sessions).toEqual([])
  })

  test('is not offered for a restored wallet', async () => {
    const world = visit({ siwx: optional(), storage: stored() })
    await rest()
    expect(world.core.accounts.getConnected('eip155')?.address).toBe(alice)
    expect(status(world)).toBe('signedOut')
    expect(shown(world)).toBe('closed')
    expect(world.siwx.calls).toEqual([`getSessions eip155:1 ${alice}`])
  })

  test('R78: a failure of the app is shown, and the wallet stays connected', async () => {
    const siwx = optional()
    siwx.fail('createMessage')
    const world = visit({ siwx })
    expect(await outcome(world.core.connect({ connectorId }))).toBe(alice)
    await rest()
    expect(world.core.signIn.get('eip155')).toMatchObject({ status: 'signedOut', code: 'AUTHENTICATION_FAILED' })
    expect(world.core.accounts.getConnected('eip155')?.address).toBe(alice)
  })

  test('signOut() keeps the wallet connected', async () => {
    const world = visit({ siwx: optional() })
    await world.core.connect({ connectorId })
    await rest()
    await world.core.signIn.sign('eip155')
    await world.core.signIn.signOut('eip155')
    await rest()
    expect(status(world)).toBe('signedOut')
    expect(shown(world)).toBe('closed')
    expect(world.core.accounts.getConnected('eip155')?.address).toBe(alice)
  })
})

describe('namespaces', () => {
  test('L1: a sign-in concerns its namespace only', async () => {
    const siwx = createScriptedSiwx({ namespaces: ['solana'] })
    const { core } = createFourChains({ options: { siwx } })
    await core.connect({ connectorId: 'eip155.wallet' })
    await rest()
    expect(core.signIn.get('eip155')).toBeUndefined()
    expect(core.signIn.isEnabled('eip155')).toBe(false)
    const connecting = outcome(core.connect({ connectorId: 'solana.wallet' }))
    await rest()
    expect(core.accounts.getConnected('eip155')).toBeDefined()
    await core.signIn.sign('solana')
    await connecting
    expect(core.signIn.get('solana')?.status).toBe('signedIn')
  })

  test('the namespace that waits for a sign-in is the default', async () => {
    const { core } = createFourChains({ options: { siwx: createScriptedSiwx() } })
    const connecting = outcome(core.connect({ connectorId: 'solana.wallet' }))
    await rest()
    expect([core.networks.state.activeNamespace, core.signIn.defaultNamespace()]).toEqual(['eip155', 'solana'])
    await core.signIn.cancel('solana')
    await connecting
    expect(core.signIn.defaultNamespace()).toBe('eip155')
  })

  test('L1: disconnecting one namespace keeps the sessions of another', async () => {
    const siwx = createScriptedSiwx()
    const { core } = createFourChains({ options: { siwx } })
    for (const namespace of ['eip155', 'solana'] as const) {
      const connecting = outcome(core.connect({ connectorId: `${namespace}.wallet` }))
      await rest()
      await core.signIn.sign(namespace)
      await connecting
    }
    await core.disconnect('eip155')
    expect(siwx.sessions.map(({ data }) => data.chainId.split(':')[0])).toEqual(['solana'])
    expect(core.signIn.get('solana')?.status).toBe('signedIn')
    await core.disconnect('solana')
    expect(siwx.sessions).toEqual([])
  })
})

test('disconnecting one namespace keeps the session of a wallet that is being checked', async () => {
  const siwx = createScriptedSiwx()
  const { core } = createFourChains({ options: { siwx } })
  const connecting = outcome(core.connect({ connectorId: 'eip155.wallet' }))
  await rest()
  await core.signIn.sign('eip155')
  await connecting
  siwx.fail('getSessions', 'hangs')
  void outcome(core.connect({ connectorId: 'solana.wallet' }))
  await rest()
  expect(core.signIn.get('solana')?.status).toBe('checking')
  siwx.calls.length = 0
  await core.disconnect('eip155')
  expect(new Set(siwx.calls.map((call) => call.split(':')[0]))).toEqual(new Set(['revokeSession eip155']))
})

describe('FI15: two tabs', () => {
  /** One wallet extension, and one sign-in, serve both tabs. */
  function createTabs(options?: Parameters<typeof createScriptedSiwx>[0]) {
    const storage = createFakeStorage()
    const pages = [createFakePage(), createFakePage()]
    const tabs = joinTabs(storage, pages)
    const siwx = createScriptedSiwx(options)
    const worlds = pages.map((page, index) => {
      const view = tabs[index]?.storage
      return visit({ siwx, storage, page, ...(view ? { view } : {}) })
    })
    const [first, second] = worlds
    if (!first || !second) throw new Error('There are two tabs.')
    return { first, second, siwx }
  }

  test('a sign-in in one tab signs in the other without a request', async () => {
    const { first, second } = createTabs()
    const connecting = outcome(first.core.connect({ connectorId }))
    await rest()
    await first.core.signIn.sign('eip155')
    await connecting
    await rest()
    expect(second.core.accounts.getConnected('eip155')?.address).toBe(alice)
    expect(status(second)).toBe('signedIn')
    expect(second.wallet.acted).toEqual([])
  })

  test('the other tab follows, although its app keeps earlier responses for a while', async () => {
    const { first, second, siwx } = createTabs({ isRequired: false })
    await first.core.connect({ connectorId })
    await rest()
    expect([status(first), status(second)]).toEqual(['signedOut', 'signedOut'])
    siwx.cache()
    await first.core.signIn.sign('eip155')
    await rest()
    expect(status(second)).toBe('signedIn')
    siwx.cache()
    await first.core.signIn.signOut('eip155')
    await rest()
    expect(status(second)).toBe('signedOut')
  })

  test('both tabs wait after a network switch, and one signature serves both', async () => {
    const { first, second } = createTabs()
    const connecting = outcome(first.core.connect({ connectorId }))
    await rest()
    await first.core.signIn.sign('eip155')
    await connecting
    await rest()
    for (const { wallet } of [first, second]) {
      wallet.networkId = 'eip155:8453'
      wallet.emit({ type: 'networkChanged', networkId: 'eip155:8453' })
    }
    await rest()
    expect([status(first), status(second)]).toEqual(['signedOut', 'signedOut'])
    await first.core.signIn.sign('eip155')
    await rest()
    expect([status(first), status(second)]).toEqual(['signedIn', 'signedIn'])
    expect(shown(second)).toBe('closed')
  })

  test('a sign-out in one tab disconnects the other, which signs out nothing', async () => {
    const { first, second, siwx } = createTabs()
    const connecting = outcome(first.core.connect({ connectorId }))
    await rest()
    await first.core.signIn.sign('eip155')
    await connecting
    await rest()
    siwx.calls.length = 0
    await first.core.disconnect()
    await rest()
    expect(second.core.accounts.get('eip155').status).toBe('disconnected')
    expect(siwx.calls.filter((call) => !call.startsWith('getSessions'))).toEqual(['setSessions 0'])
  })
})

test('events say how a sign-in ended, without an address', async () => {
  const world = visit({ siwx: createScriptedSiwx({ signMessage: createSigner('reject') }) })
  const events: string[] = []
  world.core.events.watch(({ data }) => {
    if (/SIWX/.test(data.event)) events.push(data.event)
    expect(JSON.stringify(data)).not.toContain(alice)
  })
  void outcome(world.core.connect({ connectorId }))
  await rest()
  await code(world.core.signIn.sign('eip155'))
  await world.core.signIn.sign('eip155')
  await rest()
  expect(events).toEqual(['CLICK_SIGN_SIWX_MESSAGE', 'SIWX_AUTH_ERROR', 'CLICK_SIGN_SIWX_MESSAGE', 'SIWX_AUTH_SUCCESS'])
})

test('without the options, wallets do not sign in', async () => {
  const { core } = createTestCore({ wallet: createScriptedWallet({ answers: 'approve' }) })
  expect(await outcome(core.connect({ connectorId }))).toBe(alice)
  expect(core.signIn.isEnabled()).toBe(false)
  expect(core.signIn.get('eip155')).toBeUndefined()
})
