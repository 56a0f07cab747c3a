import { isAppKitError, type SIWXSession, verbErrors } from '@latchkey/common'
import { createFakeClock, createFakeStorage, settle } from '@latchkey/testing'
import { describe, expect, test, vi } from 'vitest'
import { createTestCore, type TestCore } from '../../test/createTestCore.js'
import { outcome } from '../../test/outcome.js'
import { createScriptedAdapter } from '../../test/scriptedAdapter.js'
import { createScriptedSiwx, type ScriptedSiwx } from '../../test/scriptedSiwx.js'
import { alice, bob, createScriptedWallet } from '../../test/scriptedWallet.js'

const connectorId = 'com.example.wallet'

type Visit = Parameters<typeof createTestCore>[0] & { readonly siwx?: ScriptedSiwx }

function visit({ siwx = createScriptedSiwx(), ...change }: Visit = {}) {
  const wallet = createScriptedWallet({ answers: 'approve' })
  return { ...createTestCore({ wallet, options: { siwx }, ...change }), siwx }
}

type World = ReturnType<typeof visit>

async function rest(): Promise<void> {
  await settle()
  await vi.dynamicImportSettled()
  await settle()
}

/** Connects, up to the gate. */
async function atGate(change: Visit = {}) {
  const world = visit(change)
  const connecting = outcome(world.core.connect({ connectorId }))
  await rest()
  return { ...world, connecting }
}

async function signedIn(change: Visit = {}) {
  const world = await atGate(change)
  await world.core.signIn.sign('eip155')
  expect(await world.connecting).toBe(alice)
  await rest()
  return world
}

function deferred<T = void>() {
  const { promise, resolve } = Promise.withResolvers<T>()
  return { promise, resolve }
}

const shown = ({ core }: Pick<TestCore, 'core'>) => (core.modal.state.open ? core.router.state.view : 'closed')
const status = ({ core }: Pick<TestCore, 'core'>) => core.signIn.get('eip155')?.status
const code = (promise: Promise<unknown>) =>
  promise.then(
    () => 'resolved',
    (error: unknown) => (isAppKitError(error, ...verbErrors.signIn) ? error.code : `not documented: ${error}`),
  )

/** The wallet shares another account. */
async function share({ wallet }: World, address: string): Promise<void> {
  wallet.addresses = [address]
  wallet.emit({ type: 'accountsChanged', accounts: [{ namespace: 'eip155', address, type: 'eoa' }] })
  await rest()
}

async function move({ wallet }: World, networkId: 'eip155:1' | 'eip155:8453' | 'eip155:137'): Promise<void> {
  wallet.networkId = networkId
  wallet.emit({ type: 'networkChanged', networkId })
  await rest()
}

describe('while the app is slow', () => {
  test('a look that began before the visitor signed does not sign out', async () => {
    const world = await atGate()
    const { siwx } = world
    const slow = deferred<readonly SIWXSession[]>()
    const { getSessions } = siwx
    siwx.getSessions = () => slow.promise
    siwx.expire()
    await rest()
    siwx.getSessions = getSessions
    await world.core.signIn.sign('eip155')
    expect(await world.connecting).toBe(alice)
    slow.resolve([])
    await rest()
    expect(status(world)).toBe('signedIn')
  })

  test.each(['cancels', 'disconnects in the wallet'])(
    'R76: a session that the app accepts after the visitor %s is ended',
    async (how) => {
      const world = await atGate()
      const { siwx, core, wallet } = world
      const slow = deferred()
      const { addSession } = siwx
      siwx.addSession = async (session) => {
        await slow.promise
        await addSession(session)
      }
      const signing = code(core.signIn.sign('eip155'))
      await rest()
      expect(status(world)).toBe('verifying')
      if (how === 'cancels') await core.signIn.cancel('eip155')
      else wallet.emit({ type: 'disconnected' })
      slow.resolve()
      await rest()
      expect(await signing).not.toBe('resolved')
      expect(siwx.sessions).toEqual([])
      expect(core.accounts.get('eip155').status).toBe('disconnected')
    },
  )

  test('two calls of prepare() request one message', async () => {
    const siwx = createScriptedSiwx({ isRequired: false })
    const items = { '@latchkey/connections/eip155': JSON.stringify({ v: 1, d: [{ connectorId }] }) }
    const world = visit({ siwx, storage: createFakeStorage({ items }) })
    await rest()
    expect(world.core.signIn.get('eip155')).toMatchObject({ status: 'signedOut', message: undefined })
    await Promise.all([world.core.signIn.prepare('eip155'), world.core.signIn.prepare('eip155')])
    expect(siwx.calls.filter((call) => call.startsWith('createMessage'))).toHaveLength(1)
  })
})

