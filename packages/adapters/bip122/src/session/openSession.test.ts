import { storedValues } from '@latchkey/common'
import { settle } from '@latchkey/testing'
import { type LocalBitcoin, startLocalBitcoin } from '@latchkey/testing/node'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connectTo, createRealWallet, setUp } from '../../test/setUp.js'

let bitcoin: LocalBitcoin
beforeAll(async () => {
  bitcoin = await startLocalBitcoin()
})
afterAll(() => bitcoin?.stop())

const recipient = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080'
const recipients = [{ address: recipient, amount: 1_000n }]

describe('FI22: before a request', () => {
  test('rejects with ACCOUNT_CHANGED if the wallet has another account, without a request', async () => {
    const { wallet, actions } = await connectTo(bitcoin, 'satsConnect')
    wallet.control.selectAccount(1)
    await expect(actions.sendTransfer?.({ recipients })).rejects.toMatchObject({ code: 'ACCOUNT_CHANGED' })
    expect(wallet.control.requests('sendTransfer')).toEqual([])
  })

  test.each(['satsConnect', 'standard', 'unisat', 'okx', 'leather'] as const)(
    'FI15b: %s returns no signature if another tab has just changed the account',
    async (place) => {
      const { wallet, actions } = await connectTo(bitcoin, place)
      wallet.control.selectAccount(1)
      await expect(actions.signMessage?.({ message: 'x' })).rejects.toMatchObject({ code: 'ACCOUNT_CHANGED' })
      // Leather reports its account only together with a signature.
      const signatures = wallet.control.requests().filter(({ method }) => /sign/i.test(method))
      expect(signatures).toHaveLength(place === 'leather' ? 1 : 0)
    },
  )

  test('rejects with WRONG_NETWORK if the wallet has another network, without a request', async () => {
    const sending = await connectTo(bitcoin, 'unisat')
    sending.wallet.control.selectNetwork('signet')
    await expect(sending.actions.sendTransfer?.({ recipients })).rejects.toMatchObject({ code: 'WRONG_NETWORK' })
    expect(sending.wallet.control.requests('sendBitcoin')).toEqual([])
    const { wallet, actions, address } = await connectTo(bitcoin, 'unisat')
    wallet.control.selectNetwork('signet')
    await expect(actions.signMessage?.({ message: 'x', address })).rejects.toMatchObject({ code: 'WRONG_NETWORK' })
    expect(wallet.control.requests('signMessage')).toEqual([])
  })

  test('rejects with WRONG_NETWORK if another coin is active in the wallet', async () => {
    const { wallet, actions } = await connectTo(bitcoin, 'unisat')
    wallet.control.always('getChain', {
      type: 'answer',
      value: { enum: 'FRACTAL_BITCOIN_MAINNET', network: 'livenet' },
    })
    await expect(actions.sendTransfer?.({ recipients })).rejects.toMatchObject({ code: 'WALLET_BAD_CHAIN' })
    expect(wallet.control.requests('sendBitcoin')).toEqual([])
  })
})

describe('FI23: during a signature request', () => {
  test('an account change aborts it with ACCOUNT_CHANGED', async () => {
    for (const driver of ['satsConnect', 'standard', 'unisat'] as const) {
      const { wallet, actions } = await connectTo(bitcoin, driver)
      wallet.control.stall(driver === 'standard' ? 'bitcoin:signMessage' : 'signMessage')
      const signing = actions.signMessage?.({ message: 'x' }).catch((error: { code: string }) => error.code)
      await expect.poll(() => wallet.control.stalledCount()).toBe(1)
      wallet.control.selectAccount(1)
      expect(await signing, driver).toBe('ACCOUNT_CHANGED')
    }
  })

  test('a pending payment is not aborted, because the wallet may still send it', async () => {
    const { wallet, session, actions, address } = await connectTo(bitcoin, 'satsConnect')
    await bitcoin.fund(address, 50_000n)
    wallet.control.stall('sendTransfer')
    const sending = actions.sendTransfer?.({ recipients })
    await expect.poll(() => wallet.control.stalledCount()).toBe(1)
    wallet.control.selectNetwork('signet')
    await expect.poll(() => session.networkId).toBe(bitcoin.second.network.caipNetworkId)
    expect(await Promise.race([sending, settle().then(() => 'waits')])).toBe('waits')
    wallet.control.selectNetwork('regtest')
    wallet.control.release('sendTransfer')
    await bitcoin.settle((await sending) ?? '')
  })

  test('returns the id of a payment if the wallet locks meanwhile', async () => {
    const { wallet, actions, address, events } = await connectTo(bitcoin, 'unisat')
    await bitcoin.fund(address, 50_000n)
    wallet.control.stall('sendBitcoin')
    const sending = actions.sendTransfer?.({ recipients })
    await expect.poll(() => wallet.control.stalledCount()).toBe(1)
    wallet.control.lock()
    await expect.poll(() => events).toContainEqual({ type: 'disconnected', reason: 'locked' })
    wallet.control.unlock()
    wallet.control.release('sendBitcoin')
    await bitcoin.settle((await sending) ?? '')
  })
})

