import { expect, test } from '../fixtures/test.js'
import { translatePage } from '../fixtures/translatePage.js'
import { waitUntil } from '../fixtures/waitUntil.js'
import { watchShakes } from '../fixtures/watchShakes.js'

test.use({ setup: { networks: ['local', 'second'] } })

test('R200: on a page that the browser translates, a visitor connects, switches, signs and disconnects', async ({
  app,
  chains,
}) => {
  const { modal, page } = app
  await translatePage(page)
  await app.open('basic/')
  const translated = (text: string) => new RegExp(`⟨${text}⟩`)

  await app.wallet().control('reject', 'eth_requestAccounts')
  await app.button.click()
  await modal.shows(translated('Connect a wallet'))
  await modal.row('Foxglove').click()
  await expect(modal.text(translated('You declined in the wallet'))).toBeVisible()
  await modal.button(translated('Try again')).click()
  await modal.isGone()
  await expect(app.fact('status')).toHaveText('connected')

  await app.wallet().control('reject', 'wallet_switchEthereumChain')
  await app.button.click()
  await modal.shows(translated('Account'))
  await modal.button(/Local Chain/).click()
  await modal.row(/Second Chain/).click()
  await expect(modal.text(translated('You declined in the wallet'))).toBeVisible()
  await modal.button(translated('Try again')).click()
  await modal.shows(translated('Account'))

  await app.wallet().control('selectChain', chains.mainnet.id)
  await modal.shows(translated('Network not supported here'))
  const shakes = await watchShakes(modal)
  await page.keyboard.press('Escape')
  await waitUntil(shakes).toEqual([expect.stringMatching(translated('Switch network or disconnect to continue'))])
  await expect(modal.text(translated('Switch network or disconnect to continue'))).toBeHidden()
  await modal.row(/Local Chain/).click()
  await expect(app.fact('network')).toHaveText('Local Chain')
  await app.wallet().control('selectChain', chains.second.id)
  await expect(app.fact('network')).toHaveText('Second Chain')

  await page.keyboard.press('Escape')
  await modal.isGone()
  await page.getByRole('button', { name: translated('Sign message') }).click()
  expect(await app.outcome()).toMatchObject({ value: expect.stringMatching(/^0x[0-9a-f]{130}$/) })

  await app.button.click()
  await modal.button(translated('Disconnect')).click()
  await modal.isGone()
  await expect(app.fact('status')).toHaveText('disconnected')
})
