import { createFakeClock } from '@latchkey/testing'
import { ref } from 'valtio/vanilla'
import { afterEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { createTestModal, type TestModal, type TestSetUp } from '../fixtures/createTestModal.fixture.js'
import { onMobile } from '../fixtures/onMobile.fixture.js'
import type { ScriptedWallet } from '../fixtures/scriptedAdapter.fixture.js'
import { makeWallets } from '../fixtures/scriptedDirectory.fixture.js'
import { uriOf } from '../fixtures/scriptedPairing.fixture.js'
import { base, mainnet } from '../fixtures/testNetworks.fixture.js'
import { arc, foxglove, testIcon, walletConnect } from '../fixtures/testWallets.fixture.js'
import {
  control,
  eventually,
  press,
  rendered,
  seesText,
  seesTitle,
  settled,
  skipSuccess,
  touch,
} from '../fixtures/visitor.fixture.js'

const open: TestModal[] = []
const undo: (() => void)[] = []
const lantern = {
  id: 'lantern',
  name: 'Lantern',
  homepage: 'https://lantern.example',
  mobile_link: 'lantern://',
  desktop_link: 'lantern-desktop://',
  webapp_link: 'https://app.lantern.example',
  app_store: 'https://apps.example/lantern',
}

afterEach(async () => {
  for (const modal of open.splice(0)) modal.end()
  for (const step of undo.splice(0)) step()
  await page.viewport(414, 896)
})

async function show(setUp: TestSetUp = {}): Promise<TestModal> {
  const modal = createTestModal({
    pairing: {},
    directory: {},
    ...setUp,
    script: { wallets: [walletConnect, foxglove, arc], ...setUp.script },
  })
  open.push(modal)
  await modal.core.ready
  modal.core.open()
  await modal.core.discover()
  return modal
}

/** Makes the browser identify itself as a phone. */
function goMobile(): unknown[][] {
  const { opened, end } = onMobile()
  undo.push(end)
  return opened
}

const attempt = ({ core }: TestModal) => core.connection.state.attempts.eip155
const path = ({ root }: TestModal) => root.querySelector('.qr-code path')?.getAttribute('d')
const rows = ({ root }: TestModal) =>
  [...root.querySelectorAll<HTMLElement>('button.row')].map((row) => row.querySelector('.row-name')?.textContent)

const hidden = { visibilityProperty: true }

/** The place of each row, by its name. */
const places = ({ root }: TestModal) =>
  Object.fromEntries(
    [...root.querySelectorAll('button.row')].map((row) => [
      row.querySelector('.row-name')?.textContent,
      row.getBoundingClientRect().y,
    ]),
  )

/** Waits for the other ways that the panel offers if the page is still visible two seconds after a link opened. */
async function seesHelp(modal: TestModal): Promise<void> {
  await rendered()
  modal.skip(2_000)
  await seesText(modal.root, 'Nothing opened?')
}

describe('the wallet list', () => {
  test('§4: lists WalletConnect first, then all wallets with their number rounded down to tens', async () => {
    const modal = await show()
    await eventually(() =>
      expect(rows(modal)).toEqual([
        'WalletConnect',
        'All wallets',
        'Foxglove',
        'Arc Wallet',
        'Amber Wallet',
        'Birch Wallet',
      ]),
    )
    await seesText(modal.root, '540+')
    expect([...modal.root.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual([
      'Phone or another device',
      'On this device',
      'Other wallets',
    ])
  })

  test('a phone shows no code label, because it cannot scan its own screen', async () => {
    goMobile()
    const modal = await show()
    await seesText(modal.root, 'Another app or device')
    expect(control(modal.root, 'WalletConnect').textContent).toBe('WalletConnect')
  })

  test.each([
    [{ allWallets: 'HIDE' }, false],
    [{ allWallets: 'ONLY_MOBILE' }, false],
    [{ features: { allWallets: false } }, false],
    [{ allWallets: 'SHOW' }, true],
  ] as const)('§1: lists or hides all wallets with %j', async (options, isOffered) => {
    const modal = await show({ options })
    await eventually(() => expect(rows(modal)).toContain('Amber Wallet'))
    expect(rows(modal).includes('All wallets')).toBe(isOffered)
  })

  test('§1: lists all wallets on a phone with ONLY_MOBILE', async () => {
    goMobile()
    const modal = await show({ options: { allWallets: 'ONLY_MOBILE' } })
    await eventually(() => expect(rows(modal)).toContain('All wallets'))
  })

  test('FI8: with an unreachable directory, lists installed and custom wallets without a spinner', async () => {
    const modal = await show({ directory: { load: 'fail' }, options: { customWallets: [lantern] } })
    await eventually(() => expect(modal.directory.state.status).toBe('failed'))
    expect(rows(modal)).toEqual(['WalletConnect', 'All wallets', 'Foxglove', 'Arc Wallet', 'Lantern'])
    for (const one of modal.root.querySelectorAll('.spinner,.skeleton')) expect(one.checkVisibility(hidden)).toBe(false)
  })

  describe.each([360, 1_280])('UX 1: rows keep their place, %d px', (width) => {
    const featured = makeWallets(2)
    const outcomes = [
      ['adds its wallets', { status: 'ready', featured: ref(featured) }, ['Amber Wallet', 'Birch Wallet']],
      [
        'has fewer wallets than placeholders',
        { status: 'ready', featured: ref(featured.slice(0, 1)) },
        ['Amber Wallet'],
      ],
      ['fails', { status: 'failed', code: 'DIRECTORY_FAILED' }, []],
    ] as const

    test.each(outcomes)('when the directory %s', async (_name, change, added) => {
      await page.viewport(width, 800)
      const options = { customWallets: [lantern], featuredWalletIds: featured.map(({ id }) => id) }
      const modal = await show({ directory: { load: 'stall' }, options })
      await eventually(() => expect(rows(modal)).toContain('Lantern'))
      await settled(modal.root)
      const before = places(modal)
      Object.assign(modal.directory.state, change)
      await eventually(() => expect(rows(modal)).toEqual([...Object.keys(before), ...added]))
      await settled(modal.root)
      expect(places(modal)).toMatchObject(before)
      for (const skeleton of modal.root.querySelectorAll('.skeleton'))
        expect(skeleton.checkVisibility(hidden)).toBe(false)
    })
  })

  test('R219b: the list for one namespace shows the wallets recommended for it', async () => {
    const wallet = (id: string, chain: string) => ({ id, name: `Wallet ${id}`, chains: [chain] })
    const directory = {
      recommended: ['a', 'b', 'c', 'd'].map((id) => wallet(id, 'eip155:1')),
      recommendedBy: { solana: [wallet('s', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')] },
    }
    const modal = await show({ directory, others: { solana: { wallets: [walletConnect] } } })
    await eventually(() => expect(rows(modal)).toContain('Wallet a'))
    modal.core.open({ view: 'Connect', namespace: 'solana' })
    await eventually(() => expect(rows(modal)).toContain('Wallet s'))
    expect(rows(modal)).not.toContain('Wallet a')
  })

  test('WalletConnect for several namespaces is one row that does not ask for a namespace', async () => {
    const modal = await show({ others: { solana: { wallets: [walletConnect] } } })
    await press(modal.root, 'WalletConnect')
    await seesTitle(modal.root, 'Scan with your phone')
    await eventually(() => expect(attempt(modal)).toMatchObject({ connectorId: 'walletConnect', status: 'pending' }))
  })

  test('§4: WalletConnect is not listed while it is connected', async () => {
    const modal = await show({ script: { wallets: [{ ...walletConnect, connect: 'approve' }, foxglove] } })
    await modal.core.connect({ connectorId: 'walletConnect' })
    await skipSuccess(modal)
    modal.core.open({ view: 'Connect' })
    await eventually(() => expect(rows(modal)).toContain('Foxglove'))
    expect(rows(modal)).not.toContain('WalletConnect')
    expect(rows(modal)).toContain('All wallets')
  })

  test('R230: on a phone, the list prepares no code; a press of a wallet does, so that its click can open the app', async () => {
    const opened = goMobile()
    const modal = await show({
      options: { customWallets: [lantern, { id: 'store', name: 'Store only', play_store: 'https://play.example' }] },
    })
    for (const name of ['Foxglove', 'Store only']) await touch(modal.root, name)
    await rendered()
    expect(modal.pairing.calls.prepared).toBe(0)
    const row = await touch(modal.root, 'Lantern')
    await touch(modal.root, 'Lantern')
    expect(modal.pairing.calls.prepared).toBe(1)
    row.click()
    // The link opened synchronously in the click. The tests run in a frame.
    expect(opened).toEqual([[`lantern://wc?uri=${encodeURIComponent(uriOf(1))}`, '_top']])
    await seesText(modal.root, 'Continue in Lantern')
    expect(modal.core.modal.state.showsCode).toBe(false)
    await seesHelp(modal)
    await press(modal.root, 'Get Lantern')
    await seesTitle(modal.root, 'Get Lantern')
  })

  test.each([
    [true, 1],
    [false, 0],
    [undefined, 0],
  ])(
    'a code that arrives after the tap opens the app only while the user activation is active: %s',
    async (isActive, count) => {
      const opened = goMobile()
      const activation = isActive === undefined ? undefined : { isActive }
      Object.defineProperty(navigator, 'userActivation', { value: activation, configurable: true })
      undo.push(() => Reflect.deleteProperty(navigator, 'userActivation'))
      const modal = await show({
        options: { customWallets: [lantern] },
        pairing: { status: 'preparing', uri: undefined },
      })
      ;(await touch(modal.root, 'Lantern')).click()
      await seesText(modal.root, 'Open Lantern')
      await rendered()
      expect(opened).toEqual([])
      modal.pairing.set({ status: 'ready', uri: uriOf(1) })
      await seesText(modal.root, count ? 'Continue in Lantern' : 'Open Lantern')
      await rendered()
      expect(opened).toEqual(Array(count).fill([`lantern://wc?uri=${encodeURIComponent(uriOf(1))}`, '_top']))
      await press(modal.root, count ? 'Try again' : 'Open Lantern')
      await seesText(modal.root, 'Continue in Lantern')
      expect(opened).toHaveLength(count + 1)
    },
  )

  test('offers the https link of an app that did not open', async () => {
    const opened = goMobile()
    const both = { id: 'both', name: 'Both', mobile_link: 'both://', link_mode: 'https://open.both.example' }
    const modal = await show({ directory: { wallets: [both, ...makeWallets(3)] } })
    ;(await touch(modal.root, 'Both')).click()
    await seesHelp(modal)
    await press(modal.root, 'Open it another way')
    const code = encodeURIComponent(uriOf(1))
    expect(opened).toEqual([
      [`both://wc?uri=${code}`, '_top'],
      [`https://open.both.example/wc?uri=${code}`, '_blank', expect.stringContaining('noopener')],
    ])
  })

  test("prefers the https link if the app set it, and offers the wallet's own scheme as well", async () => {
    const opened = goMobile()
    const both = { id: 'both', name: 'Both', mobile_link: 'both://', link_mode: 'https://open.both.example' }
    const options = { experimental_preferUniversalLinks: true }
    const modal = await show({ options, directory: { wallets: [both, ...makeWallets(3)] } })
    ;(await touch(modal.root, 'Both')).click()
    const code = encodeURIComponent(uriOf(1))
    expect(opened).toEqual([
      [`https://open.both.example/wc?uri=${code}`, '_blank', expect.stringContaining('noopener')],
    ])
    await seesHelp(modal)
    await press(modal.root, 'Open it another way')
    expect(opened[1]).toEqual([`both://wc?uri=${code}`, '_top'])
  })
})

describe('the code', () => {
  test('FI5 AX24: a new code replaces the old one in the same element and is announced', async () => {
    const modal = await show()
    modal.core.router.push('ConnectingWalletConnect')
    await eventually(() => expect(path(modal)).toBeTruthy())
    const [image, before] = [modal.root.querySelector('.qr-code svg'), path(modal)]
    modal.pairing.set({ uri: uriOf(9), code: 'PAIRING_EXPIRED', expiresAt: Date.now() + 240_000 })
    await eventually(() => expect(path(modal)).not.toBe(before))
    expect(modal.root.querySelector('.qr-code svg')).toBe(image)
    await seesText(modal.root, 'The code has expired. A new one is ready.')
    expect(attempt(modal)?.status).toBe('pending')
  })

  test('AX24: shows the remaining time in seconds, and announces it once, in minutes', async () => {
    const clock = createFakeClock()
    const modal = await show({ pairing: { expiresAt: clock.now() + 173_000 }, ports: { clock } })
    modal.core.router.push('ConnectingWalletConnect')
    await seesText(modal.root, 'New code in')
    const seconds = modal.root.querySelector('.code-clock [aria-hidden]')
    expect(seconds?.textContent?.replace(/[\u2068\u2069]/g, '')).toBe('New code in 2:43')
    await seesText(modal.root, 'The code is valid for another 3 minutes.')
    const announced = modal.root.querySelector('.code-clock [role=status]')?.textContent
    clock.skip(60_000)
    await eventually(() => expect(modal.root.querySelector('.code-clock [aria-hidden]')?.textContent).toContain('1:43'))
    expect(modal.root.querySelector('.code-clock [role=status]')?.textContent).toBe(announced)
  })

  test('FI1: shows an interrupted connection immediately and keeps the code', async () => {
    const modal = await show()
    modal.core.router.push('ConnectingWalletConnect')
    await eventually(() => expect(path(modal)).toBeTruthy())
    modal.pairing.set({ relay: 'reconnecting' })
    await eventually(
      () => expect(modal.root.querySelector('.code-clock [role=status]')?.textContent).toBe('Reconnecting…'),
      1_000,
    )
    expect(path(modal)).toBeTruthy()
    modal.pairing.set({ relay: 'connected' })
    await eventually(() => expect(modal.root.querySelector('.card')?.textContent).not.toContain('Reconnecting'))
  })

  test('FI2: shows that the relay is unreachable, with a retry and a way back to the other wallets', async () => {
    const modal = await show({ pairing: { status: 'failed', uri: undefined, code: 'RELAY_UNREACHABLE' } })
    modal.core.router.push('ConnectingWalletConnect')
    await seesText(modal.root, 'The connection service cannot be reached.')
    expect(modal.root.querySelector('[role=alert]')?.textContent).toContain('Nothing was shared.')
    const { prepared } = modal.pairing.calls
    await press(modal.root, 'Try again')
    expect(modal.pairing.calls.prepared).toBe(prepared + 1)
    await press(modal.root, 'Pick another wallet')
    await seesTitle(modal.root, 'Connect a wallet')
    expect(attempt(modal)).toBeUndefined()
  })

  test('UX 5: a rejection looks neutral, and a new code is requested immediately', async () => {
    const clock = createFakeClock()
    let decline: (() => void) | undefined
    const connect = () =>
      new Promise<'reject'>((resolve) => {
        decline = () => resolve('reject')
      })
    const modal = await show({ ports: { clock }, script: { wallets: [{ ...walletConnect, connect }, foxglove] } })
    modal.core.router.push('ConnectingWalletConnect')
    await eventually(() => expect(path(modal)).toBeTruthy())
    await eventually(() => expect(modal.adapter.asked.get('walletConnect')).toBe(1))
    clock.skip(20_000)
    const image = modal.root.querySelector('.qr-code svg')
    modal.pairing.set({ uri: uriOf(4), code: 'USER_REJECTED' })
    decline?.()
    await eventually(() => expect(modal.adapter.asked.get('walletConnect')).toBe(2))
    await seesText(modal.root, 'You declined in the wallet')
    await seesText(modal.root, 'Nothing was shared.')
    expect(modal.root.querySelector('.card [role=alert]')).toBeNull()
    expect(attempt(modal)?.status).toBe('pending')
    expect(modal.root.querySelector('.qr-code svg')).toBe(image)
  })

  test('stops retrying a connector that rejects immediately', async () => {
    const modal = await show({ script: { wallets: [{ ...walletConnect, connect: 'reject' }, foxglove] } })
    modal.core.router.push('ConnectingWalletConnect')
    await seesText(modal.root, 'You declined in the wallet')
    await rendered()
    expect(modal.adapter.asked.get('walletConnect')).toBe(1)
    await press(modal.root, 'Try again')
    await eventually(() => expect(modal.adapter.asked.get('walletConnect')).toBe(2))
  })

  test('a view opened after a rejection sends one request and does not show the rejection', async () => {
    const answers = ['reject', 'wait'] as const
    let asked = 0
    const connect = () =>
      answers[asked++] === 'reject' ? Promise.resolve('reject' as const) : new Promise<never>(() => undefined)
    const modal = await show({ script: { wallets: [{ ...walletConnect, connect }, foxglove] } })
    modal.core.router.push('ConnectingWalletConnect')
    await seesText(modal.root, 'You declined in the wallet')
    await press(modal.root, 'Back')
    await seesTitle(modal.root, 'Connect a wallet')
    modal.core.router.push('ConnectingWalletConnect')
    await eventually(() => expect(path(modal)).toBeTruthy())
    await eventually(() => expect(attempt(modal)?.status).toBe('pending'))
    await rendered()
    expect(modal.root.textContent).not.toContain('You declined in the wallet')
    expect(modal.adapter.asked.get('walletConnect')).toBe(2)
  })

  test('shows that the app aborted, and can retry', async () => {
    const modal = await show()
    modal.core.router.push('ConnectingWalletConnect')
    await eventually(() => expect(attempt(modal)?.status).toBe('pending'))
    await eventually(() => expect(path(modal)).toBeTruthy())
    modal.core.connection.cancel('ABORTED', 'eip155')
    await seesText(modal.root, 'The request was cancelled')
    await press(modal.root, 'Try again')
    await eventually(() => expect(path(modal)).toBeTruthy())
    expect(attempt(modal)?.status).toBe('pending')
  })

  test('going back cancels the request and releases the code; closing needs no confirmation', async () => {
    const modal = await show()
    modal.core.router.push('ConnectingWalletConnect')
    await eventually(() => expect(path(modal)).toBeTruthy())
    await press(modal.root, 'Back')
    await eventually(() => expect(attempt(modal)).toBeUndefined())
    expect(modal.pairing.calls.released).toBeGreaterThan(0)
    modal.core.router.push('ConnectingWalletConnect')
    await eventually(() => expect(path(modal)).toBeTruthy())
    await eventually(() => expect(modal.core.modal.state.showsCode).toBe(true))
    await press(modal.root, 'Close')
    expect(modal.core.modal.state).toMatchObject({ open: false, confirmClose: false })
  })

  test('AX17, R60: copies the current link on request and announces it', async () => {
    const copied: string[] = []
    const modal = await show()
    modal.core.router.push('ConnectingWalletConnect')
    await eventually(() => expect(path(modal)).toBeTruthy())
    const write = navigator.clipboard.writeText.bind(navigator.clipboard)
    Object.defineProperty(navigator.clipboard, 'writeText', {
      configurable: true,
      value: async (text: string) => void copied.push(text),
    })
    await press(modal.root, 'Copy link')
    await eventually(() => expect(modal.root.querySelector('.snackbar [role=status]')?.textContent).toBe('Link copied'))
    Object.defineProperty(navigator.clipboard, 'writeText', { configurable: true, value: write })
    expect(copied).toEqual([uriOf(1)])
  })

  test('connected: the success animation replaces the code and the modal closes', async () => {
    let approve: (() => void) | undefined
    const connect = () =>
      new Promise<'approve'>((resolve) => {
        approve = () => resolve('approve')
      })
    const modal = await show({ script: { wallets: [{ ...walletConnect, connect }] } })
    modal.core.router.push('ConnectingWalletConnect')
    await eventually(() => expect(modal.adapter.asked.get('walletConnect')).toBe(1))
    approve?.()
    await eventually(() => expect(modal.root.querySelector('.latch-arc[data-status=connected]')).not.toBeNull())
    await eventually(() => expect(modal.core.modal.state.open).toBe(false))
  })

  test('requests the given namespace even if another is not connected', async () => {
    const modal = await show({ others: { solana: { wallets: [walletConnect] } } })
    modal.core.open({ view: 'ConnectingWalletConnect', namespace: 'solana' })
    await eventually(() => expect(modal.core.connection.state.attempts.solana?.status).toBe('pending'))
    expect(attempt(modal)).toBeUndefined()
  })
})

describe('required consent', () => {
  const options = { termsConditionsUrl: 'https://example.com/terms', features: { legalCheckbox: true } } as const

  test('requests no code on a phone before the consent', async () => {
    const opened = goMobile()
    const modal = await show({ options: { ...options, customWallets: [lantern] } })
    await eventually(() => expect(rows(modal)).toContain('Lantern'))
    await seesText(modal.root, 'I agree to the')
    ;(await touch(modal.root, 'Lantern')).click()
    await rendered()
    expect(modal.pairing.calls.prepared).toBe(0)
    expect(opened).toEqual([])
    modal.root.querySelector<HTMLElement>('input[type=checkbox]')?.click()
    await eventually(() => expect(control(modal.root, 'Lantern').hasAttribute('aria-disabled')).toBe(false))
    ;(await touch(modal.root, 'Lantern')).click()
    expect(modal.pairing.calls.prepared).toBe(1)
    expect(opened).toEqual([[`lantern://wc?uri=${encodeURIComponent(uriOf(1))}`, '_top']])
  })

  test.each(['ConnectingWalletConnect', 'ConnectingWalletConnectBasic', 'AllWallets'] as const)(
    'before the consent, %s sends no request and creates no code',
    async (view) => {
      const modal = await show({ options })
      modal.core.open({ view })
      await seesText(modal.root, 'Tick the box below first')
      await rendered()
      expect(modal.adapter.asked.size).toBe(0)
      expect(modal.pairing.calls.prepared).toBe(0)
      modal.root.querySelector<HTMLElement>('input[type=checkbox]')?.click()
      if (view === 'AllWallets') await eventually(() => expect(rows(modal)).toContain('Amber Wallet'))
      else await eventually(() => expect(path(modal)).toBeTruthy())
    },
  )
})

describe('the platforms of a wallet', () => {
  test('each platform is a tab and the first is selected; a single platform has no tabs', async () => {
    const modal = await show({ options: { customWallets: [lantern, { id: 'x', name: 'X', mobile_link: 'x://' }] } })
    modal.core.router.push('ConnectingWalletConnect', { walletId: 'lantern' })
    const tabs = await eventually(() => {
      const found = [...modal.root.querySelectorAll('[role=tab]')]
      expect(found).toHaveLength(3)
      return found
    })
    expect(tabs.map(({ textContent }) => textContent)).toEqual(['QR code', 'Web', 'Desktop'])
    expect(tabs[0]?.getAttribute('aria-selected')).toBe('true')
    modal.core.router.push('ConnectingWalletConnect', { walletId: 'x' })
    await seesTitle(modal.root, 'X')
    expect(modal.root.querySelector('[role=tab]')).toBeNull()
  })

  test('a desktop offers the extension of a wallet that is not installed beside its code', async () => {
    const store = 'https://chromewebstore.google.com/detail/lantern'
    const modal = await show({ options: { customWallets: [{ ...lantern, chrome_store: store }] } })
    modal.core.router.push('ConnectingWalletConnect', { walletId: 'lantern' })
    await eventually(() =>
      expect([...modal.root.querySelectorAll('[role=tab]')].map(({ textContent }) => textContent)).toEqual([
        'QR code',
        'Extension',
        'Web',
        'Desktop',
      ]),
    )
    await press(modal.root, 'Extension')
    await seesText(modal.root, 'Lantern is not in this browser')
    expect(control(modal.root, 'Open the Chrome Web Store').getAttribute('href')).toBe(store)
    await press(modal.root, 'QR code')
    await press(modal.root, 'Get Lantern')
    await seesTitle(modal.root, 'Get Lantern')
  })

  test('a phone, and a wallet that is installed, offer no extension', async () => {
    const wallet = { ...lantern, chrome_store: 'https://chromewebstore.google.com/detail/lantern' }
    const installed = await show({ options: { customWallets: [{ ...wallet, rdns: 'io.foxglove' }] } })
    installed.core.router.push('ConnectingWalletConnect', { walletId: 'lantern' })
    await seesText(installed.root, 'Connect with')
    goMobile()
    const phone = await show({ options: { customWallets: [wallet] } })
    phone.core.router.push('ConnectingWalletConnect', { walletId: 'lantern' })
    await seesText(phone.root, 'Show a QR code')
    for (const { root } of [installed, phone])
      expect(root.querySelector('.tabs')?.textContent).not.toContain('Extension')
  })

  test('an installed wallet connects in the browser, without a code', async () => {
    const modal = await show({ options: { customWallets: [{ ...lantern, rdns: 'io.foxglove' }] } })
    const { prepared } = modal.pairing.calls
    modal.core.router.push('ConnectingWalletConnect', { walletId: 'lantern' })
    await press(modal.root, 'Connect')
    await eventually(() => expect(modal.adapter.asked.get('io.foxglove')).toBe(1))
    expect(modal.pairing.calls.prepared).toBe(prepared)
  })
})

describe('R125: pictures of networks', () => {
  const networks = [{ ...mainnet, assets: { imageId: 'eip155-1' } }, base] as const

  test('load from the directory by asset id, are released with the view, and are replaced by pictures of the app', async () => {
    const modal = await show({ options: { networks } })
    modal.core.open({ view: 'Networks' })
    await eventually(() => expect([...modal.directory.held]).toContain('eip155-1'))
    await eventually(() => expect(modal.root.querySelectorAll('.row img')).toHaveLength(1))
    modal.core.close()
    await eventually(() => expect([...modal.directory.held]).not.toContain('eip155-1'))

    const own = await show({ options: { networks, chainImages: { 1: testIcon('E', '#174299') } } })
    own.core.open({ view: 'Networks' })
    await eventually(() => expect(own.root.querySelectorAll('.row img')).toHaveLength(1))
    expect([...own.directory.held]).toEqual([])
  })

  test('are not requested without a directory', async () => {
    const modal = createTestModal({ options: { networks } })
    open.push(modal)
    modal.core.open({ view: 'Networks' })
    await eventually(() => expect(modal.root.querySelectorAll('.row')).toHaveLength(2))
    expect(modal.root.querySelector('.row img')).toBeNull()
  })
})

describe('all wallets', () => {
  async function list(setUp: TestSetUp = {}): Promise<TestModal> {
    const modal = await show(setUp)
    modal.core.router.push('AllWallets')
    await seesTitle(modal.root, 'All wallets')
    return modal
  }
  const type = (modal: TestModal, text: string) => {
    const input = modal.root.querySelector('input[type=search]')
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
    input?.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const status = ({ root }: TestModal) =>
    root.querySelector('.body > .visually-hidden[role=status]')?.textContent?.replace(/[\u2068\u2069]/g, '')

  test('R219c: if opened for one namespace, all wallets and the search list only wallets that support it', async () => {
    const solana = makeWallets(50).map((wallet) => ({ ...wallet, chains: ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'] }))
    const evm = makeWallets(60).map((wallet) => ({
      ...wallet,
      id: `evm-${wallet.id}`,
      name: `EVM ${wallet.name}`,
      chains: ['eip155:1'],
    }))
    const all = evm.flatMap((wallet, index) => [wallet, ...solana.slice(index, index + 1)])
    const modal = await show({ directory: { wallets: all }, others: { solana: { wallets: [walletConnect] } } })
    const listed = () =>
      [...modal.root.querySelectorAll('.long-list [data-index] .row-name')].map(({ textContent }) => textContent)
    modal.core.open({ view: 'Connect', namespace: 'solana' })
    await press(modal.root, /^All wallets/)
    await eventually(() => expect(status(modal)).toBe('Wallets listed: 40'))
    expect(modal.root.querySelector('.long-list li')?.getAttribute('aria-setsize')).toBe('50')
    expect(listed().filter((name) => name?.startsWith('EVM'))).toEqual([])
    await press(modal.root, 'Load more')
    await eventually(() => expect(status(modal)).toBe('Wallets listed: 50'))
    type(modal, 'amber')
    await eventually(() => expect(status(modal)).toMatch(/^Wallets found/))
    expect(listed()).toContain('Amber Wallet')
    expect(listed().filter((name) => name?.startsWith('EVM'))).toEqual([])
    // The list of all wallets starts at its own first page.
    modal.core.open({ view: 'Connect' })
    await press(modal.root, /^All wallets/)
    await eventually(() => expect(status(modal)).toBe('Wallets listed: 40'))
    expect(listed()).toContain('EVM Amber Wallet')
  })

  test('R119: a phone without a directory shows a link to copy and to open instead of the list', async () => {
    goMobile()
    const modal = createTestModal({ pairing: {} })
    open.push(modal)
    modal.core.open({ view: 'AllWallets' })
    await seesTitle(modal.root, 'All wallets')
    await eventually(() => expect(modal.root.querySelector('[aria-busy=true]')).toBeNull())
    expect(control(modal.root, 'Copy link')).toBeTruthy()
    expect(control(modal.root, 'Use this device')).toBeTruthy()
    expect(modal.root.querySelector('input[type=search]')).toBeNull()
  })

  test('R119: without a directory, lists the app’s wallets, with a code for any other', async () => {
    const modal = createTestModal({ pairing: {}, options: { customWallets: [lantern] } })
    open.push(modal)
    modal.core.open({ view: 'AllWallets' })
    await seesTitle(modal.root, 'All wallets')
    await eventually(() => expect(rows(modal)).toEqual(['Lantern']))
    await press(modal.root, 'Show a QR code')
    await eventually(() => expect(path(modal)).toBeTruthy())
  })

  test('R119: without a directory and a relay, explains that and links to the wallets on this device', async () => {
    const modal = createTestModal({ script: { wallets: [foxglove] } })
    open.push(modal)
    modal.core.open()
    modal.core.router.push('AllWallets')
    await seesText(modal.root, 'This site has no wallet list')
    await press(modal.root, 'Connect a wallet')
    await eventually(() => expect(rows(modal)).toContain('Foxglove'))
  })

  test('R119: if the directory fails, shows a code for any wallet beside the retry', async () => {
    const modal = await list({ directory: { pages: 'fail' } })
    await eventually(() => expect(control(modal.root, 'Try again')).toBeTruthy())
    await press(modal.root, 'Show a QR code')
    await eventually(() => expect(path(modal)).toBeTruthy())
  })

  test.each(['en', 'ar'])(
    'AX20: names are beside their pictures, and the checkbox is in line with the search, in %s',
    async (locale) => {
      const wallets = [
        { id: 'a', name: 'Amber' },
        { id: 'b', name: 'محفظة' },
      ]
      const modal = await show({ directory: { wallets, badge: 'Audited by Example' }, options: { locale } })
      modal.core.router.push('AllWallets')
      const shown = await eventually(() => {
        const found = [...modal.root.querySelectorAll<HTMLElement>('.long-list .row')]
        expect(found).toHaveLength(2)
        return found
      })
      const isArabic = locale === 'ar'
      for (const row of shown) {
        const range = document.createRange()
        range.selectNodeContents(row.querySelector('bdi') ?? expect.fail('no name'))
        const text = range.getBoundingClientRect()
        const picture = row.querySelector('.picture')?.getBoundingClientRect() ?? expect.fail('no picture')
        expect(isArabic ? picture.left - text.right : text.left - picture.right).toBeCloseTo(12, 0)
      }
      const [box, field] = ['.checkbox-box input', '.wallet-search .search-field'].map((selector) => {
        const place = modal.root.querySelector(selector)?.getBoundingClientRect() ?? expect.fail(selector)
        return isArabic ? place.right : place.left
      })
      expect(box).toBe(field)
    },
  )

  test('AX18: loads pages of 40 and renders rows near the viewport, with their position in the whole list', async () => {
    const modal = await list()
    await eventually(() => expect(status(modal)).toBe('Wallets listed: 40'))
    const items = [...modal.root.querySelectorAll('.long-list li')]
    expect(items.length).toBeLessThan(30)
    expect(items[0]?.getAttribute('aria-setsize')).toBe('546')
    expect(items[0]?.getAttribute('aria-posinset')).toBe('1')
    const body = modal.root.querySelector('.body') as HTMLElement
    body.scrollTop = body.scrollHeight
    await eventually(() => expect(modal.directory.state.wallets.length).toBeGreaterThan(40))
    await eventually(() => expect(status(modal)).toMatch(/Wallets listed: (80|120)/))
    // Pictures of rows outside the viewport are released.
    await eventually(() => expect(modal.directory.held.size).toBeLessThan(30))
  })

  test.each([
    ['the press', (row: HTMLElement) => row.click()],
    [
      'the pointer that comes near',
      (row: HTMLElement) => row.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })),
    ],
  ])('%s requests the first page once, in parallel with the view’s code', async (_when, act) => {
    const modal = await show()
    const row = await eventually(() => control(modal.root, 'All wallets'))
    expect(modal.directory.state.pages).toBe('idle')
    act(row)
    expect(modal.directory.state.pages).toBe('loading')
    expect(modal.root.querySelector('[data-view=AllWallets]')).toBeNull()
    row.click()
    await eventually(() => expect(status(modal)).toBe('Wallets listed: 40'))
  })

  test('loads more pages on scroll; going back restores the position', async () => {
    const modal = await show()
    const row = await eventually(() => control(modal.root, 'All wallets'))
    row.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
    await eventually(() => expect(modal.directory.state.wallets).toHaveLength(40))
    row.click()
    await seesTitle(modal.root, 'All wallets')
    const body = () => modal.root.querySelector<HTMLElement>('[data-view=AllWallets] .body') ?? expect.fail('no list')
    const item = (index: number) =>
      modal.root.querySelector<HTMLElement>(`.long-list [data-index="${index}"] button`) ?? expect.fail(`no ${index}`)
    await eventually(() => {
      body().scrollTo(0, 20 * 68)
      expect(body().scrollTop).toBe(20 * 68)
    })
    await eventually(() => item(21)).then((found) => found.click())
    await eventually(() => expect(modal.root.querySelector('[data-view=ConnectingWalletConnect]')).not.toBeNull())
    await press(modal.root, 'Back')
    await eventually(() => item(21))
    expect(body().scrollTop).toBe(20 * 68)
    body().scrollTo(0, 30 * 68)
    await eventually(() => item(31))
  })

  test('AX7: the Tab key passes through the whole list, and the focused row stays rendered', async () => {
    const modal = await list()
    await eventually(() => expect(status(modal)).toBe('Wallets listed: 40'))
    const body = modal.root.querySelector('.body') as HTMLElement
    const first = modal.root.querySelector<HTMLElement>('.long-list [data-index="2"] button')
    first?.focus()
    await rendered()
    body.scrollTop = 2_000
    await eventually(() => expect(modal.root.querySelector('.long-list [data-index="30"]')).not.toBeNull())
    expect(first?.isConnected).toBe(true)
    expect(modal.root.activeElement).toBe(first)
    const order = [...modal.root.querySelectorAll<HTMLElement>('.long-list li')].map(({ dataset }) =>
      Number(dataset.index),
    )
    expect(order).toEqual([...order].sort((a, b) => a - b))
  })

  test('AX7: the next row is rendered before the next frame, so that a held Tab key cannot leave the list', async () => {
    const modal = await list()
    await eventually(() => expect(status(modal)).toBe('Wallets listed: 40'))
    const row = (index: number) => modal.root.querySelector<HTMLElement>(`.long-list [data-index="${index}"] button`)
    for (let index = 0; index < 39; index++) {
      row(index)?.focus({ preventScroll: true })
      expect(row(index)?.matches(':focus')).toBe(true)
      await Promise.resolve()
      expect(row(index + 1), `after row ${index}`).not.toBeNull()
    }
  })

  test('§9, AX18: searches from two characters on, after 300 ms; the newest search wins and its count is announced', async () => {
    const clock = createFakeClock()
    const modal = await list({ ports: { clock } })
    await eventually(() => expect(status(modal)).toBe('Wallets listed: 40'))
    type(modal, 'k')
    clock.skip(1_000)
    expect(modal.directory.searched).toEqual([])
    type(modal, 'kes')
    await eventually(() => expect(modal.root.querySelector('.body')?.getAttribute('aria-busy')).toBe('true'))
    clock.skip(299)
    expect(modal.directory.searched).toEqual([])
    type(modal, 'cobalt k')
    await rendered()
    clock.skip(299)
    expect(modal.directory.searched).toEqual([])
    clock.skip(1)
    await eventually(() => expect(modal.directory.searched).toEqual([{ text: 'cobalt k' }]))
    await eventually(() => expect(rows(modal)).toContain('Cobalt Key'))
    expect(status(modal)).toMatch(/^Wallets found: \d+$/)
    expect(modal.root.querySelector('.body')?.hasAttribute('aria-busy')).toBe(false)
  })

  test('shows no badge and no filter unless the operator of the directory has one', async () => {
    const modal = await list()
    await eventually(() => expect(status(modal)).toBe('Wallets listed: 40'))
    expect(modal.root.querySelector('input[type=checkbox]')).toBeNull()
    expect(modal.root.querySelectorAll('.long-list .tag')).toHaveLength(0)
  })

  test("marks certified wallets in the operator's words, and can be limited to them", async () => {
    const modal = await list({ directory: { badge: 'Audited by Example' } })
    await eventually(() => expect(status(modal)).toBe('Wallets listed: 40'))
    const tags = [...modal.root.querySelectorAll('.long-list .tag')].map(({ textContent }) => textContent)
    expect(tags.length).toBeGreaterThan(0)
    expect(new Set(tags)).toEqual(new Set(['Audited by Example']))
    expect(modal.root.querySelector('input[type=checkbox]')?.closest('label')?.textContent).toBe(
      'Only “Audited by Example”',
    )
    modal.root.querySelector<HTMLElement>('input[type=checkbox]')?.click()
    await eventually(() => expect(modal.directory.searched).toEqual([{ text: '', certified: true }]))
    await eventually(() => expect(status(modal)).toBe('Wallets found: 100'))
  })

  test('FI8 AX18: shows an empty result and an unreachable directory, each with a next step', async () => {
    const modal = await list({ directory: { pages: 'fail' } })
    await seesText(modal.root, 'The list of wallets could not be loaded.')
    modal.directory.change({ pages: 'answer', search: 'fail' })
    await press(modal.root, 'Try again')
    await eventually(() => expect(rows(modal)).toContain('Amber Wallet'))
    type(modal, 'nowhere')
    await seesText(modal.root, 'The list of wallets could not be loaded.')
    modal.directory.change({ search: 'answer' })
    await press(modal.root, 'Try again')
    await seesText(modal.root, 'No wallet found')
    // Announced in the existing live region only.
    expect(status(modal)).toBe('No wallet found')
    expect(modal.root.querySelectorAll('.body [role=status]')).toHaveLength(1)
    await press(modal.root, 'Show a QR code')
    await seesTitle(modal.root, 'Scan with your phone')
  })

  test('going back restores the search', async () => {
    const modal = await list()
    type(modal, 'cobalt')
    await press(modal.root, 'Cobalt Vault')
    await seesTitle(modal.root, 'Cobalt Vault')
    await press(modal.root, 'Back')
    await seesTitle(modal.root, 'All wallets')
    await eventually(() => expect(rows(modal)).toContain('Cobalt Vault'))
    expect(modal.root.querySelector<HTMLInputElement>('input[type=search]')?.value).toBe('cobalt')
  })

  test('R50: shows a hostile name as cleaned text on one line, in full in the tooltip', async () => {
    const name = `<img src=x onerror=alert(1)>\u202E${'e\u0301'.repeat(3)}${'\u0301'.repeat(1_000)}${'long '.repeat(40)}`
    const modal = await list({ directory: { wallets: [{ id: 'evil', name }] } })
    const item = await eventually(
      () => modal.root.querySelector<HTMLElement>('.long-list .row-name') ?? expect.fail('no row'),
    )
    expect(item.querySelector('img')).toBeNull()
    expect(item.textContent).not.toContain('\u202E')
    expect(item.title).toBe(item.textContent)
    const body = modal.root.querySelector('.body') as HTMLElement
    expect(body.scrollWidth).toBeLessThanOrEqual(body.clientWidth)
  })

  test('on a phone, a tap opens the app synchronously; an unusual host is shown first (R43)', async () => {
    const opened = goMobile()
    const odd = { id: 'odd', name: 'Odd', mobile_link: 'https://192.0.2.7/open' }
    const modal = await list({ directory: { wallets: [...makeWallets(3), odd] } })
    await eventually(() => expect(rows(modal)).toContain('Odd'))
    expect(modal.pairing.calls.prepared).toBe(0)
    ;(await touch(modal.root, 'Birch Wallet')).click()
    expect(modal.pairing.calls.prepared).toBe(1)
    expect(opened).toEqual([[`wallet1://wc?uri=${encodeURIComponent(uriOf(1))}`, '_top']])
    await seesText(modal.root, 'Continue in Birch Wallet')
    await press(modal.root, 'Back')
    await press(modal.root, 'Odd')
    await seesText(modal.root, '(192.0.2.7)')
    expect(opened).toHaveLength(1)
  })

  test('shows where to get a wallet that cannot be opened', async () => {
    const modal = await list({
      directory: { wallets: [{ id: 'e', name: 'Extension', chrome_store: 'https://store.example/e' }] },
    })
    await press(modal.root, 'Extension')
    await seesTitle(modal.root, 'Get Extension')
    expect(control(modal.root, 'Chrome Web Store').getAttribute('href')).toBe('https://store.example/e')
  })
})

describe('a network that the WalletConnect wallet has not approved', () => {
  const approvedNetworkIds = ['eip155:1', 'eip155:8453'] as const

  async function showNetworks(answer: NonNullable<ScriptedWallet['switch']>) {
    const wallet: ScriptedWallet = { ...walletConnect, connect: 'approve', switch: answer, approvedNetworkIds }
    const modal = await show({ script: { wallets: [wallet] } })
    await modal.core.connect({ connectorId: 'walletConnect' })
    await skipSuccess(modal)
    modal.core.open({ view: 'Networks' })
    const row = await eventually(() => control(modal.root, 'OP Mainnet'))
    return { modal, row, wallet }
  }

  test('R340: is listed with a note, and its row sends the wallet a request', async () => {
    const { modal, row } = await showNetworks('approve')
    expect(row.textContent).toContain('Your wallet has not approved it')
    row.click()
    await eventually(() => expect(modal.core.networks.get('eip155').active?.caipNetworkId).toBe('eip155:10'))
  })

  test.each([
    ['USER_REJECTED', 'You declined in the wallet'],
    ['CHAIN_NOT_SUPPORTED', 'Chain is not supported'],
    ['WRONG_NETWORK', 'Switch to OP Mainnet'],
  ] as const)('R341: after %s, offers to connect again with it', async (answer, title) => {
    const { modal, row, wallet } = await showNetworks(answer)
    row.click()
    await seesText(modal.root, title)
    await seesText(modal.root, 'Your wallet has not approved OP Mainnet for this site')
    wallet.connect = 'stall'
    await press(modal.root, 'Connect again')
    await eventually(() => expect(modal.core.connection.isAsking('eip155')).toBe(true))
    expect(modal.core.router.state).toMatchObject({
      view: 'ConnectingWalletConnect',
      data: { namespace: 'eip155', caipNetworkId: 'eip155:10' },
    })
    expect(modal.core.accounts.getConnected('eip155')).toBeDefined()
  })

  test('R341: a wallet that does not respond can be connected again after a while', async () => {
    const { modal, row } = await showNetworks('stall')
    row.click()
    await seesText(modal.root, 'Approve the change in')
    expect(modal.root.textContent).not.toContain('Connect again')
    modal.skip(10_000)
    await seesText(modal.root, 'Open the wallet on your phone, or connect again')
    await press(modal.root, 'Connect again')
    await eventually(() => expect(modal.core.connection.state.switching.eip155).toBeUndefined())
  })
})

describe('where to get a wallet', () => {
  test('R40, R43: only valid pages become links; an unusual host is shown', async () => {
    const odd = { id: 'o', name: 'Odd', app_store: 'javascript:alert(1)', homepage: 'https://127.0.0.1:8080/get' }
    const modal = await show({ options: { customWallets: [odd] } })
    modal.core.router.push('Downloads', { walletId: 'o' })
    await seesTitle(modal.root, 'Get Odd')
    const links = [...modal.root.querySelectorAll('a')]
    expect(links.map(({ href }) => href)).toEqual(['https://127.0.0.1:8080/get'])
    expect(links[0]?.textContent).toContain('(127.0.0.1:8080)')
  })
})
