import { type LocalBitcoin, startLocalBitcoin } from '@latchkey/testing/node'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connectTo, createRealWallet, setUp } from '../test/setUp.js'

let bitcoin: LocalBitcoin
beforeAll(async () => {
  bitcoin = await startLocalBitcoin()
})
afterAll(() => bitcoin?.stop())

const recipient = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080'
const recipients = [{ address: recipient, amount: 1_000n }]
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

describe('FI22: just before something is sent', () => {
  test('another account in the wallet is ACCOUNT_CHANGED, and the wallet is not asked', async () => {
    const { wallet, actions } = await connectTo(bitcoin, 'satsConnect')
    wallet.control.selectAccount(1)
    await expect(actions.sendTransfer?.({ recipients })).rejects.toMatchObject({ code: 'ACCOUNT_CHANGED' })
    expect(wallet.control.requests('sendTransfer')).toEqual([])
  })

  test('another network in the wallet is WRONG_NETWORK, and the wallet is not asked', async () => {
    const { wallet, actions, address } = await connectTo(bitcoin, 'unisat')
    wallet.control.selectNetwork('signet')
    await expect(actions.sendTransfer?.({ recipients })).rejects.toMatchObject({ code: 'WRONG_NETWORK' })
    await expect(actions.signMessage?.({ message: 'x', address })).rejects.toMatchObject({ code: 'WRONG_NETWORK' })
    expect(wallet.control.requests('sendBitcoin')).toEqual([])
    expect(wallet.control.requests('signMessage')).toEqual([])
  })

  test('another coin of the same wallet is no network of Bitcoin', async () => {
    const { wallet, actions } = await connectTo(bitcoin, 'unisat')
    wallet.control.always('getChain', {
      type: 'answer',
      value: { enum: 'FRACTAL_BITCOIN_MAINNET', network: 'livenet' },
    })
    await expect(actions.sendTransfer?.({ recipients })).rejects.toMatchObject({ code: 'WALLET_BAD_CHAIN' })
    expect(wallet.control.requests('sendBitcoin')).toEqual([])
  })
})

describe('FI23: while a signature is open', () => {
  test('another account ends it with ACCOUNT_CHANGED', async () => {
    for (const face of ['satsConnect', 'standard', 'unisat'] as const) {
      const { wallet, actions } = await connectTo(bitcoin, face)
      wallet.control.stall(face === 'standard' ? 'bitcoin:signMessage' : 'signMessage')
      const signing = actions.signMessage?.({ message: 'x' }).catch((error: { code: string }) => error.code)
      await expect.poll(() => wallet.control.stalledCount()).toBe(1)
      wallet.control.selectAccount(1)
      expect(await signing, face).toBe('ACCOUNT_CHANGED')
    }
  })

  test('a payment that is already in the wallet keeps waiting: it may still be sent', async () => {
    const { wallet, actions, address } = await connectTo(bitcoin, 'satsConnect')
    await bitcoin.fund(address, 50_000n)
    wallet.control.stall('sendTransfer')
    const sending = actions.sendTransfer?.({ recipients })
    await expect.poll(() => wallet.control.stalledCount()).toBe(1)
    wallet.control.selectNetwork('signet')
    expect(await Promise.race([sending, pause(50).then(() => 'waits')])).toBe('waits')
    wallet.control.selectNetwork('regtest')
    wallet.control.release('sendTransfer')
    await bitcoin.settle((await sending) ?? '')
  })
})

describe('R39: news of a wallet', () => {
  test('a thousand changes within a frame are told once, the last one', async () => {
    const { wallet, session, events } = await connectTo(bitcoin, 'unisat')
    for (let round = 0; round < 500; round++) wallet.control.selectAccount(round % 3)
    wallet.control.selectAccount(2)
    await expect.poll(() => session.accounts[0]?.address).toBe(wallet.addresses(2).payment)
    await pause(60)
    expect(events.filter(({ type }) => type === 'accountsChanged')).toHaveLength(1)
  })

  test('a wallet that answers with garbage changes nothing', async () => {
    const { wallet, session, events, address } = await connectTo(bitcoin, 'satsConnect')
    wallet.control.answerWith('wallet_getAccount', { result: { addresses: [{ address: 'nonsense' }] } })
    wallet.control.selectAccount(1)
    await pause(60)
    expect(session.accounts[0]?.address).toBe(address)
    expect(events).toEqual([])
    wallet.control.selectAccount(2)
    await expect.poll(() => session.accounts[0]?.address).toBe(wallet.addresses(2).payment)
  })

  test('a locked wallet ends the session as locked, one that forgets the page as left', async () => {
    for (const [face, lock, reason] of [
      ['standard', true, 'locked'],
      ['unisat', true, 'locked'],
      ['okx', false, 'wallet'],
      ['satsConnect', false, 'wallet'],
    ] as const) {
      const { wallet, events, actions } = await connectTo(bitcoin, face)
      if (lock) wallet.control.lock()
      else wallet.control.disconnectSite()
      await expect.poll(() => events).toContainEqual({ type: 'disconnected', reason })
      expect(wallet.control.listenerCount()).toBe(0)
      await expect(actions.signMessage?.({ message: 'x' })).rejects.toMatchObject({ code: 'NOT_CONNECTED' })
    }
  })

  test('an extension that was updated ends the session', async () => {
    const { wallet, events, actions } = await connectTo(bitcoin, 'satsConnect')
    wallet.control.unplug()
    await expect(actions.signMessage?.({ message: 'x' })).rejects.toMatchObject({ code: 'EXTENSION_INVALIDATED' })
    expect(events).toEqual([{ type: 'disconnected', reason: 'extensionInvalidated' }])
  })
})

