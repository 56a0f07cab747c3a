import { readRememberedLink, type WaitingRequest, type WalletLink } from '@latchkey/core'
import { afterEach, describe, expect, test } from 'vitest'
import { createTestModal, type TestModal, type TestSetUp } from '../fixtures/createTestModal.fixture.js'
import { onMobile } from '../fixtures/onMobile.fixture.js'
import { foxglove, walletConnect } from '../fixtures/testWallets.fixture.js'
import { control, eventually, press, seesText, seesTitle, touch } from '../fixtures/visitor.fixture.js'

const open: TestModal[] = []
const undo: (() => void)[] = []
const lantern = { id: 'lantern', name: 'Lantern', mobile_link: 'lantern://', app_store: 'https://apps.example/lantern' }
const place = { userAgent: 'Android Mobile', isFramed: false, isTelegram: false }

afterEach(() => {
  for (const modal of open.splice(0)) modal.end()
  for (const step of undo.splice(0)) step()
})

function show(setUp: TestSetUp = {}): TestModal {
  const modal = createTestModal({
    pairing: {},
    directory: {},
    script: { wallets: [{ ...walletConnect, connect: 'approve' }, foxglove] },
    ...setUp,
  })
  open.push(modal)
  return modal
}

const link = (form: WalletLink['form'], href: string, host = ''): WalletLink => ({
  form,
  kind: 'mobile',
  href,
  scheme: form === 'native' ? 'lantern' : undefined,
  target: '_self',
  host,
  showHost: host !== '',
})

function waitingWith(links: readonly WalletLink[], answer = true) {
  const opened: (string | undefined)[] = []
  const waiting: WaitingRequest = {
    namespace: 'eip155',
    name: 'Lantern',
    links,
    needsVisitor: true,
    open(which) {
      opened.push(which?.href)
      return answer
    },
  }
  return { waiting, opened }
}

const openRequest = ({ core }: TestModal) => core.open({ view: 'ConnectingWalletConnect', data: { isRequest: true } })

describe('R42: a request pending in a wallet on this phone', () => {
  test('FI1: shows an interrupted connection while it is pending', async () => {
    const { waiting } = waitingWith([link('native', 'lantern://wc')])
    const modal = show()
    modal.pairing.set({ waiting, relay: 'connected' })
    openRequest(modal)
    await seesTitle(modal.root, 'Waiting for your wallet')
    expect(modal.root.querySelector('.card')?.textContent).not.toContain('Reconnecting…')
    modal.pairing.set({ relay: 'reconnecting' })
    await seesText(modal.root, 'Reconnecting…')
  })

  test('opens only on a click, with its best link or another one', async () => {
    const { waiting, opened } = waitingWith([
      link('native', 'lantern://wc'),
      link('universal', 'https://10.0.0.1/wc', '10.0.0.1'),
    ])
    const modal = show({ pairing: { waiting } })
    openRequest(modal)
    await seesTitle(modal.root, 'Waiting for your wallet')
    await seesText(modal.root, 'Continue in Lantern')
    expect(opened).toEqual([])
    await press(modal.root, 'Open Lantern')
    // The button shows the unusual host.
    expect(control(modal.root, 'Open it another way').textContent).toContain('10.0.0.1')
    await press(modal.root, 'Open it another way')
    expect(opened).toEqual(['lantern://wc', 'https://10.0.0.1/wc'])
    expect(modal.core.connection.isAsking()).toBe(false)
  })

  test('the text stays while the card closes, and closing asks for no confirmation', async () => {
    const { waiting } = waitingWith([link('native', 'lantern://wc')])
    const modal = show({ pairing: { waiting } })
    openRequest(modal)
    await seesText(modal.root, 'Continue in Lantern')
    modal.pairing.set({ waiting: undefined })
    await seesText(modal.root, 'Continue in Lantern')
    await press(modal.root, 'Close')
    expect(modal.core.modal.state).toMatchObject({ open: false, confirmClose: false })
  })

  test('shows text without a button if there is no link', async () => {
    const modal = show({ pairing: { waiting: waitingWith([]).waiting } })
    openRequest(modal)
    await seesText(modal.root, 'Open the wallet and answer the request there.')
    expect(modal.root.querySelector('.button-stack')).toBeNull()
  })

  test('shows an error if no link opened', async () => {
    const modal = show({ pairing: { waiting: waitingWith([link('native', 'lantern://wc')], false).waiting } })
    openRequest(modal)
    await press(modal.root, 'Open Lantern')
    await eventually(() => expect(modal.core.snackbar.state).toMatchObject({ open: true, variant: 'error' }))
  })
})

