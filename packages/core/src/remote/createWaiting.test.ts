import type { SentRequest } from '@latchkey/walletconnect'
import { listReturnLinks, rememberLink, type WalletLink } from '@latchkey/walletconnect/links'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createTestCore } from '../../test/createTestCore.js'
import { alice } from '../../test/scriptedWallet.js'
import { asksVisitor } from './asksVisitor.js'
import { createWaiting } from './createWaiting.js'

const phone = 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36'
const desktop = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36'
const lantern = { id: 'lantern', name: 'Lantern', mobile_link: 'lantern://' }
const redirect = { native: 'lantern-back://', universal: 'https://lantern.example/back' }
const sign: SentRequest = { namespace: 'eip155', method: 'personal_sign', name: 'Lantern' }

/** A connected wallet in an app beside the page. */
function visit({
  userAgent = phone,
  isActive = false,
  told = redirect as unknown,
  remembers = undefined as WalletLink | undefined,
} = {}) {
  const world = createTestCore()
  const { core, page, storage } = world
  const opened: unknown[] = []
  const activation = { isActive }
  const open = (href: string) => void opened.push(href)
  Object.assign(page, { navigator: { userAgent, userActivation: activation }, open, top: page, self: page })
  if (remembers) rememberLink(storage, '@latchkey', lantern, remembers)
  const returnLinks = (_: unknown, place: Parameters<typeof listReturnLinks>[1]) => listReturnLinks(told, place)
  const lifetime = new AbortController()
  const waiting = createWaiting({
    ...core,
    pairing: core.pairing.state,
    storagePrefix: '@latchkey',
    returnLinks,
    lifetime: lifetime.signal,
  })
  const isShown = () => core.modal.state.open && core.router.state.data.isRequest === true
  return { ...world, waiting, opened, activation, lifetime, isShown }
}

const appLink: WalletLink = {
  form: 'native',
  kind: 'mobile',
  href: 'lantern://wc',
  scheme: 'lantern',
  target: '_self',
  host: '',
  showHost: false,
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
  test('comes before the links the wallet names, and survives a reload', () => {
    const { waiting, opened, core } = visit({ remembers: appLink, isActive: true })
    waiting.begin(sign)
    expect(opened).toEqual(['lantern://wc'])
    expect(core.pairing.state.waiting?.links).toHaveLength(3)
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
    const { waiting, opened, core } = visit({ remembers: appLink, isActive: true })
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
    const { waiting } = visit({ remembers: appLink })
    waiting.forget()
    expect(waiting.platform()).toBeUndefined()
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
