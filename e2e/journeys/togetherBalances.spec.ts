import { formatUnits } from 'viem'
import { hearRequests } from '../fixtures/hearRequests.js'
import { nextFrames } from '../fixtures/nextFrames.js'
import { chainsOf, type OtherKind } from '../fixtures/otherChains.js'
import { createPanel } from '../fixtures/panel.js'
import { expect, test } from '../fixtures/test.js'
import { connectKinds, everyKind, kindNames, together } from '../kinds/together.js'

const units = { eip155: ['ETH', 18], solana: ['SOL', 9], polkadot: ['UNIT', 12], bip122: ['BTC', 8] } as const

test.describe('main networks', () => {
  test.use({ setup: { ...together, areMain: true } })

  test("§3: the account shows each namespace's balance to the last digit", async ({ app, chains, otherChains }) => {
    await app.open('four/')
    const [bitcoin = ''] = await app.walletOf('bip122').addresses()
    await (await otherChains.bip122()).fund(bitcoin, 123_457n)
    await connectKinds(app)
    for (const kind of everyKind) {
      const panel = createPanel(app.page, kind)
      const address = (await panel.fact('address').textContent()) ?? ''
      const actual =
        kind === 'eip155'
          ? await chains.local.getBalance(address as `0x${string}`)
          : await (await chainsOf(otherChains, kind as OtherKind)).local.balanceOf(address)
      const [symbol, decimals] = units[kind]
      const formatted = formatUnits(actual, decimals)
      expect(actual).toBeGreaterThan(0n)
      expect(await panel.act('Fetch balance')).toMatchObject({ value: { formatted, symbol } })

      await app.button.click()
      await app.modal.shows('Account')
      await app.modal.dialog
        .getByRole('list', { name: 'Connected accounts' })
        .getByRole('button', { name: kindNames[kind] })
        .click()
      const amount = app.modal.dialog.getByTitle(new RegExp(`${symbol}$`)).first()
      const shown = ((await amount.getAttribute('title')) ?? '').replace(/[^\d.]/g, '')
      expect(shown).toBe(formatted)
      await app.page.keyboard.press('Escape')
      await app.modal.isGone()
    }
  })
})

test.describe('test networks', () => {
  test.use({ setup: together })

  test('§5: balances of test networks are not loaded, and no request is sent', async ({ app, recorder }) => {
    await app.open('four/')
    await connectKinds(app)
    await app.button.click()
    await expect(app.modal.text('Test network: no balance shown')).toBeVisible()
    await nextFrames(app.page)
    await hearRequests(app.page)
    const { origin } = new URL(app.page.url())
    expect(recorder.requests().filter((request) => !request.startsWith(`GET ${origin}/`))).toEqual([])
  })
})
