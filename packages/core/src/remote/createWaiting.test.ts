import type { SentRequest, WalletConnect } from '@latchkey/walletconnect'
import { listReturnLinks, rememberLink } from '@latchkey/walletconnect/links'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createTestCore } from '../../test/createTestCore.js'
import { alice } from '../../test/scriptedWallet.js'
import { asksVisitor } from './asksVisitor.js'
import { createWaiting } from './createWaiting.js'

const phone = 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36'
const desktop = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36'
const redirect = { native: 'lantern-back://', universal: 'https://lantern.example/back' }
const sign: SentRequest = { namespace: 'eip155', method: 'personal_sign', name: 'Lantern' }

/** A connected wallet in an app beside the page. */
function visit({
  userAgent = phone,
  isActive = false,
  told = redirect as unknown,
  remembers = undefined as string | undefined,
  strictLinks = false,
  isStored = false,
} = {}) {
  const world = createTestCore()
  const { core, page, storage } = world
  const opened: unknown[] = []
  const activation = { isActive }
  const open = (href: string) => void opened.push(href)
  Object.assign(page, { navigator: { userAgent, userActivation: activation }, open, top: page, self: page })
  if (remembers) {
    rememberLink(storage, '@latchkey', { id: 'lantern', name: 'Lantern', mobile_link: remembers }, { kind: 'mobile' })
  }
  const returnLinks: WalletConnect['returnLinks'] = (_, ...how) => ({ links: listReturnLinks(told, ...how), isStored })
  const lifetime = new AbortController()
  const waiting = createWaiting({
    ...core,
    pairing: core.pairing.state,
    storagePrefix: '@latchkey',
    strictLinks,
    returnLinks,
    lifetime: lifetime.signal,
  })
  const isShown = () => core.modal.state.open && core.router.state.data.isRequest === true
  return { ...world, waiting, opened, activation, lifetime, isShown }
}

