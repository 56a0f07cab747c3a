import { createPanel } from '../fixtures/panel.js'
import { expect, test } from '../fixtures/test.js'
import { connectKinds, everyKind, readAccounts, together } from '../kinds/together.js'

test.use({ setup: together })

test('FI15: the other tab follows each namespace that connects or disconnects', async ({ app }) => {
  await app.open('four/')
  const other = await app.newTab('four/')
  for (const kind of everyKind) {
    await connectKinds(app, [kind])
    await expect(createPanel(other.page, kind).fact('status')).toHaveText('connected')
  }
  expect(await readAccounts(other)).toEqual(await readAccounts(app))
  expect(await other.wallet().requests('eth_requestAccounts')).toEqual([])
  expect(await other.walletOf('polkadot').control('prompts')).toEqual([])

  const { solana: _, ...before } = await readAccounts(app)
  await createPanel(other.page, 'solana').act('Disconnect it')
  await expect(createPanel(app.page, 'solana').fact('status')).toHaveText('disconnected')
  const { solana, ...after } = await readAccounts(app)
  expect(solana).toMatchObject({ status: 'disconnected' })
  expect(after).toEqual(before)
})
