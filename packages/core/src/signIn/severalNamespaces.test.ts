import { type ChainNamespace, walletConnectId } from '@latchkey/common'
import { createFakeStorage, settle } from '@latchkey/testing'
import { describe, expect, test, vi } from 'vitest'
import type { TestCore } from '../../test/createTestCore.js'
import { createFourChains, createPhone, fourNamespaces, idOf } from '../../test/fourChains.js'
import { outcome } from '../../test/outcome.js'
import { createScriptedSiwx } from '../../test/scriptedSiwx.js'

async function rest(): Promise<void> {
  await settle()
  await vi.dynamicImportSettled()
  await settle()
}

/** The namespace whose wallet the modal asks to sign in. */
function asked({ core }: Pick<TestCore, 'core'>): ChainNamespace | undefined {
  const { view, data } = core.router.state
  return core.modal.state.open && view === 'SIWXSignMessage' ? data.namespace : undefined
}

const signedIn = ({ core }: Pick<TestCore, 'core'>) =>
  fourNamespaces.filter((namespace) => core.signIn.get(namespace)?.status === 'signedIn')

async function signInWith(
  { core }: Pick<TestCore, 'core'>,
  namespaces: readonly ChainNamespace[] = ['eip155', 'solana', 'bip122'],
): Promise<void> {
  for (const namespace of namespaces) {
    const connecting = outcome(core.connect({ connectorId: `${namespace}.wallet` }))
    await rest()
    await core.signIn.sign(namespace)
    await connecting
    await rest()
  }
}

/** A later visit. Sessions of `ended` have ended at the server. */
async function restore(ended: readonly ChainNamespace[], options: { readonly locked?: ChainNamespace } = {}) {
  const siwx = createScriptedSiwx()
  const storage = createFakeStorage()
  const first = createFourChains({ options: { siwx }, storage })
  await signInWith(first)
  first.core.destroy()
  const isEnded = (chainId: string) => ended.some((namespace) => chainId.startsWith(namespace))
  siwx.sessions.splice(0, 3, ...siwx.sessions.filter(({ data }) => !isEnded(data.chainId)))
  const world = createFourChains({ options: { siwx }, storage })
  if (options.locked) world.wallets[options.locked].isLocked = true
  await rest()
  return { ...world, siwx }
}

describe('restored wallets without a valid session', () => {
  test('the modal asks each wallet in turn, and Cancel disconnects only one', async () => {
    const world = await restore(['eip155', 'solana', 'bip122'])
    world.core.open()
    const order: unknown[] = []
    for (let next = asked(world); next; next = asked(world)) {
      order.push(next)
      await (order.length === 1 ? world.core.signIn.cancel(next) : world.core.signIn.sign(next))
      await rest()
    }
    expect(order.toSorted()).toEqual(['bip122', 'eip155', 'solana'])
    expect(signedIn(world)).toHaveLength(2)
    expect(world.core.modal.state.open).toBe(false)
  })

  test('a connected wallet still shows its account, and the modal asks once the visitor chooses a network of the waiting wallet', async () => {
    const world = await restore(['solana'])
    world.core.open()
    expect(world.core.router.state.view).toBe('Account')
    await world.core.switchNetwork(idOf('solana'))
    await rest()
    expect(asked(world)).toBe('solana')
  })

  test('without a connected wallet, the modal asks a wallet of any namespace', async () => {
    const world = await restore(['eip155', 'solana', 'bip122'])
    await world.core.disconnect(world.core.networks.state.activeNamespace)
    await rest()
    world.core.open()
    expect(asked(world)).toBeDefined()
  })
})

