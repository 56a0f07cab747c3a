import { describe, expect, test } from 'vitest'
import { createTestCore } from '../../test/createTestCore.js'
import { createFakePage } from '../../test/fakePage.js'
import { createScriptedAdapter } from '../../test/scriptedAdapter.js'
import { createScriptedWallet } from '../../test/scriptedWallet.js'
import type { Core } from '../core.js'
import { findBrowseLinks } from '../exports/index.js'
import type { AppKitOptions } from '../options/appKitOptions.js'
import { listPlatforms } from './walletPlatforms.js'

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1'
const desktop = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36'
const lantern = {
  id: 'lantern',
  name: 'Lantern',
  mobile_link: 'lantern://',
  rdns: 'example.lantern',
  browse_links: [{ url: 'https://lantern.example/{url}' }],
}

function open(
  address: string,
  { userAgent = iPhone, ...options }: Partial<AppKitOptions> & { userAgent?: string } = {},
) {
  const page = Object.assign(createFakePage(), { navigator: { userAgent }, location: new URL(address) })
  const wallet = createScriptedWallet({ id: 'example.lantern', name: 'Lantern', rdns: 'example.lantern' })
  return createTestCore({ page, adapter: createScriptedAdapter([wallet]), options })
}

/** Returns the links of a wallet for the options of an app. */
function linksOf(core: Core, wallet: typeof lantern, onRefused?: (reason: string) => void) {
  const { namespaces, secretUrlParameters, strictLinks: strict } = core.options.state.current
  return findBrowseLinks(wallet, { window: core.ports.window, namespaces, secretUrlParameters, strict, onRefused })
}

describe('R321: the links to the browser of a wallet', () => {
  test('R322: links to the current page without its secret parameters', () => {
    const { core, page } = open('https://app.example/pay?token=x&a=1#/b?token=y', { secretUrlParameters: ['token'] })
    const linked = () => decodeURIComponent(linksOf(core, lantern)[0]?.href ?? '')
    expect(linked()).toBe('https://lantern.example/https://app.example/pay?a=1#/b')
    Object.assign(page, { location: new URL('https://app.example/next') })
    expect(linked()).toBe('https://lantern.example/https://app.example/next')
    core.destroy()
  })

  test('returns links for the namespaces of the app, or for the requested one', () => {
    const { core } = open('https://app.example/')
    const solana = { ...lantern, browse_links: [{ url: 'https://lantern.example/{url}', namespaces: ['solana'] }] }
    expect([core.wallets.canBrowse(solana), core.wallets.canBrowse(solana, 'solana')]).toEqual([false, true])
    expect(linksOf(core, solana)).toEqual([])
    core.destroy()
  })

  test.each([
    ['a page that is not https', 'http://app.example/', iPhone],
    ['a computer', 'https://app.example/', desktop],
  ])('is empty on %s', (_, address, userAgent) => {
    const { core } = open(address, { userAgent })
    expect(linksOf(core, lantern)).toEqual([])
    expect(core.wallets.canBrowse(lantern)).toBe(false)
    expect(listPlatforms(core, lantern)).toEqual([])
    core.destroy()
  })

  test('R43: strict links refuse an unusual host, with the reason', () => {
    const reasons: string[] = []
    const { core } = open('https://app.example/', { strictLinks: true })
    const odd = { ...lantern, browse_links: [{ url: 'https://203.0.113.7/{url}' }] }
    expect(linksOf(core, odd, (reason) => reasons.push(reason))).toEqual([])
    expect(reasons).toEqual(['strictLinks allows no IP address as its host'])
    core.destroy()
  })
})

describe('R321: opening a wallet from a phone', () => {
  test('offers its app if a relay is set, and its in-app browser', () => {
    const { core } = open('https://app.example/', { services: { relay: 'wss://relay.example', directory: false } })
    expect(listPlatforms(core, lantern)).toEqual(['mobile', 'walletBrowser'])
    expect(listPlatforms(core, { ...lantern, browse_links: [] })).toEqual(['mobile'])
    expect(listPlatforms(core, undefined)).toEqual(['qrcode'])
    core.destroy()
  })

  test('offers only its in-app browser without a relay, and nothing without a browse link', () => {
    const { core } = open('https://app.example/')
    expect(listPlatforms(core, lantern)).toEqual(['walletBrowser'])
    expect(listPlatforms(core, { ...lantern, browse_links: [] })).toEqual([])
    core.destroy()
  })

  test('R323: offers no link inside its in-app browser', async () => {
    const { core } = open('https://app.example/', { services: { relay: 'wss://relay.example', directory: false } })
    await core.discover()
    expect(listPlatforms(core, lantern)).toEqual(['browser'])
    core.destroy()
  })
})
