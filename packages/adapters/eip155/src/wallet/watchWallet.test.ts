import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { connectWith } from '../../test/connectWith.js'
import { alice, bob, signature, walletError } from '../../test/scriptedWallet.js'

const garbage = [null, undefined, 'x', {}, [null], ['0x123'], [{}]]

describe('R39: updates from the wallet', () => {
  test('reports another account with its checksum', async () => {
    const { wallet, clock, session, events } = await connectWith()
    wallet.emit('accountsChanged', [bob.toLowerCase()])
    await clock.advance(16)
    expect(events).toEqual([
      { type: 'accountsChanged', accounts: [{ namespace: 'eip155', address: bob, type: 'eoa' }] },
    ])
    expect(session.accounts[0]?.address).toBe(bob)
  })

  test('reports another chain', async () => {
    const { wallet, clock, session, events } = await connectWith()
    wallet.emit('chainChanged', '0xa')
    await clock.advance(16)
    expect(events).toEqual([{ type: 'networkChanged', networkId: 'eip155:10' }])
    expect(session.networkId).toBe('eip155:10')
  })

  test('reports a thousand changes within a frame once, with the last one', async () => {
    const { wallet, clock, events } = await connectWith()
    for (let id = 2; id < 1_002; id++) wallet.emit('chainChanged', `0x${id.toString(16)}`)
    await clock.advance(16)
    expect(events).toEqual([{ type: 'networkChanged', networkId: 'eip155:1001' }])
  })

  test('ignores malformed events, and reports the last valid one', async () => {
    const { wallet, clock, events } = await connectWith()
    wallet.emit('chainChanged', '0x5')
    for (const value of [...garbage, '0x0', Number.NaN, 2 ** 60]) wallet.emit('chainChanged', value)
    for (const value of [...garbage, 5]) wallet.emit('accountsChanged', value)
    await clock.advance(16)
    expect(events).toEqual([{ type: 'networkChanged', networkId: 'eip155:5' }])
  })

  test.each([
    ['an event in another order', [alice, bob]],
    ['an event without a value', undefined],
    ['an event with a bare address', bob],
  ])('%s: the accounts are those that the wallet returns', async (_title, value) => {
    const { wallet, clock, session } = await connectWith()
    wallet.answers.eth_accounts = () => [bob, alice]
    wallet.emit('accountsChanged', value)
    await clock.advance(16)
    expect(session.accounts.map(({ address }) => address)).toEqual([bob, alice])
    expect(await session.actions.signMessage({ message: 'x' })).toBe(signature)
  })

  test.each([[undefined], [{ chainId: '0xa' }]])('reads the chain after the malformed event %j', async (value) => {
    const { wallet, clock, session } = await connectWith()
    wallet.chainId = '0xa'
    wallet.emit('chainChanged', value)
    await clock.advance(16)
    expect(session.networkId).toBe('eip155:10')
  })

  test('keeps the accounts of an event if the wallet then returns none or fails', async () => {
    for (const response of [() => [], () => Promise.reject(walletError(-32_603))]) {
      const { wallet, clock, session } = await connectWith()
      wallet.answers.eth_accounts = response
      wallet.emit('accountsChanged', [bob])
      await clock.advance(16)
      expect(session.accounts[0]?.address).toBe(bob)
    }
  })

  test('a change that arrives during the read wins over it', async () => {
    const { wallet, clock, session } = await connectWith()
    const { promise, resolve } = Promise.withResolvers<unknown>()
    wallet.answers.eth_accounts = () => promise
    wallet.emit('chainChanged', '0xa')
    await clock.advance(16)
    wallet.answers.eth_accounts = () => [bob]
    wallet.emit('accountsChanged', [bob])
    await clock.advance(16)
    resolve([alice])
    await clock.advance(16)
    expect(session.accounts[0]?.address).toBe(bob)
  })

  test('an event without a change is not reported', async () => {
    const { wallet, clock, events } = await connectWith()
    wallet.emit('accountsChanged', [alice])
    wallet.emit('chainChanged', '0x1')
    await clock.advance(16)
    expect(events).toEqual([])
  })

  test.each([[[]], [['']]])('accounts %j end the session as locked', async (accounts) => {
    const { wallet, clock, events } = await connectWith()
    wallet.emit('accountsChanged', accounts)
    await clock.advance(16)
    expect(events).toEqual([{ type: 'disconnected', reason: 'locked' }])
    expect(wallet.listenerCount()).toBe(0)
  })

  test('an empty list for a moment during an account change does not disconnect', async () => {
    const { wallet, clock, events } = await connectWith()
    wallet.emit('accountsChanged', [])
    wallet.emit('accountsChanged', [bob])
    await clock.advance(16)
    expect(events).toMatchObject([{ type: 'accountsChanged' }])
  })

  test('disconnect ends the session, except with code 1013, which means that the wallet lost its node', async () => {
    const { wallet, clock, events } = await connectWith()
    wallet.emit('disconnect', walletError(1_013))
    await clock.advance(100)
    expect(events).toEqual([])
    wallet.emit('disconnect', walletError(4_900))
    await clock.advance(16)
    expect(events).toEqual([{ type: 'disconnected', reason: 'wallet' }])
  })

  test('any sequence of wallet events gives at most one event per type and frame, no empty account list, and none after the end', async () => {
    const news = fc.oneof(
      fc.tuple(
        fc.constant('accountsChanged'),
        fc.oneof(fc.constantFrom([alice], [bob], [alice, bob], [], ['']), fc.anything()),
      ),
      fc.tuple(fc.constant('chainChanged'), fc.oneof(fc.constantFrom('0x1', '0x2', '0xa'), fc.anything())),
      fc.tuple(fc.constant('disconnect'), fc.constantFrom({ code: 1_013 }, { code: 4_900 }, undefined)),
      fc.tuple(fc.constant('frame'), fc.constant(undefined)),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(news, { maxLength: 25 }), async (list) => {
        const { wallet, clock, session, events } = await connectWith()
        let frame: string[] = []
        session.watch(({ type }) => {
          expect(frame).not.toContain(type)
          frame.push(type)
          expect(session.accounts.length).toBeGreaterThan(0)
          expect(session.networkId).toMatch(/^eip155:[1-9]\d*$/)
        })
        for (const [event, value] of list) {
          if (event !== 'frame') wallet.emit(event, value)
          else await clock.advance(16)
          if (event === 'frame') frame = []
        }
        await clock.advance(16)
        const end = events.findIndex(({ type }) => type === 'disconnected')
        if (end >= 0) expect(events).toHaveLength(end + 1)
      }),
      { numRuns: 60 },
    )
  })
})

test('FI29: a listener that throws does not affect the others', async () => {
  const { wallet, clock, session, context } = await connectWith()
  const heard: string[] = []
  session.watch(() => {
    throw new Error('listener')
  })
  session.watch(({ type }) => heard.push(type))
  wallet.emit('chainChanged', '0xa')
  await clock.advance(16)
  expect(heard).toEqual(['networkChanged'])
  expect(context.log).toContainEqual(
    expect.objectContaining({ level: 'error', message: 'A listener of a wallet session threw.' }),
  )
})
