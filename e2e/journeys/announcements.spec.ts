import { hearRequests } from '../fixtures/hearRequests.js'
import { expect, test } from '../fixtures/test.js'
import { waitUntil } from '../fixtures/waitUntil.js'

const script = 'parent.canary=1;window.canary=1'
const icons = {
  script: `javascript:${script}`,
  html: `data:text/html,<script>${script}</script>`,
  remote: 'https://tracker.example/pixel.png',
  breaking: `"><img src=x onerror="${script}">`,
  vector: `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" onload="${script}"><script>${script}</script><image href="https://tracker.example/x.png" width="9" height="9"/><foreignObject><iframe src="javascript:${script}"/></foreignObject></svg>`)}`,
  huge: `data:image/png;base64,${'A'.repeat(400_000)}`,
  none: '',
}
const names = Object.keys(icons)

test.describe('icons', () => {
  const wallets = Object.entries(icons).map(([name, icon]) => ({
    preset: 'foxglove' as const,
    name,
    rdns: `com.${name}`,
    icon,
  }))
  test.use({ setup: { wallets } })

  test('R27 L9: a hostile icon runs nothing and sends no request, and its wallet shows a neutral icon', async ({
    app,
  }) => {
    await app.open('basic/')
    await app.button.click()
    for (const name of names) await expect(app.modal.row(name)).toBeVisible()
    const images = app.modal.dialog.locator('img')
    await waitUntil(() => images.evaluateAll((all) => all.every((one) => (one as HTMLImageElement).complete))).toBe(
      true,
    )
    await hearRequests(app.page)
    expect(await app.page.evaluate(() => 'canary' in window)).toBe(false)
    // Only the SVG may remain, as an image, in which scripts and external files have no effect.
    const sources = await images.evaluateAll((all) => all.map((one) => one.getAttribute('src')))
    expect(sources.filter((source) => !source?.startsWith('data:image/'))).toEqual([])
    expect(await app.modal.dialog.locator('iframe, object, embed, script').count()).toBe(0)
    await app.modal.row('script').click()
    await app.modal.isGone()
    await expect(app.fact('wallet')).toHaveText('script')
  })
})

test.describe('names', () => {
  const wallets = [
    { preset: 'spectre', name: 'Foxglove', rdns: 'com.squatter' },
    { preset: 'foxglove' },
    { preset: 'arcWallet', name: '<b>Bold</b>', rdns: 'com.bold' },
    { preset: 'arcWallet', name: 'evil\u202etxt.exe', rdns: 'com.bidi' },
  ] as const
  // A test cannot address two wallets by the same name.
  test.use({ setup: { wallets } })

  test('R30: two wallets with one name are both listed, with their origin', async ({ app }) => {
    await app.open('basic/')
    await app.button.click()
    const rows = app.modal.row(/Foxglove/)
    await expect(rows).toHaveCount(2)
    await expect(rows.filter({ hasText: 'com.squatter' })).toHaveCount(1)
    await expect(rows.filter({ hasText: 'app.foxglove' })).toHaveCount(1)
    await rows.filter({ hasText: 'app.foxglove' }).click()
    await app.modal.isGone()
    await expect(app.fact('status')).toHaveText('connected')
    await expect(app.fact('address')).toHaveText('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266')
  })

  test('R26 L9: shows names as text without direction marks', async ({ app }) => {
    await app.open('basic/')
    await app.button.click()
    await expect(app.modal.row('<b>Bold</b>')).toBeVisible()
    await expect(app.modal.row('eviltxt.exe')).toBeVisible()
    expect(await app.modal.dialog.locator('.row-name b').count()).toBe(0)
  })
})

test.describe('two wallets with one identity', () => {
  const wallets = [
    { preset: 'foxglove' },
    { preset: 'spectre', name: 'Foxglove Pro', rdns: 'app.foxglove', accountCount: 1 },
  ] as const
  test.use({ setup: { wallets } })

  test('R29: keeps both, the second with a warning; a session stays with its wallet', async ({ app }) => {
    await app.open('basic/')
    await app.button.click()
    await expect(app.modal.row(/Foxglove Pro/)).toContainText('Another wallet here claims the same identity')
    await app.modal
      .row(/^Foxglove/)
      .first()
      .click()
    await app.modal.isGone()
    const [address] = await app.wallet().addresses()
    await expect(app.fact('address')).toHaveText(String(address))
    await app.wallet('Foxglove Pro').control('reannounce')
    await app.wallet('Foxglove Pro').control('emit', 'accountsChanged', [])
    expect(await app.act('Sign message')).toMatchObject({ value: expect.stringMatching(/^0x/) })
    await expect(app.fact('address')).toHaveText(String(address))
  })
})