describe('R42: a request waits in a wallet on this phone', () => {
  test('within a gesture the app opens at once, and nothing else shows', async () => {
    const { waiting, opened, core, page, isShown, clock } = visit({ isActive: true })
    const end = waiting.begin(sign)
    expect(opened).toEqual(['lantern-back://wc'])
    expect(core.pairing.state.waiting).toMatchObject({ namespace: 'eip155', name: 'Lantern', needsVisitor: false })
    page.hide()
    await clock.advance(60_000)
    expect(isShown()).toBe(false)
    page.show()
    end()
    await clock.advance(60_000)
    expect(isShown()).toBe(false)
    expect(core.pairing.state.waiting).toBeUndefined()
    expect(opened).toHaveLength(1)
  })

  test('without a gesture no link is followed: a screen offers it, tells the app, and closes with the answer', () => {
    const { waiting, opened, core, isShown } = visit()
    const events: unknown[] = []
    core.events.watch(({ data }) => void events.push(data.event))
    const end = waiting.begin(sign)
    expect(opened).toEqual([])
    expect(isShown()).toBe(true)
    expect(events).toContain('REQUEST_WAITING')
    const { waiting: shown } = core.pairing.state
    expect(shown?.needsVisitor).toBe(true)
    expect(shown?.links.map(({ href }) => href)).toEqual(['lantern-back://wc', 'https://lantern.example/back/wc'])
    expect(shown?.open()).toBe(true)
    expect(shown?.open(shown.links[1])).toBe(true)
    expect(opened).toEqual(['lantern-back://wc', 'https://lantern.example/back/wc'])
    end()
    expect(core.modal.state.open).toBe(false)
  })

  test('a page that is still seen after two seconds offers it, and so does one that is seen again', async () => {
    const { waiting, clock, isShown, page, core } = visit({ isActive: true })
    waiting.begin(sign)
    await clock.advance(1_999)
    expect(isShown()).toBe(false)
    await clock.advance(1)
    expect(isShown()).toBe(true)
    core.close()
    page.hide()
    page.show()
    await clock.advance(2_000)
    // The visitor closed it for this request.
    expect(isShown()).toBe(false)
  })

  test('a page that was hidden says nothing before it is seen for two seconds', async () => {
    const { waiting, clock, isShown, page, opened } = visit({ isActive: true })
    page.hide()
    waiting.begin(sign)
    await clock.advance(60_000)
    expect([opened, isShown()]).toEqual([[], false])
    page.show()
    await clock.advance(2_000)
    expect([opened, isShown()]).toEqual([[], true])
  })

  test('requests side by side open it once, and the last answer closes the screen', async () => {
    const { waiting, opened, clock, isShown } = visit({ isActive: true })
    const ends = [waiting.begin(sign), waiting.begin({ ...sign, method: 'eth_sendTransaction' })]
    await clock.advance(2_000)
    ends.push(waiting.begin({ ...sign, namespace: 'solana', method: 'solana_signMessage' }))
    expect(opened).toHaveLength(1)
    ends[0]?.()
    ends[0]?.()
    ends[1]?.()
    expect(isShown()).toBe(true)
    ends[2]?.()
    expect(isShown()).toBe(false)
  })

  test('a new request after the visitor closed the screen of one that hangs is brought to them again', () => {
    const { waiting, core, isShown } = visit()
    waiting.begin(sign)
    core.close()
    waiting.begin(sign)
    expect(isShown()).toBe(true)
  })

  test('the screen goes back to the one it came over', () => {
    const { waiting, core } = visit()
    core.open({ view: 'Networks' })
    const end = waiting.begin(sign)
    expect(core.router.state.data).toEqual({ isRequest: true })
    end()
    expect([core.modal.state.open, core.router.state.view]).toEqual([true, 'Networks'])
  })

  test('never on a computer, and never for what the wallet answers by itself', () => {
    const computer = visit({ userAgent: desktop, isActive: true })
    computer.waiting.begin(sign)()
    const read = visit({ isActive: true })
    read.waiting.begin({ ...sign, method: 'wallet_getCapabilities' })()
    for (const { opened, core, isShown } of [computer, read]) {
      expect([opened, isShown(), core.pairing.state.waiting]).toEqual([[], false, undefined])
    }
  })

  test.each([
    ['no links', null],
    ['links that run something', { native: 'javascript:alert(1)', universal: 'data:text/html,x' }],
    ['links of another kind', { native: 'https://a.example', universal: 'a://b' }],
  ])('a wallet that names %s is opened by hand', (_, told) => {
    const { waiting, opened, core, isShown } = visit({ told, isActive: true })
    waiting.begin(sign)
    expect([opened, isShown()]).toEqual([[], true])
    expect(core.pairing.state.waiting?.links).toEqual([])
    expect(core.pairing.state.waiting?.open()).toBe(false)
  })

  test('R43: an unusual host is shown before it is opened', () => {
    const { waiting, opened, isShown } = visit({ told: { universal: 'https://127.0.0.1' }, isActive: true })
    waiting.begin(sign)
    expect([opened, isShown()]).toEqual([[], true])
  })

  test('R43: with strict links the refused link is neither opened nor offered, and the log says why', () => {
    const told = { native: 'lantern://lantern.example:8443', universal: 'https://203.0.113.7' }
    const { waiting, opened, isShown, core, logger } = visit({ told, isActive: true, strictLinks: true })
    waiting.begin(sign)
    expect([opened, isShown()]).toEqual([[], true])
    expect(core.pairing.state.waiting?.links).toEqual([])
    expect(core.pairing.state.waiting?.open()).toBe(false)
    expect(logger.lines).toEqual([
      { level: 'warn', message: expect.stringContaining('"Lantern" was refused: strictLinks allows no port') },
      { level: 'warn', message: expect.stringContaining('"Lantern" was refused: strictLinks allows no IP address') },
    ])
  })

  test('L7: nothing listens and no time runs once the instance is gone', async () => {
    const { waiting, lifetime, page, clock, core } = visit({ isActive: true })
    const before = page.listeners()
    const end = waiting.begin(sign)
    expect(page.listeners()).toBe(before + 1)
    lifetime.abort()
    expect(page.listeners()).toBe(before)
    end()
    await clock.advance(10_000)
    expect(core.modal.state.open).toBe(false)
    waiting.begin(sign)
    expect(page.listeners()).toBe(before)
  })
})

describe('R41: the app that was opened with the code', () => {
  test('is opened before the other links that the wallet states, and tells the platform', () => {
    const { waiting, opened, core } = visit({ remembers: 'https://lantern.example/back', isActive: true })
    waiting.begin(sign)
    expect(opened).toEqual(['https://lantern.example/back/wc'])
    expect(core.pairing.state.waiting?.links.map(({ href }) => href)).toEqual([
      'https://lantern.example/back/wc',
      'lantern-back://wc',
    ])
    expect(waiting.platform()).toBe('mobile')
  })

  test('an edited one is removed, and the wallet’s own links stay', () => {
    const { waiting, opened, storage } = visit({ isActive: true })
    const edited = JSON.stringify({ name: 'Lantern', kind: 'mobile', link: 'javascript:alert(1)//' })
    storage.setItem('@latchkey/walletLink', edited)
    waiting.begin(sign)
    expect(opened).toEqual(['lantern-back://wc'])
    expect(storage.getItem('@latchkey/walletLink')).toBeNull()
  })

  test('is left out while two wallets are connected this way: it is of one of them', () => {
    const { waiting, opened, core } = visit({ remembers: 'https://lantern.example/back', isActive: true })
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
        preferredAccountType: 'eoa',
        smartAccountDeployed: false,
      })
    }
    waiting.begin(sign)
    expect(opened).toEqual(['lantern-back://wc'])
  })

  test('is forgotten where the next wallet is reached another way', () => {
    const { waiting } = visit({ remembers: 'lantern://' })
    waiting.forget()
    expect(waiting.platform()).toBeUndefined()
  })
})

