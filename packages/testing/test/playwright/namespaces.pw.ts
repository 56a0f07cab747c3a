import type { Page } from '@playwright/test'
import { expect, test } from '../../src/exports/playwright.js'
import { openPage } from './openPage.js'

type Feature = Readonly<Record<string, (input: unknown) => Promise<unknown>>>
type StandardWallet = {
  readonly name: string
  readonly accounts: readonly { readonly address: string }[]
  readonly features: Readonly<Record<string, Feature>>
}

/** Connects a Wallet Standard wallet. Returns the shared accounts, or the text of the rejection. */
const connectStandard = (page: Page, name: string, feature: string) =>
  page.evaluate(
    async ([name, feature]) => {
      const list: readonly StandardWallet[] = Reflect.get(window, 'standard')
      const wallet = list.find((one) => one.name === name && feature in one.features)
      if (!wallet) throw new Error(`${name} did not register`)
      try {
        await wallet.features[feature]?.connect?.({ purposes: ['payment', 'ordinals'] })
        return wallet.accounts.map(({ address }) => address)
      } catch (error) {
        return String(error)
      }
    },
    [name, feature] as const,
  )

const enable = (page: Page, key: string) =>
  page.evaluate(async (key) => {
    try {
      const entry = Reflect.get(Reflect.get(window, 'injectedWeb3'), key)
      const accounts: readonly { readonly address: string }[] = await (await entry.enable('Test')).accounts.get()
      return accounts.map(({ address }) => address)
    } catch (error) {
      return String(error)
    }
  }, key)

test('a wallet of each namespace appears in the page, and the test controls it', async ({ page, wallets }) => {
  const { sol, dot, btc } = await wallets.add({
    sol: { kind: 'solana', accountCount: 2 },
    dot: { kind: 'polkadot' },
    btc: { kind: 'bitcoin', places: ['unisat'] },
  })
  await openPage(page)

  await sol.reject('standard:connect')
  expect(await connectStandard(page, 'sol', 'standard:connect')).toMatch(/rejected/)
  expect(await connectStandard(page, 'sol', 'standard:connect')).toEqual([sol.addresses[0]])
  expect(sol.addresses).toHaveLength(2)

  await dot.reject('enable')
  expect(await enable(page, 'dot')).toMatch(/Cancelled/)
  expect(await enable(page, 'dot')).toEqual(dot.addresses)

  expect(await connectStandard(page, 'btc', 'bitcoin:connect')).toContain(btc.addresses[0])
  expect(await page.evaluate(() => typeof Reflect.get(window, 'unisat'))).toBe('object')
  expect(await btc.requests('bitcoin:connect')).toHaveLength(1)
})

test('one wallet with several namespaces has slightly different names, and the test controls each namespace', async ({
  page,
  wallets,
}) => {
  const { bank } = await wallets.add({
    bank: {
      kind: 'multi',
      name: 'Bank',
      faces: { evm: {}, solana: {}, polkadot: { key: 'bank' }, bitcoin: { name: 'Bank Bitcoin' } },
    },
  })
  await openPage(page)
  expect(await page.evaluate(() => Object.keys(Reflect.get(window, 'found')))).toEqual(['Bank'])
  expect(await page.evaluate(() => Reflect.get(window, 'standard').map(({ name }: StandardWallet) => name))).toEqual([
    'Bank',
    'Bank Bitcoin',
  ])
  await bank.solana.reject('standard:connect')
  expect(await connectStandard(page, 'Bank', 'standard:connect')).toMatch(/rejected/)
  expect(await enable(page, 'bank')).toEqual(bank.polkadot.addresses)
  expect(await connectStandard(page, 'Bank Bitcoin', 'bitcoin:connect')).toContain(bank.bitcoin.addresses[0])
  expect(await bank.evm.requests()).toHaveLength(0)
  expect(await bank.evm.addresses).toHaveLength(3)
})

test('a connection of each kind survives a reload', async ({ page, wallets }) => {
  const { bank } = await wallets.add({
    bank: { kind: 'multi', name: 'Bank', faces: { solana: {}, polkadot: { key: 'bank' }, bitcoin: {} } },
  })
  await openPage(page)
  await connectStandard(page, 'Bank', 'standard:connect')
  await connectStandard(page, 'Bank', 'bitcoin:connect')
  await enable(page, 'bank')
  await openPage(page, '/again')
  const accounts = await page.evaluate(() =>
    Reflect.get(window, 'standard').map(({ accounts }: StandardWallet) => accounts.length),
  )
  expect(accounts[0]).toBe(1)
  expect(accounts[1]).toBeGreaterThanOrEqual(2)
  await bank.polkadot.setBehaviour('reject')
  expect(await enable(page, 'bank')).toEqual(bank.polkadot.addresses)
})

test('prompts of every namespace are accessible and can be approved', async ({ page, wallets, findViolations }) => {
  const { bank } = await wallets.add({
    bank: {
      kind: 'multi',
      name: 'Bank',
      behaviour: 'ask',
      faces: { solana: {}, polkadot: { key: 'bank' }, bitcoin: {} },
    },
  })
  // During the fade-in, the window has too little contrast.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPage(page)
  for (const [face, connect] of [
    ['solana', () => connectStandard(page, 'Bank', 'standard:connect')],
    ['polkadot', () => enable(page, 'bank')],
    ['bitcoin', () => connectStandard(page, 'Bank', 'bitcoin:connect')],
  ] as const) {
    const connecting = connect()
    const window = page.getByRole('dialog', { name: 'Connect this site' })
    await window.waitFor()
    expect(await findViolations(), face).toEqual([])
    expect((await bank[face].prompts()).map(({ kind }) => kind)).toEqual(['connect'])
    await window.getByRole('button', { name: 'Connect' }).click()
    expect(await connecting, face).toContain(bank[face].addresses[0])
    await expect(window).toBeHidden()
  }
})

test('a wallet pays on a chain that starts on demand, despite the page’s policy, and its requests are not recorded', async ({
  page,
  wallets,
  chains,
  requests,
}) => {
  const { btc } = await wallets.add({ btc: { kind: 'bitcoin', places: ['unisat'] } })
  const bitcoin = await chains.bitcoin()
  expect(await chains.bitcoin()).toBe(bitcoin)
  const [payer = '', recipient = ''] = btc.addresses
  await bitcoin.fund(payer, 100_000n)
  const before = await bitcoin.balanceOf(recipient)
  await openPage(page)
  await page.evaluate(async (to) => {
    const unisat = Reflect.get(window, 'unisat')
    await unisat.requestAccounts()
    return unisat.sendBitcoin(to, 12_345)
  }, recipient)
  expect(await bitcoin.balanceOf(recipient)).toBe(before + 12_345n)
  expect(requests.foreign(['app.localhost'])).toEqual([])
})
