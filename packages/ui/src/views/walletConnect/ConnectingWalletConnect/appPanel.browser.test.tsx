import { createFakeClock } from '@latchkey/testing'
import { afterEach, describe, expect, test } from 'vitest'
import type { TestModal, TestSetUp } from '../../../fixtures/createTestModal.fixture.js'
import { onMobile } from '../../../fixtures/onMobile.fixture.js'
import { uriOf } from '../../../fixtures/scriptedPairing.fixture.js'
import { showList } from '../../../fixtures/showList.fixture.js'
import { foxglove, testIcon, walletConnect } from '../../../fixtures/testWallets.fixture.js'
import { control, eventually, press, rendered, seesText, seesTitle } from '../../../fixtures/visitor.fixture.js'

const undo: (() => void)[] = []
const lantern = { id: 'lantern', name: 'Lantern', mobile_link: 'lantern://' }
const linkTo = (number: number) => [`lantern://wc?uri=${encodeURIComponent(uriOf(number))}`, '_top']

afterEach(() => {
  for (const step of undo.splice(0)) step()
})

/** A phone on which the visitor has selected the wallet, which opened its app with the first code. */
async function choose(setUp?: TestSetUp) {
  const clock = createFakeClock()
  const { opened, end } = onMobile()
  undo.push(end)
  const modal = await showList(undo, { ports: { clock }, options: { customWallets: [lantern] }, ...setUp })
  await press(modal.root, 'Lantern')
  await eventually(() => expect(modal.root.querySelector('[data-view=ConnectingWalletConnect] .button')).not.toBeNull())
  return { modal, clock, opened }
}

const words = ({ root }: TestModal) =>
  root
    .querySelector('.card')
    ?.textContent?.replace(/[\u2068\u2069]/g, '')
    .replaceAll('’', "'") ?? ''
const first = ({ root }: TestModal) =>
  root.querySelector<HTMLElement>('.button-stack .button') ?? expect.fail('no button')
const tab = ({ root }: TestModal, name: string) =>
  [...root.querySelectorAll<HTMLElement>('[role=tab]')].find(({ textContent }) => textContent === name) ??
  expect.fail(`no tab ${name}`)

describe('a code that is about to expire', () => {
  test('R60: no app receives an expired code, even without a render since', async () => {
    const { modal, clock, opened } = await choose()
    expect(opened).toEqual([linkTo(1)])
    modal.pairing.set({ expiresAt: clock.now() + 10_500 })
    await rendered()
    clock.skip(600)
    control(modal.root, 'Try again').click()
    await rendered()
    expect(opened).toEqual([linkTo(1)])
    clock.skip(400)
    await eventually(() => expect(first(modal).getAttribute('aria-busy')).toBe('true'))
    modal.pairing.set({ uri: uriOf(2), code: 'PAIRING_EXPIRED', expiresAt: clock.now() + 300_000 })
    await press(modal.root, 'Open Lantern')
    expect(opened).toEqual([linkTo(1), linkTo(2)])
  })

  test('disables the button until the next code, instead of reporting a missing link', async () => {
    const { modal, clock } = await choose()
    modal.pairing.set({ expiresAt: clock.now() + 10_500 })
    await rendered()
    // Two seconds after the link opened, the panel says that nothing opened.
    clock.skip(2_600)
    await seesText(modal.root, 'Nothing opened?')
    expect(first(modal).getAttribute('aria-busy')).toBe('true')
    expect(words(modal)).not.toContain('No link available')
    expect(words(modal)).not.toContain('not valid')
  })
})

test('R40: shows that a link is invalid, and where to get the wallet', async () => {
  const { end } = onMobile()
  undo.push(end)
  const bad = { ...lantern, mobile_link: 'javascript:alert(1)' }
  const modal = await showList(undo, { options: { customWallets: [bad] } })
  await press(modal.root, 'Lantern')
  await seesText(modal.root, "This wallet's link is not valid")
  expect(words(modal)).not.toContain('did not open')
  await press(modal.root, 'Get Lantern')
  await seesTitle(modal.root, 'Get Lantern')
})

describe('an app that was opened with an old code', () => {
  test('UX 5: after a rejection, offers to open the app with the new code', async () => {
    let decline: (() => void) | undefined
    const connect = () =>
      new Promise<'reject'>((resolve) => {
        decline = () => resolve('reject')
      })
    const { modal, clock, opened } = await choose({ script: { wallets: [{ ...walletConnect, connect }, foxglove] } })
    await seesText(modal.root, 'Continue in')
    await eventually(() => expect(decline).toBeDefined())
    expect(modal.core.modal.state.showsCode).toBe(false)
    clock.skip(20_000)
    modal.pairing.set({ uri: uriOf(4), code: 'USER_REJECTED', expiresAt: clock.now() + 300_000 })
    decline?.()
    await seesText(modal.root, 'You declined in the wallet')
    await eventually(() => expect(modal.adapter.asked.get('walletConnect')).toBe(2))
    expect(words(modal)).not.toContain('Continue in')
    // No request is pending in the app, so closing needs no confirmation.
    await eventually(() => expect(modal.core.modal.state.showsCode).toBe(true))
    await press(modal.root, 'Open Lantern')
    await seesText(modal.root, 'Continue in')
    expect(opened).toEqual([linkTo(1), linkTo(4)])
    expect(words(modal)).not.toContain('declined')
  })

  test('FI5: after a renewal, offers to open the app with the new code', async () => {
    const { modal, clock, opened } = await choose()
    await seesText(modal.root, 'Continue in')
    modal.pairing.set({ uri: uriOf(3), code: 'PAIRING_EXPIRED', expiresAt: clock.now() + 300_000 })
    await seesText(modal.root, 'The code has expired. A new one is ready.')
    expect(words(modal)).not.toContain('Continue in')
    await press(modal.root, 'Open Lantern')
    expect(opened.at(-1)).toEqual(linkTo(3))
    await seesText(modal.root, 'Continue in')
  })
})

