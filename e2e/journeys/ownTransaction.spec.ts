import { amountParts } from '@latchkey/common'
import { testToken } from '@latchkey/testing/node'
import { type Abi, encodeFunctionData, formatUnits } from 'viem'
import type { App } from '../fixtures/app.js'
import { hearRequests } from '../fixtures/hearRequests.js'
import { nextFrames } from '../fixtures/nextFrames.js'
import { chainsOf } from '../fixtures/otherChains.js'
import { createPanel } from '../fixtures/panel.js'
import { expect, test } from '../fixtures/test.js'
import { bitcoin } from '../kinds/bitcoin.js'
import { polkadot } from '../kinds/polkadot.js'
import { solana } from '../kinds/solana.js'
import { connectKinds, everyKind, together } from '../kinds/together.js'

const units = { eip155: ['ETH', 18], solana: ['SOL', 9], polkadot: ['UNIT', 12], bip122: ['BTC', 8] } as const
const friend = '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720'

/** Expects an amount on the button and in the Account view, without a reload. */
async function expectShown(app: App, formatted: string, symbol: string): Promise<void> {
  const { whole, fraction } = amountParts(formatted, 'en')
  await expect(app.button).toContainText(`${whole}${fraction} ${symbol}`)
  await app.button.click()
  await app.modal.shows('Account')
  await expect(app.modal.dialog.getByTitle(`${formatted} ${symbol}`, { exact: true }).first()).toBeVisible()
  await app.page.keyboard.press('Escape')
  await app.modal.isGone()
}

test.describe('balances of main networks', () => {
  test.use({ setup: { ...together, areMain: true } })

  for (const kind of everyKind)
    test(`R384: the button and the account show the new balance after a transfer on ${kind}`, async ({
      app,
      chains,
      otherChains,
    }) => {
      await app.open('four/')
      const [payer = ''] = await app.walletOf('bip122').addresses()
      if (kind === 'bip122') await (await otherChains.bip122()).fund(payer, 200_000n)
      await connectKinds(app, [kind])
      const panel = createPanel(app.page, kind)
      const address = (await panel.fact('address').textContent()) ?? ''
      const [symbol, decimals] = units[kind]
      const read = async () => {
        if (kind === 'eip155') return chains.local.getBalance(address as `0x${string}`)
        return (await chainsOf(otherChains, kind)).local.balanceOf(address)
      }
      const before = await read()
      await expectShown(app, formatUnits(before, decimals), symbol)

      const to = kind === 'eip155' ? friend : { solana, polkadot, bip122: bitcoin }[kind].friends.local
      expect(await panel.send(to)).not.toHaveProperty('code')
      await expect.poll(read).toBeLessThan(before)
      await expectShown(app, formatUnits(await read(), decimals), symbol)
    })
})

test.describe('a token of the app', () => {
  const tokens = { 'eip155:31337': { address: '0x7e577e577e577e577e577e577e577e577e577e57' } }
  test.use({ setup: { areMain: true, options: { tokens } } })

  test('R384 R386: its balance replaces that of the coin, and is updated after a transfer of this page', async ({
    app,
    chains,
  }) => {
    const { local, accounts } = chains
    const call = (functionName: string, value: bigint, to: string) =>
      encodeFunctionData({ abi: testToken.abi as Abi, functionName, args: [to, value] })
    const [owner, minter] = accounts
    const minted = call('mint', 125n * 10n ** 17n, owner?.address ?? '')
    await local.request('eth_sendTransaction', [{ from: minter?.address, to: local.tokenAddress, data: minted }])
    await app.open('basic/')
    expect(await app.connect()).toBe(owner?.address)
    await expectShown(app, '12.5', 'TEST')

    const data = call('transfer', 10n ** 18n, friend)
    await (await app.kit()).evaluate((kit, transaction) => kit.getActions('eip155')?.sendTransaction(transaction), {
      to: local.tokenAddress,
      data,
    })
    await expectShown(app, '11.5', 'TEST')
  })
})

test.describe('no balances and no identity', () => {
  test.use({ setup: { areMain: true, networks: ['mainnet', 'local'], options: { balances: false, identity: false } } })

  test('R385: no request is sent for them, and nothing is shown in their place', async ({ app, recorder }) => {
    await app.open('basic/')
    await app.connect()
    await app.button.click()
    await app.modal.shows('Account')
    await expect(app.modal.dialog.locator('.skeleton, .balance, .amount')).toHaveCount(0)
    await nextFrames(app.page)
    await hearRequests(app.page)
    const { origin } = new URL(app.page.url())
    expect(recorder.requests().filter((request) => !request.startsWith(`GET ${origin}/`))).toEqual([])
  })
})