describe('R39: updates from the wallet', () => {
  test('emits a thousand changes within a frame once, with the last one', async () => {
    const { wallet, session, events } = await connectTo(bitcoin, 'unisat')
    for (let round = 0; round < 500; round++) wallet.control.selectAccount(round % 3)
    wallet.control.selectAccount(2)
    await expect.poll(() => session.accounts[0]?.address).toBe(wallet.addresses(2).payment)
    wallet.control.selectAccount(1)
    await expect.poll(() => session.accounts[0]?.address).toBe(wallet.addresses(1).payment)
    expect(events.filter(({ type }) => type === 'accountsChanged')).toHaveLength(2)
  })

  test('a malformed response changes nothing', async () => {
    const { wallet, session, events, address } = await connectTo(bitcoin, 'satsConnect')
    wallet.control.answerWith('wallet_getAccount', { result: { addresses: [{ address: 'nonsense' }] } })
    const asked = wallet.control.requests('wallet_getAccount').length
    wallet.control.selectAccount(1)
    await expect.poll(() => wallet.control.requests('wallet_getAccount').length).toBeGreaterThan(asked)
    await settle()
    expect(session.accounts[0]?.address).toBe(address)
    expect(events).toEqual([])
    wallet.control.selectAccount(2)
    await expect.poll(() => session.accounts[0]?.address).toBe(wallet.addresses(2).payment)
  })

  test('ends the session as locked or as disconnected by the wallet', async () => {
    for (const [driver, lock, reason] of [
      ['standard', true, 'locked'],
      ['unisat', true, 'locked'],
      ['okx', false, 'wallet'],
      ['satsConnect', false, 'wallet'],
    ] as const) {
      const { wallet, events, actions } = await connectTo(bitcoin, driver)
      if (lock) wallet.control.lock()
      else wallet.control.disconnectSite()
      await expect.poll(() => events).toContainEqual({ type: 'disconnected', reason })
      expect(wallet.control.listenerCount()).toBe(0)
      await expect(actions.signMessage?.({ message: 'x' })).rejects.toMatchObject({ code: 'NOT_CONNECTED' })
    }
  })

  test('an update of the extension ends the session', async () => {
    const { wallet, events, actions } = await connectTo(bitcoin, 'satsConnect')
    wallet.control.unplug()
    await expect(actions.signMessage?.({ message: 'x' })).rejects.toMatchObject({ code: 'EXTENSION_INVALIDATED' })
    expect(events).toEqual([{ type: 'disconnected', reason: 'extensionInvalidated' }])
  })
})

