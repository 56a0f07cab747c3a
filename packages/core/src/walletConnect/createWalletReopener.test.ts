import { settle } from '@latchkey/testing'
import type { SentRequest, WalletConnect } from '@latchkey/walletconnect'
import { listReturnLinks, rememberLink } from '@latchkey/walletconnect/links'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createTestCore } from '../../test/createTestCore.js'
import { outcome } from '../../test/outcome.js'
import { createScriptedGate } from '../../test/scriptedGate.js'
import { alice, createScriptedWallet } from '../../test/scriptedWallet.js'
import type { Gate } from '../gates/createGates.js'
import { asksVisitor, createWalletReopener } from './createWalletReopener.js'

const phone = 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36'
const desktop = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36'
const redirect = { native: 'lantern-back://', universal: 'https://lantern.example/back' }
const sign: SentRequest = { namespace: 'eip155', method: 'personal_sign', name: 'Lantern' }

/** A connected WalletConnect wallet in an app on the same phone. */
function visit({
  userAgent = phone,
  isActive = false,
  stated = redirect as unknown,
  remembers = undefined as string | undefined,
  strictLinks = false,
  isStored = false,
  gates = [] as readonly Gate[],
} = {}) {
  const world = createTestCore({ gates, wallet: createScriptedWallet({ answers: 'approve' }) })
  const { core, page } = world
  const opened: unknown[] = []
  const activation = { isActive }
  const open = (href: string) => void opened.push(href)
  Object.assign(page, { navigator: { userAgent, userActivation: activation }, open, top: page, self: page })
  if (remembers) {
    rememberLink(core.storage, { id: 'lantern', name: 'Lantern', mobile_link: remembers }, { kind: 'mobile' })
  }
  const returnLinks: WalletConnect['returnLinks'] = (_, ...how) => ({
    links: listReturnLinks(stated, ...how),
    isStored,
  })
  const lifetime = new AbortController()
  const reopener = createWalletReopener({
    ...core,
    gates: world.parts().gates,
    state: core.walletConnect.state,
    strictLinks,
    returnLinks,
    lifetime: lifetime.signal,
  })
  const isShown = () => core.modal.state.open && 'isRequest' in core.router.state.data
  return { ...world, reopener, opened, activation, lifetime, isShown }
}

