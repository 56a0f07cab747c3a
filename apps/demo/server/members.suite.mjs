import { expect, test } from 'vitest'

/** The journey of a visitor who signs in to see what only the demo's server knows. */
export function describeMembers({ browser, url, startServices }) {
  test('a signed-in visitor sees data of the server, also after a reload; a signed-out one does not', async () => {
    startServices()
    const context = await browser().newContext({ viewport: { width: 1440, height: 1000 } })
    const page = await context.newPage()
    const refused = []
    page.on('console', (message) => {
      if (/Content Security Policy|TrustedHTML|TrustedScript/.test(message.text())) refused.push(message.text())
    })
    const panel = page.locator('.panels:not([hidden]) .panel', {
      has: page.getByRole('heading', { name: 'Members only' }),
    })
    const modal = page.locator('appkit-modal dialog[open]')
    const approve = () => page.locator('[data-approval-window] dialog[open] .approve').first().click()
    const doorCode = panel.locator('.facts > div', { hasText: 'Door code' }).locator('dd')
    const press = (name) => panel.getByRole('button', { name }).click()

    await page.goto(`${url()}/playground.html`)
    await panel.getByText('The option siwx is off').waitFor()
    await press('Turn on sign-in')
    await panel.getByText('Sign in to see the door code.').waitFor()
    await press('Sign in')
    await modal.getByRole('listitem').getByRole('button', { name: 'Foxglove' }).click()
    await approve()
    await modal.getByRole('button', { name: 'Sign', exact: true }).click()
    await approve()
    await doorCode.waitFor()
    const code = await doorCode.textContent()
    expect(code).toMatch(/^\d{6}$/)

    await page.reload()
    await doorCode.waitFor()
    expect(await doorCode.textContent()).toBe(code)
    expect((await page.request.get(`${url()}/members`)).status()).toBe(401)
    const headers = { authorization: 'Bearer a.b.c' }
    expect((await page.request.get(`${url()}/members`, { headers })).status()).toBe(401)

    await press('Sign out')
    await panel.getByText('Sign in to see the door code.').waitFor()
    expect(await doorCode.count()).toBe(0)
    expect(await page.evaluate(() => localStorage.getItem('@latchkey/sign-in-tokens'))).toBeNull()
    expect(refused).toEqual([])
    await context.close()
  }, 60_000)
}
