import { verifyMessage } from 'viem'
import type { PageWindow } from '../fixtures/pageWindow.js'
import { scanCode } from '../fixtures/scanCode.js'
import { expect, test } from '../fixtures/test.js'
import { waitUntil } from '../fixtures/waitUntil.js'
import { createAllWalletsView } from '../pageObjects/allWalletsView.js'

test.use({ setup: { networks: ['local'], wallets: [], services: ['relay', 'directory'] } })

test('R101: the WalletConnect code, a signature and all wallets with pictures work under a strict policy', async ({
  app,
  phone,
  chains,
  places,
}) => {
  const answer = app.page.waitForResponse(/\/csp\/\?/)
  const network = encodeURIComponent(JSON.stringify(chains.local.network))
  await app.open(`csp/?network=${network}&services=${encodeURIComponent(JSON.stringify(places))}`)
  const policy = (await (await answer).headerValue('content-security-policy')) ?? ''
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(policy).not.toMatch(/unsafe|\*/)
  const origins = [places.relay, places.directory].map((place) => new URL(String(place)).origin)
  const connect = policy.split('; ').find((directive) => directive.startsWith('connect-src')) ?? ''
  expect(connect.split(' ').slice(1).sort()).toEqual([new URL(chains.local.rpcUrl).origin, ...origins].sort())

  const wallets = createAllWalletsView(app)
  await wallets.open()
  await waitUntil(() =>
    wallets.rows
      .locator('img')
      .evaluateAll(
        (images) => images.filter((image) => image instanceof HTMLImageElement && image.naturalWidth > 0).length,
      ),
  ).toBeGreaterThan(4)
  await wallets.search.fill('trust')
  await expect(wallets.rows.first()).toContainText(/trust/i)
  await app.modal.backButton.click()

  await app.modal.row('WalletConnect').click()
  await scanCode(app, phone)
  const [address = ''] = phone.addresses(chains.local.network.caipNetworkId)
  await expect(app.fact('address')).toHaveText(address)
  const kit = await app.kit()
  const signature = await kit.evaluate((it) => it.getActions('eip155')?.signMessage({ message: 'Hi' }))
  expect(
    await verifyMessage({ address: address as `0x${string}`, message: 'Hi', signature: signature as `0x${string}` }),
  ).toBe(true)
  await app.page.reload()
  await expect(app.fact('address')).toHaveText(address)
  await app.button.click()
  await app.modal.button('Disconnect').click()
  await app.modal.isGone()
  await waitUntil(() => phone.sessions().length).toBe(0)
  expect(await app.page.evaluate(() => (window as PageWindow).violations)).toEqual([])
})
