import { createPanel, type Panel } from '../fixtures/panel.js'
import { test as base, expect } from '../fixtures/signInTest.js'
import { type EveryKind, everyKind, together } from '../kinds/together.js'

const lead = 'Journeys needs to connect to your wallet'
/** More than the lifetime of a session and the clock skew. */
const sessionMs = 3_600_000 + 120_000
const failed = 'A problem occurred while trying initialize authentication'

type Fixtures = {
  /** Connects the wallet with the page's call, and signs the message. */
  readonly signIn: (panel?: Panel) => Promise<string>
}

const test = base.extend<Fixtures>({
  signIn: async ({ app, panel: own }, use) =>
    use(async (panel = own) => {
      const connecting = panel.act('Connect it')
      await app.modal.row('Foxglove').click()
      await expect(app.modal.text(lead)).toBeVisible()
      await expect(panel.fact('status')).toHaveText('connecting')
      await app.modal.button('Sign').click()
      const { value } = await connecting
      await app.modal.isGone()
      await expect(panel.fact('signed in')).toHaveText('true')
      return String(value).split(':').at(-1) ?? ''
    }),
})

test.describe('in every namespace', () => {
  test.use({ setup: together })

  test('R71: a wallet signs in, stays signed in over a reload, reads data for members, and signs out', async ({
    app,
    auth,
    recorder,
    signIn,
  }) => {
    // The route for members refuses the page after the sign-out.
    recorder.allow(/401/)
    await app.open('signIn/')
    const members = new Map<EveryKind, string>()
    for (const kind of everyKind) members.set(kind, await signIn(createPanel(app.page, kind)))
    await app.page.reload()
    for (const [kind, address] of members) {
      const panel = createPanel(app.page, kind)
      await expect(panel.fact('signed in')).toHaveText('true')
      await expect(panel.fact('address')).toHaveText(address)
      expect(await panel.act('Read secret')).toEqual({ value: `{"value":"For ${address}"}` })
      await panel.act(kind === 'solana' ? 'Disconnect it' : 'Sign out')
      await expect(panel.fact('status')).toHaveText('disconnected')
      expect((await panel.act('Read secret')).value).not.toContain(address)
    }
    expect(auth.requests.filter((request) => request === 'POST authenticate 200')).toHaveLength(everyKind.length)
  })
})

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

test('a locked wallet asks its user to unlock, and then signs in', async ({ app, panel }) => {
  await app.open('signIn/')
  await app.wallet().control('lock')
  await app.choose()
  await expect(app.modal.text(/Open .*Foxglove/)).toBeVisible()
  await app.wallet().control('unlock')
  await expect(app.modal.text(lead)).toBeVisible()
  await app.modal.button('Sign').click()
  await app.modal.isGone()
  await expect(panel.fact('signed in')).toHaveText('true')
})

test('R78: a rejected signature can be tried again; Cancel disconnects', async ({ app, panel }) => {
  await app.open('signIn/')
  await app.wallet().control('reject', 'personal_sign')
  const connecting = panel.act('Connect it')
  await app.modal.row('Foxglove').click()
  await app.modal.button('Sign').click()
  await expect(app.modal.dialog.getByRole('status').filter({ hasText: 'Signature declined' })).toBeVisible()
  await app.modal.closeButton.click()
  await expect(app.modal.text('Sign the message or cancel to continue.')).toBeVisible()
  await app.modal.button('Cancel').click()
  expect(await connecting).toMatchObject({ code: 'MODAL_CLOSED' })
  await app.modal.isGone()
  await expect(panel.fact('status')).toHaveText('disconnected')
  await expect(panel.fact('signed in')).toHaveText('false')
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

test('a reload keeps a valid session without a view, and asks if it has expired or the server ended it', async ({
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
  await expect(app.modal.dialog).toBeHidden()
  expect(await app.wallet().requests('personal_sign')).toEqual([])

  auth.advance(sessionMs)
  await app.page.reload()
  await expect(app.button).toHaveText('Sign in')
  await expect(panel.fact('status')).toHaveText('connecting')
  auth.advance(-sessionMs)
  await app.page.reload()
  await expect(panel.fact('signed in')).toHaveText('true')

  auth.revoke()
  await app.page.reload()
  await expect(app.button).toHaveText('Sign in')
  await app.button.click()
  await app.modal.button('Sign').click()
  await app.modal.isGone()
  await expect(panel.fact('address')).toHaveText(address)
  await expect(panel.fact('signed in')).toHaveText('true')
})

test('another network or account signs in again; Cancel returns to the network of the session', async ({
  app,
  panel,
  signIn,
}) => {
  await app.open('signIn/')
  await signIn()
  const first = String(await panel.fact('session chain').textContent())
  await app.networkButton.click()
  await app.modal.row('Second Chain').click()
  await expect(app.modal.text(/Sign this message/)).toBeVisible()
  await expect(panel.fact('signed in')).toHaveText('false')
  await app.modal.button('Cancel').click()
  await app.modal.isGone()
  await expect(panel.fact('session chain')).toHaveText(first)

  const [, second] = await app.wallet().addresses()
  await app.wallet().control('shareAccounts', [1])
  await expect(app.modal.text(/Sign this message/)).toBeVisible()
  await app.modal.button('Sign').click()
  await app.modal.isGone()
  await expect(panel.fact('address')).toHaveText(String(second))
  await expect(panel.fact('signed in')).toHaveText('true')
})

test('FI15: one signature serves two tabs, and a sign-out ends both', async ({ app, panel, signIn }) => {
  await app.open('signIn/')
  const other = await app.newTab('signIn/')
  const otherPanel = createPanel(other.page, 'eip155')
  await signIn()
  await expect(otherPanel.fact('signed in')).toHaveText('true')
  expect(await other.wallet().requests('personal_sign')).toEqual([])
  await panel.act('Sign out')
  await expect(otherPanel.fact('status')).toHaveText('disconnected')
})

test.describe('an optional sign-in', () => {
  test.use({ setup: { signIn: { isRequired: false } } })

  test('is offered after connecting, can be closed, and can be requested', async ({ app, panel }) => {
    await app.open('signIn/')
    await app.choose()
    await expect(app.modal.text(lead)).toBeVisible()
    await expect(panel.fact('status')).toHaveText('connected')
    await app.modal.button('Not now').click()
    await app.modal.isGone()
    await expect(panel.fact('signed in')).toHaveText('false')
    const signing = panel.act('Sign in')
    await app.modal.button('Sign').click()
    expect(await signing).toEqual({ value: await panel.fact('address').textContent() })
    await expect(panel.fact('signed in')).toHaveText('true')
  })
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
