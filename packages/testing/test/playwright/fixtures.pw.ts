import type { Page } from '@playwright/test'
import { verifyMessage } from 'viem'
import { expect, test } from '../../src/exports/playwright.js'
import { openPage } from './openPage.js'

type Provider = { request(request: { readonly method: string; readonly params?: unknown }): Promise<unknown> }

const ask = (page: Page, wallet: string, method: string, params: readonly unknown[] = []) =>
  page.evaluate(
    ([wallet, method, params]) => {
      const found: Readonly<Record<string, Provider>> = Reflect.get(window, 'found')
      const provider = found[wallet]
      if (!provider) throw new Error(`${wallet} was not announced`)
      return provider.request({ method, params }).catch((error: { readonly code?: number }) => ({ code: error.code }))
    },
    [wallet, method, params] as const,
  )

test('several wallets announce themselves, each with its own accounts', async ({ page, wallets }) => {
  const { foxglove, mine } = await wallets.add({
    foxglove: {},
    mine: { name: 'Mine', accountCount: 1, firstAccount: 5 },
  })
  await openPage(page)
  expect(await ask(page, 'Foxglove', 'eth_requestAccounts')).toEqual([foxglove.addresses[0]])
  expect(await ask(page, 'Mine', 'eth_requestAccounts')).toEqual([mine.addresses[0]])
  expect(foxglove.addresses[0]).not.toBe(mine.addresses[0])
})

test('wallets that are added in two steps each appear once', async ({ page, wallets }) => {
  await wallets.add({ foxglove: {} })
  await wallets.add({ spectre: { inject: true } })
  await openPage(page)
  expect(await page.evaluate(() => Object.keys(Reflect.get(window, 'found')).sort())).toEqual(['Foxglove', 'Spectre'])
  expect(await page.evaluate(() => Reflect.get(window, 'ethereum') === Reflect.get(window, 'found').Spectre)).toBe(true)
})

test('a test makes a wallet reject, stall and return any value, and counts requests', async ({ page, wallets }) => {
  const { foxglove } = await wallets.add({
    foxglove: { script: { eth_blockNumber: { type: 'answer', value: '0x5' } } },
  })
  await openPage(page)
  expect(await ask(page, 'Foxglove', 'eth_blockNumber')).toBe('0x5')
  await foxglove.reject('eth_requestAccounts')
  expect(await ask(page, 'Foxglove', 'eth_requestAccounts')).toEqual({ code: 4001 })
  await foxglove.stall('eth_requestAccounts')
  const stalled = ask(page, 'Foxglove', 'eth_requestAccounts')
  await expect.poll(() => foxglove.stalledCount()).toBe(1)
  expect(await foxglove.release()).toBe(1)
  expect(await stalled).toEqual([foxglove.addresses[0]])
  expect(await foxglove.requests('eth_requestAccounts')).toHaveLength(2)
  await foxglove.evaluate(
    (wallet, code) =>
      wallet.control.throwWith('eth_chainId', {
        get code() {
          return code
        },
      }),
    4900,
  )
  expect(await ask(page, 'Foxglove', 'eth_chainId')).toEqual({ code: 4900 })
})

test('a wallet signs and sends to the local node despite the page’s policy, and its requests are not recorded', async ({
  page,
  wallets,
  chains,
  requests,
}) => {
  const { foxglove } = await wallets.add({ foxglove: {} })
  await openPage(page)
  const [address = '0x'] = foxglove.addresses
  await ask(page, 'Foxglove', 'eth_requestAccounts')
  const signature = (await ask(page, 'Foxglove', 'personal_sign', ['hello', address])) as `0x${string}`
  expect(await verifyMessage({ address, message: 'hello', signature })).toBe(true)
  const to = '0x00000000000000000000000000000000000000cc'
  await ask(page, 'Foxglove', 'eth_sendTransaction', [{ from: address, to, value: '0x7' }])
  await expect.poll(() => chains.local.getBalance(to)).toBe(7n)
  expect(requests.all.map(({ host }) => host)).toEqual(['app.localhost'])
  expect(requests.foreign(['app.localhost'])).toEqual([])
})