test('the reason of a failure stays while a view prepares the next message', async () => {
  const world = await atGate({ siwx: createScriptedSiwx({ signMessage: async () => '0xbad' }) })
  expect(await code(world.core.signIn.sign('eip155'))).toBe('AUTHENTICATION_FAILED')
  await world.core.signIn.prepare('eip155')
  expect(world.core.signIn.get('eip155')).toMatchObject({ code: 'AUTHENTICATION_FAILED', message: expect.any(String) })
})

describe('a session of another tab', () => {
  test('ends the request of this tab, which stays signed in', async () => {
    const siwx = createScriptedSiwx({ signMessage: () => new Promise(() => undefined) })
    const world = await atGate({ siwx })
    const signing = world.core.signIn.sign('eip155')
    await rest()
    const data = { ...(await siwx.createMessage({ accountAddress: alice, chainId: 'eip155:1' })) }
    siwx.sessions.push({ data, message: '', signature: '0x' })
    siwx.tell()
    expect((await signing).data.accountAddress).toBe(alice)
    expect(await world.connecting).toBe(alice)
    await world.clock.advance(10_000)
    expect(status(world)).toBe('signedIn')
  })
})

describe('the same wallet connects again', () => {
  test('cancelling the new sign-in returns to the connected account', async () => {
    const world = await signedIn()
    const { core, wallet } = world
    wallet.addresses = [bob]
    const connecting = outcome(core.connection.connect(wallet.connector).then(() => ({ address: bob })))
    await rest()
    expect(core.signIn.get('eip155')).toMatchObject({ address: bob, isAtGate: true })
    await core.signIn.cancel('eip155')
    expect(await connecting).toBe('USER_REJECTED')
    await rest()
    expect(core.signIn.get('eip155')).toMatchObject({ address: alice, status: 'signedIn' })
    expect(shown(world)).toBe('closed')
  })

  test('a disconnect ends the sessions of both accounts', async () => {
    const world = await signedIn()
    const { core, wallet, siwx } = world
    wallet.addresses = [bob]
    const connecting = outcome(core.connection.connect(wallet.connector).then(() => ({ address: bob })))
    await rest()
    await core.signIn.sign('eip155')
    expect(await connecting).toBe(bob)
    await core.disconnect()
    expect(siwx.sessions).toEqual([])
  })
})

test('an app with one session: another wallet of the namespace that signs in signs out the first', async () => {
  const siwx = createScriptedSiwx()
  const { addSession } = siwx
  siwx.addSession = async (session) => {
    siwx.sessions.length = 0
    await addSession(session)
  }
  const first = createScriptedWallet({ answers: 'approve' })
  const second = Object.assign(createScriptedWallet({ id: 'com.example.second', answers: 'approve' }), {
    addresses: [bob],
  })
  const world = await signedIn({ siwx, wallet: first, adapter: createScriptedAdapter([first, second]) })
  const { core } = world
  const connecting = outcome(
    core.connection.connect(second.connector, { isShownKept: true }).then(() => ({ address: bob })),
  )
  await rest()
  await core.signIn.sign('eip155')
  expect(await connecting).toBe(bob)
  core.connection.switchConnection('eip155', connectorId)
  await rest()
  expect(core.signIn.get('eip155')).toMatchObject({ address: alice, status: 'signedOut' })
})