describe('R136: a remembered link opens nothing that the connected wallet does not state', () => {
  test.each([
    ['of another origin', 'https://evil.example'],
    ['of a subdomain', 'https://evil.lantern.example/back'],
    ['of a host with the same start', 'https://lantern.example.evil.example/back'],
    ['of another port', 'https://lantern.example:8443/back'],
    ['of another scheme', 'evil://'],
    ['whose scheme is the start of the stated one', 'lantern://'],
  ])('opens and offers no link %s; the stated links stay', (_, remembers) => {
    const { waiting, opened, core } = visit({ remembers, isActive: true })
    waiting.begin(sign)
    expect(opened).toEqual(['lantern-back://wc'])
    expect(core.pairing.state.waiting?.links.map(({ href }) => href)).toEqual([
      'lantern-back://wc',
      'https://lantern.example/back/wc',
    ])
  })

  test.each([
    ['https://lantern.example/dapp/evil.example', 'https://lantern.example/back/wc'],
    ['https://user@lantern.example/back', 'https://lantern.example/back/wc'],
    ['lantern-back://dapp/evil.example', 'lantern-back://wc'],
  ])('opens the stated link instead of %s, which has its origin or scheme', (remembers, href) => {
    const { waiting, opened, core } = visit({ remembers, isActive: true })
    waiting.begin(sign)
    expect(opened).toEqual([href])
    expect(core.pairing.state.waiting?.links).toHaveLength(2)
  })

  test('waits for a click and shows the host of an https link if the wallet states no link', () => {
    const { waiting, opened, core, isShown } = visit({
      remembers: 'https://evil.example',
      told: null,
      isActive: true,
    })
    waiting.begin(sign)
    expect([opened, isShown()]).toEqual([[], true])
    const { waiting: shown } = core.pairing.state
    expect(shown?.links).toMatchObject([{ host: 'evil.example', showHost: true }])
    expect(shown?.open()).toBe(true)
    expect(opened).toEqual(['https://evil.example/wc'])
  })

  test('waits for a click before it opens an app if the wallet states no link', () => {
    const { waiting, opened, core, isShown } = visit({ remembers: 'lantern://', told: null, isActive: true })
    waiting.begin(sign)
    expect([opened, isShown()]).toEqual([[], true])
    expect(core.pairing.state.waiting?.links).toMatchObject([{ href: 'lantern://wc', showHost: false }])
    expect(core.pairing.state.waiting?.open()).toBe(true)
    expect(opened).toEqual(['lantern://wc'])
  })
})

describe('R236: a link of a session that was read from storage', () => {
  test('waits for a click on a screen that shows the host of an https link', () => {
    const { waiting, opened, core, isShown } = visit({ isStored: true, isActive: true })
    waiting.begin(sign)
    expect([opened, isShown()]).toEqual([[], true])
    expect(core.pairing.state.waiting?.links).toMatchObject([
      { href: 'lantern-back://wc', showHost: false },
      { href: 'https://lantern.example/back/wc', host: 'lantern.example', showHost: true },
    ])
  })

  test('opens at once after the visitor clicked it, and no other link does', () => {
    const { waiting, opened, core, storage, isShown } = visit({ isStored: true, isActive: true })
    const first = waiting.begin(sign)
    core.pairing.state.waiting?.open()
    first()
    expect(opened).toEqual(['lantern-back://wc'])
    const second = waiting.begin(sign)
    expect(opened).toEqual(['lantern-back://wc', 'lantern-back://wc'])
    expect(isShown()).toBe(false)
    second()
    rememberLink(
      storage,
      '@latchkey',
      { id: 'lantern', name: 'Lantern', mobile_link: 'https://lantern.example/back' },
      { kind: 'mobile' },
    )
    waiting.begin(sign)
    expect(opened).toHaveLength(2)
    expect(isShown()).toBe(true)
  })

  test('a link that opened nothing is not taken as clicked', () => {
    const { waiting, opened, core, page, isShown } = visit({ isStored: true, isActive: true })
    const first = waiting.begin(sign)
    const open = Reflect.get(page, 'open')
    Object.assign(page, { open: () => expect.fail('blocked') })
    expect(core.pairing.state.waiting?.open()).toBe(false)
    Object.assign(page, { open })
    first()
    waiting.begin(sign)
    expect([opened, isShown()]).toEqual([[], true])
  })

  test('waits on every page anew', () => {
    const before = visit({ isStored: true, isActive: true })
    before.waiting.begin(sign)
    before.core.pairing.state.waiting?.open()
    const { waiting, opened } = visit({ isStored: true, isActive: true })
    waiting.begin(sign)
    expect(opened).toEqual([])
  })
})

describe('what waits for a person', () => {
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
    'not %s',
    (method) => expect(asksVisitor(method)).toBe(false),
  )
  test('not getAccountAddresses, and any name is answered', () => {
    expect(asksVisitor('getAccountAddresses')).toBe(false)
    fc.assert(fc.property(fc.string(), (method) => typeof asksVisitor(method) === 'boolean'))
  })
})