describe('an opened app, while another tab is selected', () => {
  const both = { ...lantern, webapp_link: 'https://app.lantern.example' }
  test('FI5: does not show the app as pending after the code was renewed', async () => {
    const { modal, clock } = await choose({ options: { customWallets: [both] } })
    await seesText(modal.root, 'Continue in')
    tab(modal, 'Web').click()
    await seesText(modal.root, 'Open Lantern')
    modal.pairing.set({ uri: uriOf(2), code: 'PAIRING_EXPIRED', expiresAt: clock.now() + 300_000 })
    tab(modal, 'App').click()
    await seesText(modal.root, 'The code has expired. A new one is ready.')
    expect(words(modal)).not.toContain('Continue in')
    await eventually(() => expect(modal.core.modal.state.showsCode).toBe(true))
  })

  test('AX5: closing asks for confirmation, even while the code shows', async () => {
    const { modal } = await choose({ options: { customWallets: [both] } })
    await seesText(modal.root, 'Continue in')
    await press(modal.root, 'Show a QR code')
    await seesText(modal.root, 'Scan it with Lantern')
    await rendered()
    expect(modal.core.modal.state.showsCode).toBe(false)
  })

  test('does not show the web page as opened', async () => {
    const { modal } = await choose({ options: { customWallets: [both] } })
    await seesText(modal.root, 'Continue in')
    tab(modal, 'Web').click()
    await seesText(modal.root, 'Open Lantern')
    expect(words(modal)).not.toContain('Continue in')
    tab(modal, 'App').click()
    await seesText(modal.root, 'Continue in')
  })
})

test('R143: removes the rejection when the visitor returns to the QR code from the tab of the extension', async () => {
  const clock = createFakeClock()
  let decline: (() => void) | undefined
  const connect = () =>
    new Promise<'reject'>((resolve) => {
      decline = () => resolve('reject')
    })
  const modal = await showList(undo, {
    ports: { clock },
    options: { customWallets: [{ ...lantern, rdns: 'io.foxglove', webapp_link: 'https://app.lantern.example' }] },
    script: { wallets: [{ ...walletConnect, connect }, foxglove] },
  })
  modal.core.router.push('ConnectingWalletConnect', { walletId: 'lantern' })
  await seesText(modal.root, 'Browser')
  tab(modal, 'Web').click()
  await eventually(() => expect(decline).toBeDefined())
  clock.skip(20_000)
  modal.pairing.set({ uri: uriOf(4), code: 'USER_REJECTED', expiresAt: clock.now() + 300_000 })
  decline?.()
  await seesText(modal.root, 'You declined in the wallet')
  tab(modal, 'Browser').click()
  await seesText(modal.root, 'Connect')
  modal.pairing.set({ code: undefined })
  tab(modal, 'Web').click()
  await seesText(modal.root, 'Open Lantern')
  expect(words(modal)).not.toContain('declined')
})

test('FI5: says that the link has changed if the visitor copied it', async () => {
  const { modal, clock } = await choose()
  modal.core.router.replace('ConnectingWalletConnect', { walletId: 'lantern' })
  await seesText(modal.root, 'Open Lantern')
  const copied: string[] = []
  Object.defineProperty(navigator.clipboard, 'writeText', {
    configurable: true,
    value: async (text: string) => void copied.push(text),
  })
  undo.push(() => Reflect.deleteProperty(navigator.clipboard, 'writeText'))
  await press(modal.root, 'Copy link')
  await eventually(() => expect(copied).toEqual([uriOf(1)]))
  modal.pairing.set({ uri: uriOf(2), code: 'PAIRING_EXPIRED', expiresAt: clock.now() + 300_000 })
  await seesText(modal.root, 'The code has expired. A new one is ready.')
})

test.each([
  ['its own', { image_url: testIcon('L', '#1b7a4b') }],
  ['the directory’s', { image_id: 'image-3' }],
])('shows %s picture of a wallet in each frame while the visitor changes tabs', async (_whose, image) => {
  const ways = { ...lantern, desktop_link: 'lantern-desktop://', webapp_link: 'https://app.lantern.example', ...image }
  const modal = await showList(undo, { options: { customWallets: [ways] } })
  modal.core.router.push('ConnectingWalletConnect', { walletId: 'lantern' })
  await eventually(() => expect(modal.root.querySelectorAll('[role=tab]')).toHaveLength(3))
  const tabs = [...modal.root.querySelectorAll<HTMLElement>('[role=tab]')]
  const pictures = () =>
    [...modal.root.querySelectorAll<HTMLImageElement>('.latch-arc img')].map(
      ({ naturalWidth, dataset }) => naturalWidth > 0 && dataset.waiting === undefined,
    )
  tabs[1]?.click()
  await eventually(() => expect(pictures()).toEqual([true]))
  for (const index of [2, 1, 2]) {
    tabs[index]?.click()
    for (let frame = 0; frame < 4; frame++) {
      await new Promise(requestAnimationFrame)
      expect(pictures()).toEqual([true])
      if ('image_id' in image) expect([...modal.directory.held]).toContain(image.image_id)
    }
  }
})