describe('R42: a request is pending in a wallet app on this phone', () => {
  test('opens the app immediately within a gesture, and shows nothing else', async () => {
    const { reopener, opened, core, page, isShown, clock } = visit({ isActive: true })
    const end = reopener.begin(sign)
    expect(opened).toEqual(['lantern-back://wc'])
    expect(core.walletConnect.state.waiting).toMatchObject({
      namespace: 'eip155',
      name: 'Lantern',
      needsVisitor: false,
    })
    page.hide()
    await clock.advance(60_000)
    expect(isShown()).toBe(false)
    page.show()
    end()
    await clock.advance(60_000)
    expect(isShown()).toBe(false)
    expect(core.walletConnect.state.waiting).toBeUndefined()
    expect(opened).toHaveLength(1)
  })

  test('opens no link without a gesture: a view offers the link, emits an event, and closes with the response', () => {
    const { reopener, opened, core, isShown } = visit()
    const events: unknown[] = []
    core.events.watch(({ data }) => void events.push(data.event))
    const end = reopener.begin(sign)
    expect(opened).toEqual([])
    expect(isShown()).toBe(true)
    expect(events).toContain('REQUEST_WAITING')
    const { waiting: shown } = core.walletConnect.state
    expect(shown?.needsVisitor).toBe(true)
    expect(shown?.links.map(({ href }) => href)).toEqual(['lantern-back://wc', 'https://lantern.example/back/wc'])
    expect(shown?.open()).toBe(true)
    expect(shown?.open(shown.links[1])).toBe(true)
    expect(opened).toEqual(['lantern-back://wc', 'https://lantern.example/back/wc'])
    end()
    expect(core.modal.state.open).toBe(false)
  })

  test('offers the link if the page is still visible after 2 s, or becomes visible again', async () => {
    const { reopener, clock, isShown, page, core } = visit({ isActive: true })
    reopener.begin(sign)
    await clock.advance(1_999)
    expect(isShown()).toBe(false)
    await clock.advance(1)
    expect(isShown()).toBe(true)
    core.close()
    page.hide()
    page.show()
    await clock.advance(2_000)
    // The visitor closed the view for this request.
    expect(isShown()).toBe(false)
  })

  test('shows nothing for a hidden page until it has been visible for two seconds', async () => {
    const { reopener, clock, isShown, page, opened } = visit({ isActive: true })
    page.hide()
    reopener.begin(sign)
    await clock.advance(60_000)
    expect([opened, isShown()]).toEqual([[], false])
    page.show()
    await clock.advance(2_000)
    expect([opened, isShown()]).toEqual([[], true])
  })

  test.each([
    ['of its own namespace', 'eip155', true],
    ['of another namespace', 'solana', false],
  ] as const)('at a gate, offers the link for a request %s: %o', async (_title, namespace, isOffered) => {
    const gate = createScriptedGate('WhatIsAWallet')
    const { core, reopener, isShown } = visit({ gates: [gate] })
    core.open()
    core.router.push('ConnectingExternal', { connectorId: 'com.example.wallet', namespace: 'eip155' })
    const connecting = outcome(core.connect({ connectorId: 'com.example.wallet' }))
    await settle()
    const end = reopener.begin({ ...sign, namespace })
    expect(isShown()).toBe(isOffered)
    core.modal.requestClose()
    expect(core.modal.state).toMatchObject({ open: true, shake: true })
    end()
    expect(core.router.state.history).toEqual(['Connect', 'ConnectingExternal', 'WhatIsAWallet'])
    gate.arrivals[0]?.open()
    expect(await connecting).toBe(alice)
    expect(core.router.state.history).toEqual(['Connect', 'ConnectingExternal'])
  })

  test('concurrent requests open the app once, and the last response closes the view', async () => {
    const { reopener, opened, clock, isShown } = visit({ isActive: true })
    const ends = [reopener.begin(sign), reopener.begin({ ...sign, method: 'eth_sendTransaction' })]
    await clock.advance(2_000)
    ends.push(reopener.begin({ ...sign, namespace: 'solana', method: 'solana_signMessage' }))
    expect(opened).toHaveLength(1)
    ends[0]?.()
    ends[0]?.()
    ends[1]?.()
    expect(isShown()).toBe(true)
    ends[2]?.()
    expect(isShown()).toBe(false)
  })

  test('shows the view for a new request after the visitor closed it for a pending one', () => {
    const { reopener, core, isShown } = visit()
    reopener.begin(sign)
    core.close()
    reopener.begin(sign)
    expect(isShown()).toBe(true)
  })

  test('closing the view returns to the previous view', () => {
    const { reopener, core } = visit()
    core.open({ view: 'Networks' })
    const end = reopener.begin(sign)
    expect(core.router.state.data).toEqual({ namespace: 'eip155', isRequest: true })
    end()
    expect([core.modal.state.open, core.router.state.view]).toEqual([true, 'Networks'])
  })

  test('opens nothing on a desktop, or for requests that need no approval', () => {
    const computer = visit({ userAgent: desktop, isActive: true })
    computer.reopener.begin(sign)()
    const read = visit({ isActive: true })
    read.reopener.begin({ ...sign, method: 'wallet_getCapabilities' })()
    for (const { opened, core, isShown } of [computer, read]) {
      expect([opened, isShown(), core.walletConnect.state.waiting]).toEqual([[], false, undefined])
    }
  })

  test.each([
    ['no links', null],
    ['links that run code', { native: 'javascript:alert(1)', universal: 'data:text/html,x' }],
    ['links of the wrong type', { native: 'https://a.example', universal: 'a://b' }],
  ])('shows the view without a link for a wallet that states %s', (_, stated) => {
    const { reopener, opened, core, isShown } = visit({ stated, isActive: true })
    reopener.begin(sign)
    expect([opened, isShown()]).toEqual([[], true])
    expect(core.walletConnect.state.waiting?.links).toEqual([])
    expect(core.walletConnect.state.waiting?.open()).toBe(false)
  })

  test('R43: shows an unusual host before its link opens', () => {
    const { reopener, opened, isShown } = visit({ stated: { universal: 'https://127.0.0.1' }, isActive: true })
    reopener.begin(sign)
    expect([opened, isShown()]).toEqual([[], true])
  })

  test('R43: with strict links, a refused link is neither opened nor offered, and the log has the reason', () => {
    const stated = { native: 'lantern://lantern.example:8443', universal: 'https://203.0.113.7' }
    const { reopener, opened, isShown, core, logger } = visit({ stated, isActive: true, strictLinks: true })
    reopener.begin(sign)
    expect([opened, isShown()]).toEqual([[], true])
    expect(core.walletConnect.state.waiting?.links).toEqual([])
    expect(core.walletConnect.state.waiting?.open()).toBe(false)
    expect(logger.entries).toMatchObject([
      { level: 'error', message: expect.stringContaining('"Lantern" was refused: strictLinks allows no port') },
      { level: 'error', message: expect.stringContaining('"Lantern" was refused: strictLinks allows no IP address') },
    ])
  })

  test('L7: a destroyed instance leaves no listener or timer', async () => {
    const { reopener, lifetime, page, clock, core } = visit({ isActive: true })
    const before = page.listeners()
    const end = reopener.begin(sign)
    expect(page.listeners()).toBe(before + 1)
    lifetime.abort()
    expect(page.listeners()).toBe(before)
    end()
    await clock.advance(10_000)
    expect(core.modal.state.open).toBe(false)
    reopener.begin(sign)
    expect(page.listeners()).toBe(before)
  })
})

