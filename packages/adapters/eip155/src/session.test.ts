import { getEventListeners } from 'node:events'
import type { Connector, Session } from '@latchkey/common'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { connectWith, settle, setUp } from '../test/connectWith.js'
import { createContext, createNetwork } from '../test/createContext.js'
import { alice, bob, createScriptedWallet, hash, signature, walletError } from '../test/scriptedWallet.js'
import { connect } from './connect.js'

const code = (value: string) => expect.objectContaining({ code: value })
const never = () => new Promise(() => undefined)
const garbage = [null, undefined, 'x', {}, [null], ['0x123'], [{}]]

describe('R39: news of the wallet', () => {
  test('another account is told, with its checksum', async () => {
    const { wallet, clock, session, events } = await connectWith()
    wallet.emit('accountsChanged', [bob.toLowerCase()])
    await clock.advance(16)
    expect(events).toEqual([
      { type: 'accountsChanged', accounts: [{ namespace: 'eip155', address: bob, type: 'eoa' }] },
    ])
    expect(session.accounts[0]?.address).toBe(bob)
  })

  test('another chain is told', async () => {
    const { wallet, clock, session, events } = await connectWith()
    wallet.emit('chainChanged', '0xa')
    await clock.advance(16)
    expect(events).toEqual([{ type: 'networkChanged', networkId: 'eip155:10' }])
    expect(session.networkId).toBe('eip155:10')
  })

  test('a thousand changes within a frame are told once, the last one', async () => {
    const { wallet, clock, events } = await connectWith()
    for (let id = 2; id < 1_002; id++) wallet.emit('chainChanged', `0x${id.toString(16)}`)
    await clock.advance(16)
    expect(events).toEqual([{ type: 'networkChanged', networkId: 'eip155:1001' }])
  })

  test('garbage is ignored; the last valid word wins', async () => {
    const { wallet, clock, events } = await connectWith()
    wallet.emit('chainChanged', '0x5')
    for (const value of [...garbage, '0x0', Number.NaN, 2 ** 60]) wallet.emit('chainChanged', value)
    for (const value of [...garbage, 5]) wallet.emit('accountsChanged', value)
    await clock.advance(16)
    expect(events).toEqual([{ type: 'networkChanged', networkId: 'eip155:5' }])
  })

  test('what is told again and the same is not told', async () => {
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

  test('no account for a moment, while the wallet changes to another, is no disconnection', async () => {
    const { wallet, clock, events } = await connectWith()
    wallet.emit('accountsChanged', [])
    wallet.emit('accountsChanged', [bob])
    await clock.advance(16)
    expect(events).toMatchObject([{ type: 'accountsChanged' }])
  })

  test('disconnect ends the session; with code 1013 it only lost its node', async () => {
    const { wallet, clock, events } = await connectWith()
    wallet.emit('disconnect', walletError(1_013))
    await clock.advance(100)
    expect(events).toEqual([])
    wallet.emit('disconnect', walletError(4_900))
    await clock.advance(16)
    expect(events).toEqual([{ type: 'disconnected', reason: 'wallet' }])
  })

  test('in any order of news: one event of a kind a frame at most, never an empty account list, nothing after the end', async () => {
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

describe('FI22: account and chain are read again just before', () => {
  const transaction = { to: bob, value: 1n } as const

  test('accounts first, then the chain, then the transaction, with account and chain in it', async () => {
    const { wallet, session } = await connectWith()
    wallet.calls.length = 0
    expect(await session.actions.sendTransaction(transaction)).toBe(hash)
    expect(wallet.calls).toEqual([
      { method: 'eth_accounts', params: undefined },
      { method: 'eth_chainId', params: undefined },
      { method: 'eth_sendTransaction', params: [{ from: alice, to: bob, chainId: '0x1', value: '0x1' }] },
    ])
  })

  test('a chain switched unnoticed is WRONG_NETWORK, nothing sent', async () => {
    const { wallet, session } = await connectWith()
    wallet.chainId = '0xa'
    await expect(session.actions.sendTransaction(transaction)).rejects.toThrow('Your wallet is on another network')
    expect(wallet.methods()).not.toContain('eth_sendTransaction')
  })

  test('a transaction meant for another chain is WRONG_NETWORK, nothing sent', async () => {
    const { wallet, session } = await connectWith()
    await expect(session.actions.sendTransaction({ ...transaction, chainId: 10 })).rejects.toThrow(
      code('WRONG_NETWORK'),
    )
    expect(wallet.methods()).not.toContain('eth_sendTransaction')
  })

  test.each([[[bob]], [[]], [[bob, alice]], [null]])(
    'accounts %j are ACCOUNT_CHANGED, nothing sent',
    async (accounts) => {
      const { wallet, session } = await connectWith()
      wallet.accounts = accounts
      await expect(session.actions.sendTransaction(transaction)).rejects.toThrow(
        'The account changed in your wallet. Nothing was sent.',
      )
      await expect(session.actions.signMessage({ message: 'x' })).rejects.toThrow(code('ACCOUNT_CHANGED'))
      expect(wallet.methods()).not.toContain('eth_sendTransaction')
      expect(wallet.methods()).not.toContain('personal_sign')
    },
  )

  test('an account the app names may be any that the wallet shares', async () => {
    const { wallet, session } = await connectWith()
    wallet.accounts = [alice, bob]
    expect(await session.actions.sendTransaction({ ...transaction, address: bob.toLowerCase() })).toBe(hash)
    expect(wallet.calls.at(-1)?.params).toMatchObject([{ from: bob }])
    wallet.accounts = [alice]
    await expect(session.actions.sendTransaction({ ...transaction, address: bob })).rejects.toThrow(
      code('ACCOUNT_CHANGED'),
    )
  })
})

describe('R57: what a person has to approve is asked once', () => {
  test.each(['eth_sendTransaction', 'personal_sign'])('%s that fails is not repeated', async (method) => {
    const wallet = createScriptedWallet({
      [method]: () => {
        throw walletError(-32603, 'internal')
      },
    })
    const { session } = await connectWith(wallet)
    await expect(
      session.actions.sendTransaction({ to: bob }).then(() => session.actions.signMessage({ message: 'x' })),
    ).rejects.toThrow(code('WALLET_FAILED'))
    expect(wallet.methods().filter((name) => name === method)).toHaveLength(1)
  })
})

describe('R37: answers to a request', () => {
  test.each(['0x', 'ok', null, { hash }, '0x12', `0x${'a'.repeat(1_000_000)}`])(
    '%.20j is WALLET_BAD_RESULT',
    async (answer) => {
      const { session } = await connectWith(
        createScriptedWallet({ eth_sendTransaction: () => answer, personal_sign: () => answer }),
      )
      await expect(session.actions.sendTransaction({ to: bob })).rejects.toThrow(code('WALLET_BAD_RESULT'))
      await expect(session.actions.signMessage({ message: 'x' })).rejects.toThrow(code('WALLET_BAD_RESULT'))
    },
  )
})

describe('FI23: the account changes while a request is open', () => {
  test.each([[[bob]], [[]]])('to %j: a signature asked for is given up', async (accounts) => {
    const { wallet, clock, session } = await connectWith(createScriptedWallet({ personal_sign: never }))
    const signed = expect(session.actions.signMessage({ message: 'x' })).rejects.toThrow(code('ACCOUNT_CHANGED'))
    await settle(clock)
    wallet.emit('accountsChanged', accounts)
    await clock.advance(16)
    await signed
  })

  test('a transaction already in the wallet keeps waiting: it may still be sent, and is for the account it names', async () => {
    let approve: (value: unknown) => void = () => undefined
    const { wallet, clock, session } = await connectWith(
      createScriptedWallet({
        eth_sendTransaction: () =>
          new Promise((resolve) => {
            approve = resolve
          }),
      }),
    )
    const sent = session.actions.sendTransaction({ to: bob })
    await settle(clock)
    wallet.emit('accountsChanged', [bob, alice])
    await clock.advance(16)
    approve(hash)
    expect(await sent).toBe(hash)
  })
})

describe('R33: the page replaces the wallet', () => {
  test('request replaced on the provider: the pinned one is used, and a warning told once', async () => {
    const { wallet, session, events } = await connectWith()
    let stolen = 0
    wallet.request = async () => stolen++
    expect(await session.actions.signMessage({ message: 'x' })).toBe(signature)
    expect(await session.actions.signMessage({ message: 'y' })).toBe(signature)
    expect(stolen).toBe(0)
    expect(events).toMatchObject([{ type: 'warning' }])
  })

  test('window.ethereum replaced: the connected one is used, and a warning told', async () => {
    const { page, adapter, clock } = setUp()
    const wallet = createScriptedWallet()
    page.ethereum = wallet
    let injected: Connector | undefined
    adapter.discover((list) => {
      injected = list.find(({ id }) => id === 'injected')
    })
    page.dispatchEvent(new Event('ethereum#initialized'))
    await clock.advance(16)
    const session = (await injected?.connect()) as Session<'eip155'>
    const events: string[] = []
    session.watch(({ type }) => events.push(type))
    page.ethereum = createScriptedWallet()
    expect(await session.actions.signMessage({ message: 'x' })).toBe(signature)
    expect(wallet.methods()).toContain('personal_sign')
    expect(events).toContain('warning')
  })
})

describe('FI24: an extension updated in the middle', () => {
  test('rejects the request and ends the session', async () => {
    const { session, events } = await connectWith(
      createScriptedWallet({
        personal_sign: () => {
          throw new Error('Extension context invalidated.')
        },
      }),
    )
    await expect(session.actions.signMessage({ message: 'x' })).rejects.toThrow(code('EXTENSION_INVALIDATED'))
    expect(events).toEqual([{ type: 'disconnected', reason: 'extensionInvalidated' }])
  })
})

describe('disconnect and detach', () => {
  test('disconnect revokes the permission, drops every listener, and tells nobody', async () => {
    const { wallet, session, events, clock } = await connectWith(
      createScriptedWallet({ wallet_revokePermissions: () => null }),
    )
    await session.disconnect()
    expect(wallet.calls.at(-1)).toEqual({ method: 'wallet_revokePermissions', params: [{ eth_accounts: {} }] })
    expect(wallet.listenerCount()).toBe(0)
    wallet.emit('accountsChanged', [])
    await clock.advance(100)
    expect(events).toEqual([])
  })

  test.each([
    [
      'cannot',
      () => {
        throw walletError(-32601)
      },
    ],
    [
      'fails to',
      () => {
        throw new Error('boom')
      },
    ],
  ])('disconnect resolves when the wallet %s revoke', async (_, answer) => {
    const { session, context } = await connectWith(createScriptedWallet({ wallet_revokePermissions: answer }))
    await session.disconnect()
    expect(context.log.filter(({ level }) => level !== 'debug')).toEqual([])
  })

  test('FI20: disconnect waits 3 s for the wallet at most', async () => {
    const { session, clock } = await connectWith(createScriptedWallet({ wallet_revokePermissions: never }))
    let isDone = false
    const done = session.disconnect().then(() => {
      isDone = true
    })
    await clock.advance(2_999)
    expect(isDone).toBe(false)
    await clock.advance(1)
    await done
  })

  test.each(['disconnect', 'detach'] as const)(
    '%s settles what is open, and later requests are NOT_CONNECTED',
    async (way) => {
      const { session, clock } = await connectWith(
        createScriptedWallet({ personal_sign: never, eth_sendTransaction: never }),
      )
      const open = [session.actions.signMessage({ message: 'x' }), session.actions.sendTransaction({ to: bob })].map(
        (request) => expect(request).rejects.toThrow(code('NOT_CONNECTED')),
      )
      await settle(clock)
      await session[way]()
      await Promise.all(open)
      await expect(session.actions.signMessage({ message: 'x' })).rejects.toThrow(code('NOT_CONNECTED'))
      await expect(session.switchNetwork?.(createNetwork(10, []))).rejects.toThrow(code('NOT_CONNECTED'))
    },
  )

  test('detach does not tell the wallet; destroying the adapter detaches its sessions', async () => {
    const { wallet, session, adapter } = await connectWith()
    wallet.calls.length = 0
    adapter.destroy()
    expect(wallet.listenerCount()).toBe(0)
    expect(wallet.calls).toEqual([])
    session.detach()
    await session.disconnect()
    expect(wallet.calls).toEqual([])
  })

  test('L7: twenty connections in a row leave no listener and no timer', async () => {
    const { wallet, connector, clock } = setUp()
    const found = await connector()
    for (let round = 0; round < 20; round++) {
      const session = await found.connect()
      await settle(clock)
      await session.disconnect()
    }
    expect(wallet.listenerCount()).toBe(0)
    await clock.advance(3_000)
    expect(clock.pending()).toBe(0)
  })

  test('L7: sessions that ended leave nothing on the life of the adapter', async () => {
    const lifetime = new AbortController()
    const wallet = createScriptedWallet()
    const clients = () => Promise.reject(new Error('no network is read'))
    const context = { ...createContext(), options: {}, lifetime: lifetime.signal, openRequests: new WeakMap(), clients }
    const source = { id: 'x', type: 'ANNOUNCED', name: 'X', loadProvider: async () => wallet } as const
    for (let round = 0; round < 5; round++) {
      const session = await connect(context, source)
      expect(getEventListeners(lifetime.signal, 'abort').length).toBeGreaterThan(0)
      await session.disconnect()
    }
    await vi.waitUntil(() => getEventListeners(lifetime.signal, 'abort').length === 0)
  })

  test('aborting a request settles it; the session lives on', async () => {
    const { session, clock, wallet } = await connectWith(createScriptedWallet({ personal_sign: never }))
    const end = new AbortController()
    const signed = expect(session.actions.signMessage({ message: 'x', signal: end.signal })).rejects.toThrow(
      code('ABORTED'),
    )
    await settle(clock)
    end.abort()
    await signed
    wallet.answers.personal_sign = () => signature
    expect(await session.actions.signMessage({ message: 'x' })).toBe(signature)
  })
})

describe('FI4: refresh', () => {
  test('tells what changed while the page slept', async () => {
    const { wallet, session, events } = await connectWith()
    wallet.accounts = [bob]
    wallet.chainId = '0xa'
    await session.refresh?.()
    expect(events).toMatchObject([{ type: 'accountsChanged' }, { type: 'networkChanged', networkId: 'eip155:10' }])
  })

  test('ends the session when the wallet shares no account any more', async () => {
    const { wallet, session, events } = await connectWith()
    wallet.accounts = []
    await session.refresh?.()
    expect(events).toEqual([{ type: 'disconnected', reason: 'locked' }])
  })

  test('gives up on a wallet that does not answer', async () => {
    const { wallet, session, clock, events } = await connectWith()
    wallet.answers.eth_accounts = never
    const refreshed = expect(session.refresh?.()).rejects.toThrow(code('WALLET_TIMEOUT'))
    await clock.advance(5_000)
    await refreshed
    expect(events).toEqual([])
  })
})

test('FI29: a listener that throws does not keep the others from hearing', async () => {
  const { wallet, clock, session, context } = await connectWith()
  const heard: string[] = []
  session.watch(() => {
    throw new Error('listener')
  })
  session.watch(({ type }) => heard.push(type))
  wallet.emit('chainChanged', '0xa')
  await clock.advance(16)
  expect(heard).toEqual(['networkChanged'])
  expect(context.log).toContainEqual({ level: 'error', message: 'A listener of a wallet session threw.' })
})