test('a connection survives a reload, and tabs share the wallet’s state', async ({ page, context, wallets }) => {
  const { foxglove } = await wallets.add({ foxglove: {} })
  await openPage(page)
  await ask(page, 'Foxglove', 'eth_requestAccounts')
  await openPage(page, '/again')
  expect(await ask(page, 'Foxglove', 'eth_accounts')).toEqual([foxglove.addresses[0]])
  const tab = await context.newPage()
  await openPage(tab)
  await wallets.on(tab, 'foxglove').selectChain(31_338)
  await expect.poll(() => ask(page, 'Foxglove', 'eth_chainId')).toBe('0x7a6a')
})

test('with behaviour "ask", an accessible window shows the request and can approve or reject it', async ({
  page,
  wallets,
  findViolations,
}) => {
  const { foxglove } = await wallets.add({ foxglove: { behaviour: 'ask' } })
  await openPage(page)
  await page.getByRole('button', { name: 'Open' }).focus()
  const first = ask(page, 'Foxglove', 'eth_requestAccounts')
  const window = page.getByRole('dialog', { name: 'Connect this site' })
  await expect(window.getByRole('heading', { name: 'Connect this site' })).toBeFocused()
  expect(await findViolations()).toEqual([])
  await window.getByRole('checkbox', { name: /Account 2/ }).check()
  await window.getByRole('button', { name: 'Connect' }).click()
  expect(await first).toEqual(foxglove.addresses.slice(0, 2))
  await expect(page.getByRole('button', { name: 'Open' })).toBeFocused()
  const second = ask(page, 'Foxglove', 'personal_sign', ['hi', foxglove.addresses[0]])
  await foxglove.answerPrompt('reject')
  expect(await second).toEqual({ code: 4001 })
  const third = ask(page, 'Foxglove', 'personal_sign', ['hi', foxglove.addresses[0]])
  await page.getByRole('dialog', { name: 'Sign a message' }).waitFor()
  await page.keyboard.press('Escape')
  expect(await third).toEqual({ code: 4001 })
})

test('the window is above the page’s modal dialog and restores the focus', async ({ page, wallets }) => {
  await wallets.add({ spectre: { behaviour: 'ask' } })
  await openPage(page)
  await page.evaluate(() => {
    const dialog = document.createElement('dialog')
    const inside = document.createElement('button')
    inside.textContent = 'Inside'
    dialog.append(inside)
    document.body.append(dialog)
    dialog.showModal()
  })
  const asked = ask(page, 'Spectre', 'eth_requestAccounts')
  await page.getByRole('button', { name: 'Reject' }).click()
  expect(await asked).toEqual({ code: 4001 })
  await expect(page.getByRole('button', { name: 'Inside' })).toBeFocused()
})

test('counts listeners and timers of the page', async ({ page, counter }) => {
  await counter.start()
  await openPage(page)
  const before = await counter.read(page)
  await page.evaluate(() => {
    const stop = new AbortController()
    const listener = () => undefined
    window.addEventListener('resize', listener)
    window.addEventListener('resize', listener)
    window.addEventListener('blur', listener, { signal: stop.signal })
    document.addEventListener('x', listener, { once: true })
    document.createElement('div').addEventListener('click', listener)
    Object.assign(window, { stop, listener, timer: setInterval(listener, 1_000), other: setTimeout(listener, 60_000) })
  })
  const during = await counter.read(page)
  expect(during.listeners - before.listeners).toBe(3)
  expect([during.timeouts - before.timeouts, during.intervals - before.intervals]).toEqual([1, 1])
  await page.evaluate(() => {
    const { stop, listener, timer, other } = window as never as {
      stop: AbortController
      listener: () => void
      timer: number
      other: number
    }
    stop.abort()
    window.removeEventListener('resize', listener)
    document.dispatchEvent(new Event('x'))
    clearInterval(timer)
    clearTimeout(other)
  })
  expect(await counter.read(page)).toEqual(before)
})