describe('R41: the link that opened the wallet app with the pairing URI', () => {
  test("takes precedence over the wallet's other links, and the event names the platform", () => {
    const { reopener, opened, core } = visit({ remembers: 'https://lantern.example/back', isActive: true })
    reopener.begin(sign)
    expect(opened).toEqual(['https://lantern.example/back/wc'])
    expect(core.walletConnect.state.waiting?.links.map(({ href }) => href)).toEqual([
      'https://lantern.example/back/wc',
      'lantern-back://wc',
    ])
    expect(reopener.platform()).toBe('mobile')
  })

  test('is removed if it was edited, and the wallet’s own links stay', () => {
    const { reopener, opened, storage } = visit({ isActive: true })
    const edited = JSON.stringify({ name: 'Lantern', kind: 'mobile', link: 'javascript:alert(1)//' })
    storage.setItem('@latchkey/walletLink', edited)
    reopener.begin(sign)
    expect(opened).toEqual(['lantern-back://wc'])
    expect(storage.getItem('@latchkey/walletLink')).toBeNull()
  })

  test('is omitted while two WalletConnect wallets are connected, because it belongs to one of them', () => {
    const { reopener, opened, core } = visit({ remembers: 'https://lantern.example/back', isActive: true })
    for (const [namespace, name] of [
      ['eip155', 'Lantern'],
      ['solana', 'Other'],
    ] as const) {
      core.accounts.setConnected(namespace, {
        connectorId: 'walletConnect',
        connectorType: 'WALLET_CONNECT',
        wallet: { name, identifier: 'walletConnect' },
        address: alice,
        caipAddress: `eip155:1:${alice}`,
        caipNetworkId: 'eip155:1',
        type: 'eoa',
        allAccounts: [],
        selectableAddresses: [],
        preferredAccountType: 'eoa',
        smartAccountDeployed: false,
      })
    }
    reopener.begin(sign)
    expect(opened).toEqual(['lantern-back://wc'])
  })

  test('is cleared when the next wallet connects on another platform', () => {
    const { reopener } = visit({ remembers: 'lantern://' })
    reopener.forget()
    expect(reopener.platform()).toBeUndefined()
  })
})

describe('R136: a remembered link opens no app that the connected wallet does not state', () => {
  test.each([
    ['of another origin', 'https://evil.example'],
    ['of a subdomain', 'https://evil.lantern.example/back'],
    ['of a host with the same prefix', 'https://lantern.example.evil.example/back'],
    ['of another port', 'https://lantern.example:8443/back'],
    ['of another scheme', 'evil://'],
    ['whose scheme is a prefix of the stated one', 'lantern://'],
  ])('opens and offers no link %s; the stated links stay', (_, remembers) => {
    const { reopener, opened, core } = visit({ remembers, isActive: true })
    reopener.begin(sign)
    expect(opened).toEqual(['lantern-back://wc'])
    expect(core.walletConnect.state.waiting?.links.map(({ href }) => href)).toEqual([
      'lantern-back://wc',
      'https://lantern.example/back/wc',
    ])
  })

  test.each([
    ['https://lantern.example/dapp/evil.example', 'https://lantern.example/back/wc'],
    ['https://user@lantern.example/back', 'https://lantern.example/back/wc'],
    ['lantern-back://dapp/evil.example', 'lantern-back://wc'],
  ])('opens the stated link instead of %s, which has its origin or scheme', (remembers, href) => {
    const { reopener, opened, core } = visit({ remembers, isActive: true })
    reopener.begin(sign)
    expect(opened).toEqual([href])
    expect(core.walletConnect.state.waiting?.links).toHaveLength(2)
  })

  test('waits for a click and shows the host of an https link if the wallet states no link', () => {
    const { reopener, opened, core, isShown } = visit({
      remembers: 'https://evil.example',
      stated: null,
      isActive: true,
    })
    reopener.begin(sign)
    expect([opened, isShown()]).toEqual([[], true])
    const { waiting: shown } = core.walletConnect.state
    expect(shown?.links).toMatchObject([{ host: 'evil.example', showHost: true }])
    expect(shown?.open()).toBe(true)
    expect(opened).toEqual(['https://evil.example/wc'])
  })

  test('waits for a click before it opens an app if the wallet states no link', () => {
    const { reopener, opened, core, isShown } = visit({ remembers: 'lantern://', stated: null, isActive: true })
    reopener.begin(sign)
    expect([opened, isShown()]).toEqual([[], true])
    expect(core.walletConnect.state.waiting?.links).toMatchObject([{ href: 'lantern://wc', showHost: false }])
    expect(core.walletConnect.state.waiting?.open()).toBe(true)
    expect(opened).toEqual(['lantern://wc'])
  })
})

