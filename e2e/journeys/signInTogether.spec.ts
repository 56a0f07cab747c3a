import type { App } from '../fixtures/app.js'
import { createPanel } from '../fixtures/panel.js'
import { expect, signInLead, test } from '../fixtures/signInTest.js'
import { bitcoin } from '../kinds/bitcoin.js'
import { polkadot } from '../kinds/polkadot.js'
import { solana } from '../kinds/solana.js'
import { type EveryKind, everyKind, networkNames, together } from '../kinds/together.js'
import { createPhoneView } from '../pageObjects/phoneView.js'

/** Longer than a session and the allowed clock skew, in ms. */
const sessionMs = 3_600_000 + 120_000

/** The wallet's request for the signature. */
const signing: Readonly<Record<EveryKind, string>> = {
  eip155: 'personal_sign',
  solana: solana.methods.sign,
  polkadot: polkadot.methods.sign,
  bip122: bitcoin.methods.sign,
}

const changeAccount: Readonly<Record<EveryKind, (app: App) => Promise<string>>> = {
  async eip155(app) {
    await app.wallet().control('shareAccounts', [1])
    return (await app.wallet().addresses())[1] ?? ''
  },
  solana: solana.changeAccount,
  polkadot: polkadot.changeAccount,
  bip122: bitcoin.changeAccount,
}

async function expectSignedIn(app: App, kinds: readonly EveryKind[]): Promise<void> {
  for (const kind of everyKind)
    await expect(createPanel(app.page, kind).fact('signed in')).toHaveText(String(kinds.includes(kind)))
}

// The chains of all namespaces start once for these tests.
test.describe.configure({ mode: 'default' })
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

test('R78: a locked wallet asks its user to unlock; a rejected signature can be tried again; Cancel disconnects', async ({
  app,
}) => {
  await app.open('signIn/')
  for (const [index, kind] of everyKind.entries()) {
    const panel = createPanel(app.page, kind)
    const wallet = app.walletOf(kind)
    await wallet.control('lock')
    await wallet.control('reject', signing[kind])
    const connecting = panel.act('Connect it')
    await app.modal.row('Foxglove').click()
    await expect(app.modal.text(/Open .*Foxglove/)).toBeVisible()
    await wallet.control('unlock')
    await expect(app.modal.text(signInLead)).toBeVisible()
    await app.modal.button('Sign').click()
    await expect(app.modal.dialog.getByRole('status').filter({ hasText: 'Signature declined' })).toBeVisible()
    await app.modal.closeButton.click()
    await expect(app.modal.text('Sign the message or cancel to continue.')).toBeVisible()
    await app.modal.button('Cancel').click()
    expect(await connecting).toMatchObject({ code: 'MODAL_CLOSED' })
    await app.modal.isGone()
    await expect(panel.fact('status')).toHaveText('disconnected')

    const again = panel.act('Connect it')
    await app.modal.row('Foxglove').click()
    await app.modal.button('Sign').click()
    expect(await again).toHaveProperty('value')
    await app.modal.isGone()
    await expectSignedIn(app, everyKind.slice(0, index + 1))
  }
})

test('another network or account signs in again; Cancel returns to the network of the session', async ({
  app,
  signIn,
}) => {
  await app.open('signIn/')
  for (const kind of everyKind) {
    const panel = createPanel(app.page, kind)
    await signIn(panel)
    const first = String(await panel.fact('session chain').textContent())
    await app.networkButton.click()
    await app.modal.row(networkNames[kind][1]).click()
    await expect(app.modal.text(/Sign this message/)).toBeVisible()
    await expect(panel.fact('signed in')).toHaveText('false')
    await app.modal.button('Cancel').click()
    await app.modal.isGone()
    await expect(panel.fact('session chain')).toHaveText(first)
    await expect(panel.fact('signed in')).toHaveText('true')

    const address = await changeAccount[kind](app)
    await expect(app.modal.text(/Sign this message/)).toBeVisible()
    await app.modal.button('Sign').click()
    await app.modal.isGone()
    await expect(panel.fact('address')).toHaveText(address)
    await expect(panel.fact('signed in')).toHaveText('true')
  }
  await expectSignedIn(app, everyKind)
})

