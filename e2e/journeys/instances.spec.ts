import { expect, test } from '../fixtures/test.js'
import { createModal } from '../pageObjects/modal.js'

test.use({ setup: { wallets: [{ preset: 'foxglove' }, { preset: 'spectre' }] } })

test('§3: two instances on a page are independent', async ({ app }) => {
  const { page } = app
  await app.open('two/')
  async function connect(section: string, wallet: string): Promise<string> {
    await page.getByLabel(section, { exact: true }).locator('appkit-button').getByRole('button').click()
    const modal = createModal(page)
    await expect(modal.dialog).toHaveAttribute('data-mode', section === 'Second' ? 'dark' : 'light')
    await modal.row(wallet).click()
    await modal.isGone()
    return (await app.wallet(wallet).addresses())[0] ?? ''
  }
  const first = await connect('First', 'Foxglove')
  await expect(app.fact('first')).toHaveText(first)
  await expect(app.fact('second')).toBeEmpty()
  const second = await connect('Second', 'Spectre')
  await expect(app.fact('first')).toHaveText(first)
  await expect(app.fact('second')).toHaveText(second)

  await page.reload()
  await expect(app.fact('first')).toHaveText(first)
  await expect(app.fact('second')).toHaveText(second)

  await (await app.kit()).evaluate((kit) => kit.disconnect())
  await expect(app.fact('first')).toBeEmpty()
  await expect(app.fact('second')).toHaveText(second)
  await page.reload()
  await expect(app.fact('second')).toHaveText(second)
  await expect(app.fact('first')).toBeEmpty()
})

test('§3: destroying one instance removes it completely and does not affect the other', async ({ app }) => {
  await app.open('two/')
  await app.connect()
  const kit = await app.kit()
  // An idle page mounts the closed modal of each instance.
  await expect(app.page.locator('appkit-modal')).toHaveCount(2)
  await kit.evaluate((it) => it.destroy())
  await expect(app.page.locator('appkit-modal')).toHaveCount(1)
  expect(await app.wallet().control('listenerCount')).toBe(0)
  await app.page.getByLabel('Second').locator('appkit-button').getByRole('button').click()
  await app.modal.row('Spectre').click()
  await app.modal.isGone()
  const [address] = await app.wallet('Spectre').addresses()
  await expect(app.fact('second')).toHaveText(String(address))
})
