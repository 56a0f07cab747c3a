import { expect, test } from '../../src/exports/playwright.js'
import { openPage } from './openPage.js'

test.use({
  chainOptions: {
    solana: {
      genesisHashes: {
        local: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d',
        second: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG',
      },
    },
    bitcoin: { poses: { local: 'mainnet' } },
  },
})

type StandardWallet = { readonly chains: readonly string[] }

test('a wallet supports the public networks that the local chains simulate', async ({ page, wallets, chains }) => {
  const { bank } = await wallets.add({
    bank: { kind: 'multi', faces: { solana: {}, bitcoin: { places: ['unisat'] } } },
  })
  await openPage(page)
  const listed = await page.evaluate(() => Reflect.get(window, 'standard').map(({ chains }: StandardWallet) => chains))
  expect(listed).toEqual([
    ['solana:mainnet', 'solana:devnet'],
    ['bitcoin:mainnet', 'bitcoin:signet'],
  ])

  const bitcoin = await chains.bitcoin()
  const [payer = '', recipient = ''] = bank.bitcoin.addresses
  expect(payer).toMatch(/^bc1q/)
  await bitcoin.fund(payer, 100_000n)
  await page.evaluate(async (to) => {
    const unisat = Reflect.get(window, 'unisat')
    await unisat.requestAccounts()
    return unisat.sendBitcoin(to, 12_345)
  }, recipient)
  expect(await bitcoin.balanceOf(recipient)).toBe(12_345n)
})
