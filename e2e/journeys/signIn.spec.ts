import { expect, test } from '../fixtures/signInTest.js'

const failed = 'A problem occurred while trying initialize authentication'

test('the message is complete, and the wallet signs exactly that text', async ({ app, panel }) => {
  await app.open('signIn/')
  const connecting = panel.act('Connect it')
  await app.modal.row('Foxglove').click()
  await app.modal.text('Message to sign').click()
  const shown = await app.modal.dialog.locator('pre').textContent()
  expect(shown).toMatch(/^127\.0\.0\.1:\d+ wants you to sign in with your Ethereum account:\n0x[\da-fA-F]{40}\n/)
  await app.modal.button('Sign').click()
  await connecting
  const [request] = await app.wallet().requests('personal_sign')
  const [hex = ''] = (request?.params ?? []) as readonly string[]
  expect(Buffer.from(hex.slice(2), 'hex').toString()).toBe(shown)
})

test('R78: without the server, the wallet does not connect, and the modal says so', async ({
  app,
  auth,
  panel,
  recorder,
}) => {
  recorder.allow(/500/)
  await app.open('signIn/')
  auth.fail(500)
  await app.button.click()
  await app.modal.row('Foxglove').click()
  await expect(app.modal.snackbar).toContainText(failed)
  await app.modal.shows('Connect a wallet')
  await expect(panel.fact('status')).toHaveText('disconnected')
  auth.fail()
  await app.modal.row('Foxglove').click()
  await app.modal.button('Sign').click()
  await app.modal.isGone()
  await expect(panel.fact('signed in')).toHaveText('true')
})

test.describe('without a server', () => {
  test.use({ setup: { signIn: { isLocal: true } } })

  test('R77: the page keeps its sessions, and drops one whose text was edited', async ({
    app,
    auth,
    panel,
    signIn,
  }) => {
    await app.open('signIn/')
    const address = await signIn()
    await app.page.reload()
    await expect(panel.fact('address')).toHaveText(address)
    await expect(panel.fact('signed in')).toHaveText('true')
    const edited = await app.page.evaluate((from) => {
      const key = '@latchkey/sign-in'
      const value = localStorage.getItem(key) ?? ''
      localStorage.setItem(key, value.replaceAll(from, '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'))
      return value.includes(from)
    }, address)
    expect(edited).toBe(true)
    await app.page.reload()
    await expect(app.button).toHaveText('Sign in')
    expect(auth.requests).toEqual([])
  })
})