describe('R236: a link of a session that was read from storage', () => {
  test('waits for a click in a view that shows the host of an https link', () => {
    const { reopener, opened, core, isShown } = visit({ isStored: true, isActive: true })
    reopener.begin(sign)
    expect([opened, isShown()]).toEqual([[], true])
    expect(core.walletConnect.state.waiting?.links).toMatchObject([
      { href: 'lantern-back://wc', showHost: false },
      { href: 'https://lantern.example/back/wc', host: 'lantern.example', showHost: true },
    ])
  })

  test('opens immediately after the visitor clicked it once, and no other link does', () => {
    const { reopener, opened, core, isShown } = visit({ isStored: true, isActive: true })
    const first = reopener.begin(sign)
    core.walletConnect.state.waiting?.open()
    first()
    expect(opened).toEqual(['lantern-back://wc'])
    const second = reopener.begin(sign)
    expect(opened).toEqual(['lantern-back://wc', 'lantern-back://wc'])
    expect(isShown()).toBe(false)
    second()
    rememberLink(
      core.storage,
      { id: 'lantern', name: 'Lantern', mobile_link: 'https://lantern.example/back' },
      { kind: 'mobile' },
    )
    reopener.begin(sign)
    expect(opened).toHaveLength(2)
    expect(isShown()).toBe(true)
  })

  test('a link that did not open does not count as clicked', () => {
    const { reopener, opened, core, page, isShown } = visit({ isStored: true, isActive: true })
    const first = reopener.begin(sign)
    const open = Reflect.get(page, 'open')
    Object.assign(page, { open: () => expect.fail('blocked') })
    expect(core.walletConnect.state.waiting?.open()).toBe(false)
    Object.assign(page, { open })
    first()
    reopener.begin(sign)
    expect([opened, isShown()]).toEqual([[], true])
  })

  test('waits again after a reload', () => {
    const before = visit({ isStored: true, isActive: true })
    before.reopener.begin(sign)
    before.core.walletConnect.state.waiting?.open()
    const { reopener, opened } = visit({ isStored: true, isActive: true })
    reopener.begin(sign)
    expect(opened).toEqual([])
  })
})

describe('requests that need the visitor', () => {
  test.each([
    'personal_sign',
    'eth_signTypedData_v4',
    'eth_sendTransaction',
    'wallet_sendCalls',
    'wallet_switchEthereumChain',
    'wallet_addEthereumChain',
    'wallet_watchAsset',
    'wallet_requestPermissions',
    'solana_signAndSendTransaction',
    'polkadot_signTransaction',
    'signPsbt',
    'sendTransfer',
  ])('%s', (method) => expect(asksVisitor(method)).toBe(true))
  test.each(['eth_accounts', 'eth_requestAccounts', 'eth_chainId', 'wallet_getCapabilities', 'wallet_getPermissions'])(
    'does not include %s',
    (method) => expect(asksVisitor(method)).toBe(false),
  )
  test('getAccountAddresses needs no approval, and any method name is accepted', () => {
    expect(asksVisitor('getAccountAddresses')).toBe(false)
    fc.assert(fc.property(fc.string(), (method) => typeof asksVisitor(method) === 'boolean'))
  })
})
