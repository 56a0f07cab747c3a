import { errors, signInErrors } from '@latchkey/common'
import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createTestModal, type TestModal, type TestSetUp } from '../../../fixtures/createTestModal.fixture.js'
import type { Answer } from '../../../fixtures/scriptedAdapter.fixture.js'
import { createSignInApp, type SignInAppOptions } from '../../../fixtures/signInApp.fixture.js'
import { foxglove } from '../../../fixtures/testWallets.fixture.js'
import { control, eventually, focused, press, seesText, seesTitle, settled } from '../../../fixtures/visitor.fixture.js'

const open: TestModal[] = []
afterEach(async () => {
  for (const modal of open.splice(0)) modal.end()
  await page.viewport(414, 896)
})

type Visit = SignInAppOptions & { readonly sign?: Answer; readonly setUp?: TestSetUp }

/** Connects a wallet of an app with a sign-in. */
async function visit({ sign = 'approve', setUp, ...app }: Visit = {}) {
  const wallet = { ...foxglove, sign }
  const siwx = createSignInApp(app)
  const modal = createTestModal({
    script: { wallets: [wallet] },
    ...setUp,
    options: { siwx, metadata: { name: 'Orchard', icons: [] }, ...setUp?.options },
  })
  open.push(modal)
  await modal.core.ready
  modal.core.open()
  await press(modal.root, 'Foxglove')
  return { ...modal, modal, siwx, wallet }
}

const text = (root: ShadowRoot) => root.querySelector('.card')?.textContent ?? ''

describe('a required sign-in', () => {
  test('names app, wallet, account and network, and connects once the visitor has signed', async () => {
    const { core, root, siwx } = await visit()
    await seesTitle(root, 'Sign in')
    await seesText(root, 'Orchard needs to connect to your wallet')
    await seesText(root, 'Canceling will disconnect you.')
    await seesText(root, '0x71C765')
    await seesText(root, 'Ethereum')
    expect(core.accounts.getConnected('eip155')).toBeUndefined()
    await press(root, 'Sign')
    await eventually(() => expect(core.accounts.getConnected('eip155')).toBeDefined())
    expect(siwx.sessions).toHaveLength(1)
    await eventually(() => expect(core.modal.state.open).toBe(false))
  })

  test('says that it looks for an earlier sign-in', async () => {
    const { core, root, siwx } = await visit({ faults: { getSessions: 'stall' } })
    await eventually(() => expect(core.signIn.get('eip155')?.status).toBe('checking'))
    core.router.reset('SIWXSignMessage', { namespace: 'eip155' })
    await seesText(root, 'Looking for an earlier sign-in')
    expect(control(root, 'Sign').getAttribute('aria-disabled')).toBe('true')
    expect(siwx.sessions).toEqual([])
  })

  test('shows a pending request, and offers help while the wallet does not answer', async () => {
    const { root, skip } = await visit({ sign: 'stall' })
    await press(root, 'Sign')
    await seesText(root, 'Open Foxglove')
    expect(root.querySelector('.latch-arc')?.getAttribute('data-status')).toBe('pending')
    expect(text(root)).not.toContain('Nothing yet?')
    skip(10_000)
    await seesText(root, 'Nothing yet?')
  })

  test('shows that the app verifies the signature', async () => {
    const { root } = await visit({ faults: { addSession: 'stall' } })
    await press(root, 'Sign')
    await seesText(root, 'Verifying your signature')
  })

  test('after a rejection, the visitor can try again', async () => {
    const { core, root, wallet } = await visit({ sign: 'reject' })
    await press(root, 'Sign')
    await seesText(root, 'Signature declined')
    expect(root.querySelector('.body [role=alert]')).toBeNull()
    wallet.sign = 'approve'
    await press(root, 'Try again')
    await eventually(() => expect(core.accounts.getConnected('eip155')).toBeDefined())
  })

  test('reports a refusal of the app as an alert, and signs a new message', async () => {
    const { core, root, siwx } = await visit({ faults: { addSession: 'fail' } })
    await press(root, 'Sign')
    await eventually(() =>
      expect(root.querySelector('.body [role=alert]')?.textContent).toContain(
        signInErrors.AUTHENTICATION_FAILED.shortMessage,
      ),
    )
    delete siwx.faults.addSession
    await press(root, 'Try again')
    await eventually(() => expect(core.accounts.getConnected('eip155')).toBeDefined())
    expect(siwx.sessions[0]?.data.nonce).toBe('nonce0002')
  })

  test('shows errors of the wallet', async () => {
    const { root } = await visit({ sign: 'WALLET_LOCKED' })
    await press(root, 'Sign')
    await seesText(root, errors.WALLET_LOCKED.shortMessage)
  })

  test('Cancel disconnects the wallet and closes the modal', async () => {
    const { core, root } = await visit()
    await seesTitle(root, 'Sign in')
    await press(root, 'Cancel')
    await eventually(() => expect(core.accounts.get('eip155').status).toBe('disconnected'))
    expect(core.signIn.get('eip155')).toBeUndefined()
    expect(core.modal.state.open).toBe(false)
  })

  test('Back disconnects the wallet and shows the wallet again', async () => {
    const { core, root } = await visit()
    await seesTitle(root, 'Sign in')
    await press(root, 'Back')
    await eventually(() => expect(core.accounts.get('eip155').status).toBe('disconnected'))
    await seesTitle(root, 'Foxglove')
  })

  test('says how to continue when the visitor tries to close the modal', async () => {
    const { core, root } = await visit()
    await seesTitle(root, 'Sign in')
    expect(text(root)).not.toContain('to continue')
    await press(root, 'Close')
    await seesText(root, 'Sign the message or cancel to continue')
    expect(core.modal.state.open).toBe(true)
  })
})