describe('R70: a disconnect keeps the sessions of other namespaces', () => {
  test('of a locked wallet', async () => {
    const world = await restore([], { locked: 'solana' })
    await world.core.disconnect('eip155')
    await rest()
    expect(world.siwx.sessions.map(({ data }) => data.chainId.split(':')[0])).toEqual(['solana', 'bip122'])
  })

  test('of a wallet on another network than that of its session', async () => {
    const siwx = createScriptedSiwx()
    const world = createFourChains({ options: { siwx } })
    await signInWith(world, ['eip155', 'solana'])
    await world.core.switchNetwork(idOf('solana', 1))
    await rest()
    await world.core.disconnect('eip155')
    await world.core.signIn.cancel('solana')
    await rest()
    expect(signedIn(world)).toEqual(['solana'])
  })
})

describe('a phone that approves four namespaces', () => {
  async function scan(isRequired = true) {
    const { adapters, wallets: phone } = createPhone('eip155', ['solana', 'polkadot', 'bip122'])
    const siwx = createScriptedSiwx({ isRequired })
    const world = createFourChains({ adapters, options: { siwx } })
    world.core.open()
    world.core.router.push('ConnectingWalletConnect', {})
    const connecting = outcome(world.core.connect({ connectorId: walletConnectId, namespace: 'eip155' }))
    await rest()
    return { ...world, phone, siwx, connecting }
  }

  async function signFirst() {
    const world = await scan()
    expect(asked(world)).toBe('eip155')
    await world.core.signIn.sign('eip155')
    await world.connecting
    await rest()
    const next = asked(world)
    if (!next || next === 'eip155') throw new Error('No other namespace waits.')
    return { ...world, next }
  }

  test.each([true, false])('requests one nonce, although four namespaces wait (required: %o)', async (isRequired) => {
    const { siwx } = await scan(isRequired)
    expect(siwx.calls.filter((call) => call.startsWith('createMessage'))).toHaveLength(1)
  })

  const statuses = ({ core }: Pick<TestCore, 'core'>) =>
    fourNamespaces.map((namespace) => core.accounts.get(namespace).status)

  test('each namespace is connecting until the visitor signs or cancels', async () => {
    const world = await scan()
    expect(statuses(world)).toEqual(['connecting', 'connecting', 'connecting', 'connecting'])
    await world.core.signIn.sign('eip155')
    await rest()
    expect(statuses(world)).toEqual(['connected', 'connecting', 'connecting', 'connecting'])
    const ends: unknown[] = []
    for (let next = asked(world); next; next = asked(world)) {
      await (next === 'polkadot' ? world.core.signIn.cancel(next) : world.core.signIn.sign(next))
      await rest()
      ends.push(world.core.accounts.get(next).status)
    }
    expect(ends).toHaveLength(3)
    expect(statuses(world)).toEqual(['connected', 'connected', 'disconnected', 'connected'])
    // The approval of the other namespaces stays.
    expect(world.phone.polkadot.asked()).toBe(0)
  })

  test.each(['cancel', 'close', 'disconnect'] as const)(
    '%s() before the first signature disconnects all four',
    async (way) => {
      const world = await scan()
      if (way === 'cancel') await world.core.signIn.cancel('eip155')
      else await world.core[way]()
      await rest()
      await world.connecting
      expect(statuses(world)).toEqual(['disconnected', 'disconnected', 'disconnected', 'disconnected'])
      expect(asked(world)).toBeUndefined()
    },
  )

  test('disconnect() of another namespace before the first signature disconnects only that one', async () => {
    const world = await scan()
    await world.core.disconnect('solana')
    await rest()
    expect(world.core.accounts.get('solana').status).toBe('disconnected')
    await signAll(world)
    expect(signedIn(world)).toEqual(['eip155', 'polkadot', 'bip122'])
    expect(world.core.accounts.get('solana').status).toBe('disconnected')
  })

  async function signAll(world: Pick<TestCore, 'core'>): Promise<void> {
    for (let next = asked(world); next; next = asked(world)) {
      await world.core.signIn.sign(next)
      await rest()
    }
  }

  test.each([
    ['ends', 'first'],
    ['ends', 'own'],
    ['locks', 'first'],
    ['locks', 'own'],
  ])('a namespace that the phone %s before the %s signature is disconnected', async (how, when) => {
    const world = when === 'own' ? await signFirst() : await scan()
    const { phone } = world
    if (how === 'locks') phone.solana.addresses = []
    phone.solana.emit(
      how === 'locks' ? { type: 'accountsChanged', accounts: [] } : { type: 'disconnected', reason: 'wallet' },
    )
    await rest()
    expect(world.core.accounts.get('solana').status).toBe('disconnected')
    await signAll(world)
    expect(statuses(world)).toEqual(['connected', 'disconnected', 'connected', 'connected'])
  })

  test('a new request in a waiting namespace replaces its session', async () => {
    const world = await signFirst()
    const again = outcome(world.core.connect({ connectorId: walletConnectId, namespace: 'solana' }))
    await rest()
    await signAll(world)
    expect(await again).toBe('0xsolana')
    expect(world.phone.solana.asked()).toBe(1)
    expect(fourNamespaces.map((namespace) => world.phone[namespace].openSessions())).toEqual([1, 1, 1, 1])
    await world.core.signIn.signOut('solana')
    await rest()
    expect(statuses(world)).toEqual(['connected', 'disconnected', 'connected', 'connected'])
  })

  test('disconnect() of the first namespace shows the next one', async () => {
    const world = await signFirst()
    world.core.open()
    expect(world.core.router.state.view).toBe('Account')
    await world.core.disconnect('eip155')
    await rest()
    expect(asked(world)).toBeDefined()
    world.core.open()
    expect(asked(world)).toBeDefined()
    await signAll(world)
    expect(statuses(world)).toEqual(['disconnected', 'connected', 'connected', 'connected'])
  })

  test('a namespace that moves to an unsupported network connects, and the next one is asked', async () => {
    const world = await signFirst()
    const { next, phone } = world
    phone[next].networkId = `${next}:unknown`
    phone[next].emit({ type: 'networkChanged', networkId: phone[next].networkId })
    await rest()
    expect(world.core.accounts.get(next).status).toBe('connected')
    expect(asked(world)).not.toBe(next)
    await signAll(world)
    expect(statuses(world)).toEqual(Array(4).fill('connected'))
  })

  test.each(['before', 'after'])('destroy() %s the first signature disconnects all that wait', async (when) => {
    const world = when === 'after' ? await signFirst() : await scan()
    world.core.destroy()
    await rest()
    expect(statuses(world)).not.toContain('connecting')
    expect(fourNamespaces.map((namespace) => world.phone[namespace].openSessions())).toEqual([0, 0, 0, 0])
  })

  test('has no Back to the QR code after the first signature', async () => {
    const world = await signFirst()
    expect(world.core.router.state.history).toEqual(['SIWXSignMessage'])
  })

  test('disconnect() also disconnects namespaces that wait for a signature, before the last connected one', async () => {
    const world = await signFirst()
    const ending = world.core.disconnect()
    const { solana, polkadot, bip122 } = world.phone
    expect([solana, polkadot, bip122].map((wallet) => wallet.openSessions())).toEqual([0, 0, 0])
    await ending
    await rest()
    expect(world.core.modal.state.open).toBe(false)
    for (const namespace of fourNamespaces) {
      expect(world.core.accounts.get(namespace).status).toBe('disconnected')
      expect(world.core.signIn.get(namespace)).toBeUndefined()
    }
  })

  test('disconnect() of a waiting namespace shows the next one', async () => {
    const world = await signFirst()
    await world.core.disconnect(world.next)
    await rest()
    expect(asked(world)).not.toBe(world.next)
    expect(asked(world)).toBeDefined()
  })

  test('close() disconnects namespaces that wait for a signature', async () => {
    const world = await signFirst()
    world.core.close()
    await rest()
    expect(signedIn(world)).toEqual(['eip155'])
    for (const namespace of ['solana', 'polkadot', 'bip122'] as const)
      expect([world.core.signIn.get(namespace), world.core.accounts.get(namespace).status]).toEqual([
        undefined,
        'disconnected',
      ])
    expect(world.core.signIn.defaultNamespace()).toBe('eip155')
  })
})
