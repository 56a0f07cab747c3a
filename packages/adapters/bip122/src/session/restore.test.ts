import type { Session } from '@latchkey/common'
import { createFakeClock, createFakePage, createFakeStorage } from '@latchkey/testing'
import { describe, expect, test } from 'vitest'
import { setUpWallet } from '../../test/setUpWallet.js'

const codeOf = (promise: Promise<unknown> | undefined) =>
  (promise ?? Promise.resolve()).then(
    () => 'resolved',
    (error: { code?: string }) => error.code,
  )

describe('R170: a wallet whose getAccounts opens a window', () => {
  test('receives one request, whose late response restores the session', async () => {
    const { wallet, connector, clock } = setUpWallet('unisat', { clock: createFakeClock() })
    const session = await connector().connect()
    session.detach()
    wallet.control.clearRequests()
    wallet.control.stall('getAccounts')
    const failed = codeOf(connector().restore?.())
    await expect.poll(() => wallet.control.stalledCount()).toBe(1)
    await clock.advance(5_000)
    expect(await failed).toBe('WALLET_LOCKED')
    let answers = 0
    const stop = connector().watchUnlock?.(() => answers++)
    await expect.poll(() => wallet.control.listenerCount()).toBeGreaterThan(0)
    expect(wallet.control.requests('getAccounts')).toHaveLength(1)
    wallet.control.release()
    await expect.poll(() => answers).toBe(1)
    stop?.()
    expect((await connector().restore?.())?.accounts).toEqual(session.accounts)
    expect(wallet.control.requests('getAccounts')).toHaveLength(1)
  })

  test('receives no request after a reload, until the visitor connects it', async () => {
    const storage = createFakeStorage()
    const clock = createFakeClock()
    const { wallet, connector, page } = setUpWallet('unisat', { clock, storage })
    ;(await connector().connect()).detach()
    wallet.control.stall('getAccounts')
    const failed = codeOf(connector().restore?.())
    await expect.poll(() => wallet.control.stalledCount()).toBe(1)
    await clock.advance(5_000)
    await failed
    wallet.control.clearRequests()
    const reloaded = setUpWallet('unisat', { clock, storage, wallet, page: createFakePage() })
    expect(page).not.toBe(reloaded.page)
    expect(await reloaded.connector().restore?.()).toBeUndefined()
    expect(wallet.control.requests()).toEqual([])
    ;(await reloaded.connector().connect()).detach()
    expect(await reloaded.connector().restore?.()).toBeDefined()
  })
})

test('R177: waits without a timeout for a wallet that opens its window for getAccounts before a signature', async () => {
  const { wallet, connector, clock } = setUpWallet('unisat')
  const session = (await connector().connect()) as Session<'bip122'>
  wallet.control.stall('getAccounts')
  const signing = session.actions.signMessage?.({ message: 'a' })
  await expect.poll(() => wallet.control.stalledCount()).toBe(1)
  await clock.advance(60_000)
  wallet.control.release()
  expect(await signing).not.toBe('')
})

describe('R174: stored addresses of Leather after a reload', () => {
  test('are requested from the wallet once, before the first signature', async () => {
    const { wallet, connector } = setUpWallet('leather')
    ;(await connector().connect()).detach()
    const session = (await connector().restore?.()) as Session<'bip122'>
    wallet.control.clearRequests()
    await session.actions.signMessage?.({ message: 'a' })
    await session.actions.signMessage?.({ message: 'b' })
    expect(wallet.control.requests().map(({ method }) => method)).toEqual([
      'getAddresses',
      'signMessage',
      'signMessage',
    ])
  })

  test('are replaced if the wallet has another account, and the action is rejected', async () => {
    const { wallet, connector } = setUpWallet('leather')
    const first = await connector().connect()
    first.detach()
    const session = (await connector().restore?.()) as Session<'bip122'>
    expect(session.accounts).toEqual(first.accounts)
    wallet.control.selectAccount(1)
    wallet.control.clearRequests()
    const address = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080'
    const sending = session.actions.sendTransfer?.({ recipients: [{ address, amount: 1_000n }] })
    expect(await codeOf(sending)).toBe('ACCOUNT_CHANGED')
    expect(wallet.control.requests().map(({ method }) => method)).toEqual(['getAddresses'])
    expect(session.accounts[0]?.address).toBe(wallet.addresses(1).payment)
  })

  test('are not requested again in a session that the visitor connected', async () => {
    const { wallet, connector } = setUpWallet('leather')
    const session = (await connector().connect()) as Session<'bip122'>
    wallet.control.clearRequests()
    await session.actions.signMessage?.({ message: 'a' })
    expect(wallet.control.requests().map(({ method }) => method)).toEqual(['signMessage'])
  })
})