describe('actions', () => {
  test('removes an action whose method is unknown to the wallet', async () => {
    const { wallet, session, events } = await connectTo(bitcoin, 'satsConnect')
    wallet.control.answerWith('signPsbt', { error: { code: -32601, message: 'not found' } })
    const psbt =
      'cHNidP8BAHUCAAAAASaBcTce3/KF6Tet7qSze3gADAVmy7OtZGQXE8pCFxv2AAAAAAD+////AtPf9QUAAAAAGXapFNDFmQPFusKGh2DpD9UhpGZap2UgiKwA4fUFAAAAABepFDVF5uM7gyxHBQ8k0+65PJwDlIvHh7MuEwAAAAAA'
    const signInputs = [{ address: wallet.addresses().payment, index: 0 }]
    const signing = session.actions.signPsbt?.({ psbt, signInputs })
    await expect(signing).rejects.toMatchObject({ code: 'METHOD_NOT_SUPPORTED' })
    expect('signPsbt' in session.actions).toBe(false)
    expect(events).toEqual([{ type: 'actionsChanged' }])
  })

  test('offers neither signPsbt nor sendTransfer if the wallet supports neither', async () => {
    const wallet = createRealWallet(bitcoin, { without: ['bitcoin:signTransaction', 'bitcoin:signMessage'] })
    const { session } = await connectTo(bitcoin, 'standard', wallet)
    expect(Object.keys(session.actions)).toEqual(['getAccountAddresses'])
  })

  test.each([
    ['no recipients', { recipients: [] }],
    ['a zero amount', { recipients: [{ address: recipient, amount: 0n }] }],
    ['an amount as a number', { recipients: [{ address: recipient, amount: 5 }] }],
    ['an address of another network', { recipients: [{ address: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', amount: 5n }] }],
    ['more than the maximum supply', { recipients: [{ address: recipient, amount: 10n ** 16n }] }],
    ['a text', 'everything'],
    ['an address that is not the account’s', { recipients, address: recipient }],
  ])('rejects a payment with %s before the request to the wallet', async (_title, parameters) => {
    const { wallet, actions } = await connectTo(bitcoin, 'satsConnect')
    await expect(actions.sendTransfer?.(parameters as never)).rejects.toMatchObject({ code: 'INVALID_PARAMS' })
    expect(wallet.control.requests('sendTransfer')).toEqual([])
  })

  test.each([{ message: 5 }, { message: 'x', protocol: 'schnorr' }, {}])(
    'rejects the message parameters %j',
    async (parameters) => {
      const { actions } = await connectTo(bitcoin, 'satsConnect')
      await expect(actions.signMessage?.(parameters as never)).rejects.toMatchObject({ code: 'INVALID_PARAMS' })
    },
  )
})

describe('restoring', () => {
  test('§4: restores a session without a window, unless the wallet revoked access', async () => {
    for (const driver of ['standard', 'satsConnect', 'unisat', 'okx'] as const) {
      const { wallet, session, connector } = await connectTo(bitcoin, driver)
      session.detach()
      const asked = wallet.control.requests().length
      const restored = await connector().restore?.({ network: bitcoin.network })
      expect(restored?.accounts, driver).toEqual(session.accounts)
      const names = wallet.control
        .requests()
        .slice(asked)
        .map(({ method }) => method)
      expect(
        names.filter((name) => /connect$|requestAccounts|^bitcoin:/.test(name)),
        driver,
      ).toEqual([])
      restored?.detach()
      wallet.control.disconnectSite()
      expect(await connector().restore?.(), driver).toBeUndefined()
    }
  })

  test('restores Leather from storage without a request, until it is disconnected', async () => {
    const { wallet, session, connector } = await connectTo(bitcoin, 'leather')
    await session.switchNetwork?.(bitcoin.second.network)
    session.detach()
    const asked = wallet.control.requests().length
    const restored = await connector().restore?.()
    expect(restored).toMatchObject({ accounts: session.accounts, networkId: bitcoin.second.network.caipNetworkId })
    expect(wallet.control.requests()).toHaveLength(asked)
    await restored?.disconnect()
    expect(await connector().restore?.()).toBeUndefined()
  })

  test.each(['', 'no JSON', '{}', '{"chain":"moon","accounts":[]}', '{"chain":"regtest","accounts":[{"address":5}]}'])(
    'R63: ignores an unreadable entry in storage: %s',
    async (stored) => {
      const { connector, context } = setUp(bitcoin, 'leather')
      context.ports.storage.setItem(storedValues.adapter.session.key('LeatherProvider'), stored)
      expect(await connector().restore?.()).toBeUndefined()
    },
  )

  test('FI18: two concurrent connects open one window', async () => {
    const wallet = createRealWallet(bitcoin)
    const { connector } = setUp(bitcoin, 'satsConnect', wallet)
    const sessions = await Promise.all([connector().connect(), connector().connect()])
    expect(wallet.control.requests('wallet_connect')).toHaveLength(1)
    expect(sessions[0]?.accounts).toEqual(sessions[1]?.accounts)
  })

  test('FI21: after an aborted attempt, the result of its open window connects the next one', async () => {
    const wallet = createRealWallet(bitcoin)
    const unisat = wallet.providers.unisat
    let approve: (() => void) | undefined
    Object.assign(unisat, {
      async requestAccounts() {
        if (approve) throw { code: -32002, message: 'already pending' }
        await new Promise<void>((resolve) => {
          approve = resolve
        })
        return [wallet.addresses(0).payment]
      },
    })
    const { connector } = setUp(bitcoin, 'unisat', wallet)
    const abort = new AbortController()
    const first = expect(connector().connect({ signal: abort.signal })).rejects.toMatchObject({ code: 'ABORTED' })
    await expect.poll(() => approve).toBeDefined()
    abort.abort()
    await first
    const second = connector().connect()
    await settle()
    approve?.()
    expect((await second).accounts[0]?.address).toBe(wallet.addresses(0).payment)
  })

  test('FI20: an aborted request does not delay the next request', async () => {
    const wallet = createRealWallet(bitcoin)
    const { connector } = setUp(bitcoin, 'satsConnect', wallet)
    wallet.control.stall('wallet_connect')
    const abort = new AbortController()
    const first = connector()
      .connect({ signal: abort.signal })
      .catch((error: { code: string }) => error.code)
    await expect.poll(() => wallet.control.stalledCount()).toBe(1)
    abort.abort()
    expect(await first).toBe('ABORTED')
    expect((await connector().connect()).accounts).toHaveLength(2)
  })

  test('uses the older methods of an older wallet', async () => {
    const wallet = createRealWallet(bitcoin, { without: ['wallet_connect', 'wallet_getAccount', 'wallet_disconnect'] })
    const { session, connector, actions } = await connectTo(bitcoin, 'satsConnect', wallet)
    expect(wallet.control.requests('getAddresses')).toHaveLength(1)
    expect(await actions.signMessage?.({ message: 'x' })).not.toBe('')
    await session.disconnect()
    expect(await connector().restore?.()).toBeUndefined()
  })
})

test('R36: connects a wallet whose events throw, and sends requests to it', async () => {
  const wallet = createRealWallet(bitcoin)
  const broken = () => {
    throw new Error('no events')
  }
  Object.assign(wallet.providers.unisat, { on: broken, removeListener: broken })
  const { session, actions } = await connectTo(bitcoin, 'unisat', wallet)
  expect(await actions.signMessage?.({ message: 'x' })).not.toBe('')
  await session.disconnect()
})