describe('networks', () => {
  test('a wallet that reports its network again keeps the request', async () => {
    const slow = deferred<string>()
    const world = await atGate({ siwx: createScriptedSiwx({ signMessage: () => slow.promise }) })
    const signing = code(world.core.signIn.sign('eip155'))
    await rest()
    await move(world, 'eip155:1')
    expect(status(world)).toBe('signing')
    slow.resolve(`0x${Buffer.from(`app.example eip155:1 ${alice} nonce1`).toString('hex')}`)
    expect(await signing).toBe('resolved')
  })

  test('a wallet that moves to an unsupported network at the gate first changes the network', async () => {
    const world = await atGate()
    await move(world, 'eip155:137')
    expect(shown(world)).toBe('UnsupportedChain')
    await move(world, 'eip155:1')
    expect(shown(world)).toBe('SIWXSignMessage')
    await world.core.signIn.sign('eip155')
    expect(await world.connecting).toBe(alice)
  })

  test.each(['reject', 'wait'] as const)(
    'Cancel disconnects a wallet that does not switch back: %s',
    async (answers) => {
      const world = await signedIn()
      await move(world, 'eip155:8453')
      world.wallet.answers = answers
      const cancelling = world.core.signIn.cancel('eip155')
      await rest()
      if (answers === 'wait') void world.core.signIn.cancel('eip155')
      await rest()
      expect(world.core.accounts.get('eip155').status).toBe('disconnected')
      expect(shown(world)).toBe('closed')
      await world.clock.advance(10_000)
      await cancelling
    },
  )
})

test('a sign-out is final, also if the wallet signed for further networks at the connection', async () => {
  const siwx = createScriptedSiwx({ isRequired: false })
  const wallet = createScriptedWallet({ answers: 'approve' })
  const signIns = await Promise.all(
    (['eip155:1', 'eip155:8453'] as const).map(async (chainId) => {
      const data = await siwx.createMessage({ accountAddress: alice, chainId })
      return { data, message: `${data}`, signature: `0x${Buffer.from(`${data}`).toString('hex')}` }
    }),
  )
  const connect = wallet.connector.connect
  Object.assign(wallet.connector, {
    connect: async (request: object) => Object.assign(await connect(request), { signIns }),
  })
  const world = { ...createTestCore({ wallet, options: { siwx } }), siwx }
  await world.core.connect({ connectorId })
  await rest()
  expect(status(world)).toBe('signedIn')
  await world.core.signIn.signOut('eip155')
  await move(world, 'eip155:8453')
  expect(status(world)).toBe('signedOut')
  expect(siwx.sessions).toEqual([])
})

describe('expiry', () => {
  const expiring = (clock: ReturnType<typeof createFakeClock>) =>
    createScriptedSiwx({ expirationTime: () => clock.now() + 60_000 })

  test('stays signed in while the app does not know, and asks again every minute', async () => {
    const clock = createFakeClock()
    const siwx = expiring(clock)
    const world = await signedIn({ siwx, clock })
    siwx.fail('getSessions')
    for (const _ of [1, 2]) {
      await clock.advance(60_000)
      await rest()
      expect(status(world)).toBe('signedIn')
    }
    siwx.fail()
    siwx.sessions.length = 0
    await clock.advance(60_000)
    await rest()
    expect(status(world)).toBe('signedOut')
  })

  test('asks when the session of the app ends, which may be later than that of the message', async () => {
    const clock = createFakeClock()
    const siwx = expiring(clock)
    const world = await signedIn({ siwx, clock })
    const [session] = siwx.sessions
    if (!session) throw new Error('The app has a session.')
    siwx.sessions.splice(0, 1, { ...session, expiresAt: clock.now() + 3_600_000 })
    await clock.advance(60_000)
    await rest()
    siwx.cache()
    siwx.sessions.length = 0
    await clock.advance(3_539_000)
    await rest()
    expect(status(world)).toBe('signedIn')
    await clock.advance(1_000)
    await rest()
    expect(status(world)).toBe('signedOut')
  })

  test('follows a session that the app has renewed', async () => {
    const clock = createFakeClock()
    const siwx = expiring(clock)
    const world = await signedIn({ siwx, clock })
    const [session] = siwx.sessions
    if (!session) throw new Error('The app has a session.')
    const expirationTime = new Date(clock.now() + 90_000).toISOString()
    siwx.sessions.splice(0, 1, { ...session, data: { ...session.data, expirationTime } })
    await clock.advance(60_000)
    await rest()
    expect(status(world)).toBe('signedIn')
    siwx.sessions.length = 0
    await clock.advance(30_000)
    await rest()
    expect(status(world)).toBe('signedOut')
  })
})

