import { getEventListeners } from 'node:events'
import type { Connector, Session } from '@latchkey/common'
import { createAdapterContext, settle } from '@latchkey/testing'
import { describe, expect, test } from 'vitest'
import { connectWith, setUp } from '../../test/connectWith.js'
import { createNetwork } from '../../test/createNetwork.js'
import { bob, createScriptedWallet, signature, walletError } from '../../test/scriptedWallet.js'
import { createContext } from '../context/context.js'
import { connect } from './connect.js'

const code = (value: string) => expect.objectContaining({ code: value })
const never = () => new Promise(() => undefined)

describe('R33: the page replaces the wallet', () => {
  test('keeps using the original request function, and warns once', async () => {
    const { wallet, session, events } = await connectWith()
    let stolen = 0
    wallet.request = async () => stolen++
    expect(await session.actions.signMessage({ message: 'x' })).toBe(signature)
    expect(await session.actions.signMessage({ message: 'y' })).toBe(signature)
    expect(stolen).toBe(0)
    expect(events).toMatchObject([{ type: 'warning' }])
  })

  test('keeps using the connected provider when window.ethereum changes, and warns', async () => {
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

describe('FI24: an update of the extension during a request', () => {
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
  test('disconnect revokes the permission, removes every listener, and emits no event', async () => {
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
      'is not supported',
      () => {
        throw walletError(-32601)
      },
    ],
    [
      'fails',
      () => {
        throw new Error('boom')
      },
    ],
  ])('disconnect resolves if wallet_revokePermissions %s', async (_, response) => {
    const { session, context } = await connectWith(createScriptedWallet({ wallet_revokePermissions: response }))
    await session.disconnect()
    expect(context.log.filter(({ level }) => level !== 'debug')).toEqual([])
  })

  test('disconnect ends the session and rejects if the user refuses wallet_revokePermissions', async () => {
    const refuse = () => {
      throw walletError(4001, 'User rejected the request.')
    }
    const { session } = await connectWith(createScriptedWallet({ wallet_revokePermissions: refuse }))
    await expect(session.disconnect()).rejects.toThrow(code('USER_REJECTED'))
    await expect(session.actions.signMessage({ message: 'x' })).rejects.toThrow(code('NOT_CONNECTED'))
    await session.disconnect()
  })

  test('FI20: disconnect waits at most 3 s for the wallet', async () => {
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
    '%s settles pending requests, and later ones reject with NOT_CONNECTED',
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

  test.each([
    ['accountsChanged', []],
    ['disconnect', { code: 4900 }],
  ])('FI23: returns the hash of a sent transaction if the wallet emits %s meanwhile', async (event, data) => {
    const approval = Promise.withResolvers<string>()
    const { wallet, session, clock, events } = await connectWith(
      createScriptedWallet({ eth_sendTransaction: () => approval.promise }),
    )
    const sending = session.actions.sendTransaction({ to: bob })
    await settle(clock)
    if (event === 'accountsChanged') wallet.accounts = []
    wallet.emit(event, data)
    await clock.advance(16)
    await settle(clock)
    expect(events.at(-1)).toMatchObject({ type: 'disconnected' })
    const hash = `0x${'ab'.repeat(32)}`
    approval.resolve(hash)
    expect(await sending).toBe(hash)
  })

  test('detach does not notify the wallet; destroying the adapter detaches its sessions', async () => {
    const { wallet, session, adapter } = await connectWith()
    wallet.calls.length = 0
    adapter.destroy()
    expect(wallet.listenerCount()).toBe(0)
    expect(wallet.calls).toEqual([])
    session.detach()
    await session.disconnect()
    expect(wallet.calls).toEqual([])
  })

  test('L7: twenty successive connections leave no listener and no timer', async () => {
    const { wallet, connector, clock } = setUp()
    const found = await connector()
    for (let round = 0; round < 20; round++) {
      const session = await found.connect()
      await settle(clock)
      await session.disconnect()
    }
    expect(wallet.listenerCount()).toBe(0)
    await clock.advance(3_000)
    expect(clock.timerCount()).toBe(0)
  })

  test('L7: ignores events after the end from a wallet that cannot remove listeners', async () => {
    const { removeListener: _, ...wallet } = createScriptedWallet()
    const { session, clock, events } = await connectWith(wallet as ReturnType<typeof createScriptedWallet>)
    session.detach()
    const timers = clock.timerCount()
    wallet.emit('chainChanged', '0xa')
    expect(clock.timerCount()).toBe(timers)
    expect(events).toEqual([])
  })

  test('L7: ended sessions leave no listener on the adapter’s signal', async () => {
    const lifetime = new AbortController()
    const wallet = createScriptedWallet()
    const unused = () => Promise.reject(new Error('not used'))
    const base = { ...createAdapterContext(), options: {}, lifetime: lifetime.signal }
    const context = createContext({ ...base, clients: unused, loadSession: unused })
    const source = { id: 'x', type: 'ANNOUNCED', name: 'X', loadProvider: async () => wallet } as const
    for (let round = 0; round < 5; round++) {
      const session = await connect(context, source)
      expect(getEventListeners(lifetime.signal, 'abort').length).toBeGreaterThan(0)
      await session.disconnect()
    }
    await expect.poll(() => getEventListeners(lifetime.signal, 'abort').length).toBe(0)
  })

  test('an abort settles a request and keeps the session', async () => {
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
  test('emits the changes that happened while the page slept', async () => {
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

  test('times out if the wallet does not respond', async () => {
    const { wallet, session, clock, events } = await connectWith()
    wallet.answers.eth_accounts = never
    const refreshed = expect(session.refresh?.()).rejects.toThrow(code('WALLET_TIMEOUT'))
    await clock.advance(5_000)
    await refreshed
    expect(events).toEqual([])
  })
})
