import type { Locator, Page } from '@playwright/test'
import { readFocus } from '../fixtures/focus.js'
import { expect, test } from '../fixtures/test.js'

const traps = [
  ['focus-trap', 'Activate focus-trap', (page: Page) => page.getByRole('region', { name: 'focus-trap' })],
  ['a Radix dialog', 'Open Radix dialog', (page: Page) => page.getByRole('dialog', { name: 'Radix dialog' })],
  [
    'an MUI dialog that contains the modal',
    'Open MUI dialog',
    (page: Page) => page.getByRole('dialog', { name: 'MUI dialog' }),
  ],
] as const

for (const [name, opener, find] of traps) {
  const start = async (page: Page): Promise<{ readonly host: Locator; readonly button: Locator }> => {
    await page.getByRole('button', { name: opener }).click()
    const host = find(page)
    return { host, button: host.locator('appkit-button').getByRole('button') }
  }

  test(`R205: inside ${name} the modal receives keys and clicks, and the first Escape closes only the modal`, async ({
    app,
  }) => {
    const { modal, page } = app
    await app.open('traps/')
    const { host, button } = await start(page)
    await button.click()
    await modal.shows('Connect a wallet')
    await expect(modal.title).toBeFocused()
    const reached = new Set<string>()
    for (let count = 0; count < 8; count++) {
      await page.keyboard.press('Tab')
      const { where, name: focused } = await readFocus(page)
      expect(where).not.toBe('page')
      reached.add(focused)
    }
    expect(reached.size).toBeGreaterThan(3)

    await modal.title.click()
    await modal.dialog.locator('.list-label').first().click()
    await page.keyboard.press('Tab')
    expect((await readFocus(page)).where).not.toBe('page')

    await page.keyboard.press('Escape')
    await modal.isGone()
    await expect(host).toBeVisible()
    await expect(button).toBeFocused()

    await button.click()
    const box = modal.dialog.getByRole('checkbox')
    await box.click()
    await expect(box).toBeChecked()
    await modal.button('What is a wallet?').click()
    await modal.shows('What is a wallet?')
    await modal.backButton.click()
    await modal.row('Foxglove').click()
    await modal.isGone()
    const [address] = await app.wallet().addresses()
    await expect(page.getByTestId('address')).toHaveText(String(address))
    await expect(host).toBeVisible()
  })
}