describe('show()', () => {
  const optional = () => createScriptedSiwx({ isRequired: false })

  test('rejects when the visitor declines or closes, also in an embedded modal', async () => {
    for (const enableEmbedded of [false, true]) {
      const siwx = optional()
      const world = visit({ siwx, options: { siwx, enableEmbedded } })
      await world.core.connect({ connectorId })
      await rest()
      const showing = code(world.core.signIn.show('eip155'))
      await world.core.signIn.cancel('eip155')
      expect(await showing).toBe('USER_REJECTED')
    }
  })

  test('asks the app whether a known session still exists', async () => {
    const siwx = optional()
    const world = visit({ siwx })
    await world.core.connect({ connectorId })
    await rest()
    await world.core.signIn.sign('eip155')
    await world.core.modal.close()
    expect((await world.core.signIn.show('eip155')).data.accountAddress).toBe(alice)
    siwx.cache()
    siwx.sessions.length = 0
    const showing = code(world.core.signIn.show('eip155'))
    await rest()
    expect(shown(world)).toBe('SIWXSignMessage')
    await world.core.signIn.sign('eip155')
    expect(await showing).toBe('resolved')
    siwx.fail('getSessions')
    expect(await code(world.core.signIn.show('eip155'))).toBe('resolved')
  })

  test('waits for another account of the wallet', async () => {
    const world = await signedIn()
    world.siwx.expire()
    await rest()
    const showing = code(world.core.signIn.show('eip155'))
    await share(world, bob)
    await world.core.signIn.sign('eip155')
    expect(await showing).toBe('resolved')
  })

  test('closes its view when the caller aborts, and rejects with the end of the instance', async () => {
    const world = visit({ siwx: optional() })
    await world.core.connect({ connectorId })
    await rest()
    const controller = new AbortController()
    const aborted = code(world.core.signIn.show('eip155', { signal: controller.signal }))
    await rest()
    controller.abort()
    expect(await aborted).toBe('ABORTED')
    expect(shown(world)).toBe('closed')
    const destroyed = code(world.core.signIn.show('eip155'))
    await rest()
    world.core.destroy()
    expect(await destroyed).toBe('DESTROYED')
  })
})

describe('an app or wallet that breaks the contract', () => {
  test.each([undefined, null, 5, '', { signature: '0x1' }])(
    'R75: the signature %j does not sign in',
    async (signature) => {
      const siwx = createScriptedSiwx({ signMessage: async () => signature as never })
      const world = await atGate({ siwx })
      expect(await code(world.core.signIn.sign('eip155'))).toBe('WALLET_BAD_RESULT')
      expect(siwx.calls.filter((call) => call.startsWith('addSession'))).toEqual([])
    },
  )

  test('a rejection of the own signer is a rejection of the visitor', async () => {
    const siwx = createScriptedSiwx({
      signMessage: () => Promise.reject(Object.assign(new Error('no'), { code: 4001 })),
    })
    const world = await atGate({ siwx })
    expect(await code(world.core.signIn.sign('eip155'))).toBe('USER_REJECTED')
  })

  test('getRequired() that throws counts as required', async () => {
    const siwx = createScriptedSiwx()
    const world = await atGate({
      siwx: Object.assign(siwx, {
        getRequired() {
          throw new Error('broken')
        },
      }),
    })
    expect(shown(world)).toBe('SIWXSignMessage')
    await world.core.signIn.cancel('eip155')
    expect(await world.connecting).toBe('USER_REJECTED')
  })

  test('attach() that throws fails the attempt, and watch() without an unsubscribe function is ignored', async () => {
    const attach = () => {
      throw new Error('broken')
    }
    expect(
      await outcome(visit({ siwx: Object.assign(createScriptedSiwx(), { attach }) }).core.connect({ connectorId })),
    ).toBe('AUTHENTICATION_FAILED')
    const world = await atGate({ siwx: Object.assign(createScriptedSiwx(), { watch: async () => undefined }) })
    world.core.destroy()
    expect(await world.connecting).toBe('DESTROYED')
  })

  test('a restored wallet whose app has recovered passes without a signature', async () => {
    const siwx = createScriptedSiwx({ isRequired: false })
    const world = visit({ siwx })
    siwx.fail('createMessage')
    await world.core.connect({ connectorId })
    await rest()
    siwx.fail()
    const data = { ...(await siwx.createMessage({ accountAddress: alice, chainId: 'eip155:1' })) }
    siwx.sessions.push({ data, message: '', signature: '0x' })
    await world.core.signIn.prepare('eip155')
    expect(status(world)).toBe('signedIn')
  })
})