describe('actions', () => {
  test('one the wallet turns out not to know is gone from then on', async () => {
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

  test('a wallet that neither signs PSBTs nor pays offers neither', async () => {
    const wallet = createRealWallet(bitcoin, { without: ['bitcoin:signTransaction', 'bitcoin:signMessage'] })
    const { session } = await connectTo(bitcoin, 'standard', wallet)
    expect(Object.keys(session.actions)).toEqual(['getAccountAddresses'])
  })

  test.each([
    ['no recipients', { recipients: [] }],
    ['an amount of nothing', { recipients: [{ address: recipient, amount: 0n }] }],
    ['an amount as a number', { recipients: [{ address: recipient, amount: 5 }] }],
    ['an address of another network', { recipients: [{ address: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', amount: 5n }] }],
    ['more than there ever will be', { recipients: [{ address: recipient, amount: 10n ** 16n }] }],
    ['a text', 'everything'],
    ['an address that is not the account’s', { recipients, address: recipient }],
  ])('paying %s is refused before the wallet is asked', async (_title, parameters) => {
    const { wallet, actions } = await connectTo(bitcoin, 'satsConnect')
    await expect(actions.sendTransfer?.(parameters as never)).rejects.toMatchObject({ code: 'INVALID_PARAMS' })
    expect(wallet.control.requests('sendTransfer')).toEqual([])
  })

  test.each([{ message: 5 }, { message: 'x', protocol: 'schnorr' }, {}])(
    'signing %j is refused',
    async (parameters) => {
      const { actions } = await connectTo(bitcoin, 'satsConnect')
      await expect(actions.signMessage?.(parameters as never)).rejects.toMatchObject({ code: 'INVALID_PARAMS' })
    },
  )
})

describe('restoring', () => {
  test('§4: brings a session back without a window, and none that the wallet forgot', async () => {
    for (const face of ['standard', 'satsConnect', 'unisat', 'okx'] as const) {
      const { wallet, session, connector } = await connectTo(bitcoin, face)
      session.detach()
      const asked = wallet.control.requests().length
      const restored = await connector().restore?.({ network: bitcoin.network })
      expect(restored?.accounts, face).toEqual(session.accounts)
      const names = wallet.control
        .requests()
        .slice(asked)
        .map(({ method }) => method)
      expect(
        names.filter((name) => /connect$|requestAccounts|^bitcoin:/.test(name)),
        face,
      ).toEqual([])
      restored?.detach()
      wallet.control.disconnectSite()
      expect(await connector().restore?.(), face).toBeUndefined()
    }
  })

  test('Leather cannot be asked silently: it is not asked at all, and comes back as it was until it is disconnected', async () => {
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
    'R63: what stands in storage for it and cannot be read is none: %s',
    async (stored) => {
      const { connector, context } = setUp(bitcoin, 'leather')
      context.ports.storage.setItem('@latchkey/bip122-addresses/LeatherProvider', stored)
      expect(await connector().restore?.()).toBeUndefined()
    },
  )

  test('FI18: connecting twice at once opens one window', async () => {
    const wallet = createRealWallet(bitcoin)
    const { connector } = setUp(bitcoin, 'satsConnect', wallet)
    const sessions = await Promise.all([connector().connect(), connector().connect()])
    expect(wallet.control.requests('wallet_connect')).toHaveLength(1)
    expect(sessions[0]?.accounts).toEqual(sessions[1]?.accounts)
  })

  test('FI20: a question nobody waits for any more does not hold up the next', async () => {
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

  test('an older wallet is asked the older way', async () => {
    const wallet = createRealWallet(bitcoin, { without: ['wallet_connect', 'wallet_getAccount', 'wallet_disconnect'] })
    const { session, connector, actions } = await connectTo(bitcoin, 'satsConnect', wallet)
    expect(wallet.control.requests('getAddresses')).toHaveLength(1)
    expect(await actions.signMessage?.({ message: 'x' })).not.toBe('')
    await session.disconnect()
    expect(await connector().restore?.()).toBeUndefined()
  })
})

test('R36: a wallet whose events throw connects, and can still be asked', async () => {
  const wallet = createRealWallet(bitcoin)
  const broken = () => {
    throw new Error('no events')
  }
  Object.assign(wallet.faces.unisat, { on: broken, removeListener: broken })
  const { session, actions } = await connectTo(bitcoin, 'unisat', wallet)
  expect(await actions.signMessage?.({ message: 'x' })).not.toBe('')
  await session.disconnect()
})