describe('an optional sign-in', () => {
  test('shows after the connection, and Not now keeps it', async () => {
    const { core, root } = await visit({ isRequired: false })
    await seesTitle(root, 'Sign in')
    expect(core.accounts.getConnected('eip155')).toBeDefined()
    expect(text(root)).not.toContain('Canceling')
    await press(root, 'Not now')
    await eventually(() => expect(core.modal.state.open).toBe(false))
    expect(core.accounts.getConnected('eip155')).toBeDefined()
  })
})

describe('the message', () => {
  const shown = (root: ShadowRoot) => root.querySelector('.sign-in-message pre')

  test('opens and scrolls by keyboard, and is complete', async () => {
    const statement = 'A very long statement. '.repeat(200)
    const { core, root } = await visit({ statement })
    await eventually(() => expect(shown(root)).not.toBeNull())
    const summary = root.querySelector('summary') ?? expect.fail('no summary')
    expect(root.querySelector('details')?.open).toBe(false)
    summary.focus()
    await userEvent.keyboard('{Enter}')
    expect(root.querySelector('details')?.open).toBe(true)
    await userEvent.keyboard('{Tab}')
    expect(focused()).toBe(shown(root))
    const status = core.signIn.get('eip155')
    expect(shown(root)?.textContent).toBe(status?.status === 'signedOut' ? status.message : '')
  })

  test('is text, never HTML, and shows characters that change its direction', async () => {
    const { root } = await visit({ statement: '<img src=x onerror=alert(1)> مرحبًا \u202Eevil' })
    await eventually(() => expect(shown(root)).not.toBeNull())
    expect(shown(root)?.querySelector('*')).toBeNull()
    expect(shown(root)?.textContent).toContain('<img src=x onerror=alert(1)> مرحبًا ⟨U+202E⟩evil')
  })

  test('fits into a narrow card', async () => {
    await page.viewport(360, 640)
    const { root } = await visit({ statement: `${'x'.repeat(2_000)}` })
    await eventually(() => expect(shown(root)).not.toBeNull())
    root.querySelector('details')?.setAttribute('open', '')
    await settled(root)
    const card = root.querySelector('.card') ?? expect.fail('no card')
    expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth)
    expect(shown(root)?.scrollWidth).toBeLessThanOrEqual(shown(root)?.clientWidth ?? 0)
  })
})

test('the button keeps the focus while the wallet asks', async () => {
  const { root } = await visit({ sign: 'stall' })
  const sign = await eventually(() => control(root, 'Sign'))
  sign.focus()
  await userEvent.keyboard('{Enter}')
  await seesText(root, 'Open Foxglove')
  expect(focused()).toBe(sign)
  expect(sign.getAttribute('aria-disabled')).toBe('true')
})

test('apps with siweConfig open the same view by its own name', async () => {
  const siwx = createSignInApp()
  const { core, root } = await visit({ setUp: { options: { siwx: undefined, siweConfig: { mapToSIWX: () => siwx } } } })
  await seesTitle(root, 'Sign in')
  expect(core.router.state.view).toBe('ConnectingSiwe')
})