describe('R41: the platform of a connected wallet', () => {
  const events = (modal: TestModal) => {
    const methods: unknown[] = []
    modal.core.events.watch(({ data: event }) => {
      if (event.event === 'CONNECT_SUCCESS') methods.push(event.properties.method)
    })
    return methods
  }
  const chosen = (modal: TestModal) => {
    const platforms: unknown[] = []
    modal.core.events.watch(({ data: event }) => {
      if (event.event === 'SELECT_WALLET') platforms.push(event.properties.platform)
    })
    return platforms
  }

  test('stores an app that a link opened once it is connected, and reports its platform', async () => {
    undo.push(onMobile().end)
    const modal = show({ options: { customWallets: [lantern] } })
    const methods = events(modal)
    modal.core.open()
    const row = await touch(modal.root, 'Lantern')
    await eventually(() => expect(modal.pairing.calls.prepared).toBe(1))
    row.click()
    expect(readRememberedLink(modal.core.storage, place)).toBeUndefined()
    await eventually(() => expect(methods).toEqual(['mobile']))
    await eventually(() =>
      expect(readRememberedLink(modal.core.storage, place)).toMatchObject({
        name: 'Lantern',
        link: { href: 'lantern://wc' },
      }),
    )
  })

  test.each([
    [{ mobile_link: 'lantern://' }, 'qrcode'],
    [{ webapp_link: 'https://app.lantern.example' }, 'web'],
    [{ desktop_link: 'lantern-desktop://' }, 'desktop'],
    [{ chrome_store: 'https://store.example/lantern' }, 'browser'],
  ] as const)('on a desktop, selecting %j reports the platform %s', async (links, platform) => {
    const modal = show({ options: { customWallets: [{ id: 'lantern', name: 'Lantern', ...links }] } })
    const platforms = chosen(modal)
    modal.core.open()
    await press(modal.root, 'Lantern')
    await eventually(() => expect(platforms).toEqual([platform]))
  })

  test('reports a code that another phone scanned after the app was opened, and stores no app', async () => {
    undo.push(onMobile().end)
    const { promise, resolve } = Promise.withResolvers<'approve'>()
    const modal = show({
      options: { customWallets: [lantern] },
      script: { wallets: [{ ...walletConnect, connect: () => promise }, foxglove] },
    })
    const methods = events(modal)
    const platforms = chosen(modal)
    modal.core.open()
    const row = await touch(modal.root, 'Lantern')
    await eventually(() => expect(modal.pairing.calls.prepared).toBe(1))
    row.click()
    expect(platforms).toEqual(['mobile'])
    await press(modal.root, 'Show a QR code')
    await eventually(() => expect(modal.root.querySelector('.qr-code path')).not.toBeNull())
    resolve('approve')
    await eventually(() => expect(methods).toEqual(['qrcode']))
    expect(readRememberedLink(modal.core.storage, place)).toBeUndefined()
  })

  test('reports a scanned code, and stores no app', async () => {
    const modal = show({ options: { customWallets: [lantern] } })
    const methods = events(modal)
    modal.core.open()
    await press(modal.root, 'WalletConnect')
    await eventually(() => expect(methods).toEqual(['qrcode']))
    expect(readRememberedLink(modal.core.storage, place)).toBeUndefined()
  })
})