test('a reload keeps valid sessions without a view, and asks if they have expired or the server ended them', async ({
  app,
  auth,
  signIn,
}) => {
  const panels = everyKind.map((kind) => createPanel(app.page, kind))
  await app.open('signIn/')
  const addresses: string[] = []
  for (const panel of panels) addresses.push(await signIn(panel))

  auth.advance(sessionMs)
  await app.page.reload()
  await expect(app.button).toHaveText('Sign in')
  for (const panel of panels) await expect(panel.fact('status')).toHaveText('connecting')
  await expectSignedIn(app, [])
  auth.advance(-sessionMs)
  await app.page.reload()
  await expectSignedIn(app, everyKind)
  await expect(app.modal.dialog).toBeHidden()
  for (const kind of everyKind) expect(await app.walletOf(kind).requests(signing[kind])).toEqual([])

  auth.revoke()
  await app.page.reload()
  await expect(app.button).toHaveText('Sign in')
  await app.button.click()
  for (const _ of everyKind) await app.modal.button('Sign').click()
  await app.modal.isGone()
  await expectSignedIn(app, everyKind)
  for (const [index, panel] of panels.entries()) await expect(panel.fact('address')).toHaveText(addresses[index] ?? '')
})

test('FI15: one signature serves two tabs, and a sign-out ends both', async ({ app, signIn }) => {
  await app.open('signIn/')
  const other = await app.newTab('signIn/')
  for (const kind of everyKind) {
    await signIn(createPanel(app.page, kind))
    await expect(createPanel(other.page, kind).fact('signed in')).toHaveText('true')
    expect(await other.walletOf(kind).requests(signing[kind])).toEqual([])
  }
  for (const [index, kind] of everyKind.entries()) {
    await createPanel(app.page, kind).act('Sign out')
    await expect(createPanel(other.page, kind).fact('status')).toHaveText('disconnected')
    await expectSignedIn(other, everyKind.slice(index + 1))
  }
})

test.describe('an optional sign-in', () => {
  test.use({ setup: { ...together, signIn: { isRequired: false } } })

  test('is offered after connecting, can be closed, and can be requested', async ({ app }) => {
    await app.open('signIn/')
    for (const kind of everyKind) {
      const panel = createPanel(app.page, kind)
      const connecting = panel.act('Connect it')
      await app.modal.row('Foxglove').click()
      await expect(app.modal.text(signInLead)).toBeVisible()
      await expect(panel.fact('status')).toHaveText('connected')
      await app.modal.button('Not now').click()
      expect(await connecting).toHaveProperty('value')
      await app.modal.isGone()
      await expect(panel.fact('signed in')).toHaveText('false')
      const signing = panel.act('Sign in')
      await app.modal.button('Sign').click()
      expect(await signing).toEqual({ value: await panel.fact('address').textContent() })
      await expect(panel.fact('signed in')).toHaveText('true')
    }
  })

  test('FI15: another tab follows before the server answers it', async ({ app }) => {
    await app.open('signIn/')
    const panels = everyKind.map((kind) => createPanel(app.page, kind))
    for (const panel of panels) {
      const connecting = panel.act('Connect it')
      await app.modal.row('Foxglove').click()
      await app.modal.button('Not now').click()
      await connecting
      await app.modal.isGone()
    }
    const other = await app.newTab('signIn/')
    for (const kind of everyKind) await expect(createPanel(other.page, kind).fact('status')).toHaveText('connected')
    await other.page.route('**/auth/**', () => undefined)
    for (const [index, panel] of panels.entries()) {
      const signing = panel.act('Sign in')
      await app.modal.button('Sign').click()
      await signing
      await app.modal.isGone()
      await expectSignedIn(other, everyKind.slice(0, index + 1))
    }
    for (const [index, panel] of panels.entries()) {
      await panel.act('Sign out')
      await expectSignedIn(other, everyKind.slice(index + 1))
    }
  })
})

test.describe('a phone that scans the code', () => {
  test.use({ setup: { ...together, services: ['relay'], wallets: [] } })

  test('signs in for each namespace that it approved; Cancel leaves out one', async ({ app, phone }) => {
    await app.open('signIn/')
    const view = createPhoneView(app)
    await view.open()
    await phone.scan(view.code)
    const account = app.modal.text(/ on (Local|Solana|Bitcoin)/)
    await expect(account).toBeVisible()
    for (const kind of everyKind) await expect(createPanel(app.page, kind).fact('status')).toHaveText('connecting')
    for (const _ of everyKind) {
      const shown = (await account.textContent()) ?? ''
      await app.modal.button(shown.endsWith(networkNames.solana[0]) ? 'Cancel' : 'Sign').click()
      await expect(account.filter({ hasText: shown })).toHaveCount(0)
    }
    await app.modal.isGone()
    await expectSignedIn(app, ['eip155', 'polkadot', 'bip122'])
    await expect(createPanel(app.page, 'solana').fact('status')).toHaveText('disconnected')
    expect(phone.sessions()).toHaveLength(1)
  })
})
