import { readDirectory } from '../fixtures/readDirectory.js'
import { expect, test } from '../fixtures/test.js'
import { connectKinds, kindNames, networkNames, together } from '../kinds/together.js'
import { createAllWalletsView } from '../pageObjects/allWalletsView.js'

test.use({ setup: { ...together, services: ['relay', 'directory'] } })

test('R219c: all wallets for one namespace lists only wallets that support it', async ({ app, services }) => {
  const serving = (await readDirectory(services.url, { chains: 'polkadot:any' })).map(({ name }) => name)
  const [other] = (await readDirectory(services.url, { chains: 'eip155:1' })).filter(
    ({ name }) => !serving.includes(name),
  )
  await app.open('four/')
  await connectKinds(app, ['eip155'])
  await app.networkButton.click()
  await app.modal.row(networkNames.polkadot[1]).click()
  await app.modal.button('Choose a wallet').click()
  await app.modal.shows(new RegExp(`Connect to .*${kindNames.polkadot}`))
  const view = createAllWalletsView(app)
  await expect(view.entry).toContainText(`${Math.floor(serving.length / 10) * 10}+`)
  await view.entry.click()
  await expect(view.announcement).toHaveText(`Wallets listed: ${serving.length}`)
  expect((await view.scrollToEnd()).map(({ name }) => name)).toEqual(serving)
  await view.search.fill(serving.at(-1) ?? '')
  await expect(view.rows.filter({ hasText: serving.at(-1) ?? '' }).first()).toBeVisible()
  await view.search.fill(other?.name ?? '')
  await expect(view.announcement).toHaveText(/No wallet found|Wallets found/)
  await expect(view.rows.filter({ hasText: other?.name ?? '' })).toHaveCount(0)
  await app.modal.backButton.click()
  await app.modal.shows(new RegExp(`Connect to .*${kindNames.polkadot}`))
})
