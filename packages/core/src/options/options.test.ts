import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anything } from '../../../../fuzz/anything.js'
import { createTestCore } from '../../test/createTestCore.js'
import { mainnet } from '../../test/networks.js'
import { createScriptedAdapter } from '../../test/scriptedAdapter.js'
import type { Core } from '../core.js'
import type { AppKitOptions } from './appKitOptions.js'
import { assertOptions } from './optionsParser.js'
import { resolveOptions } from './resolveOptions.js'

const least = { networks: [mainnet] } satisfies { readonly networks: AppKitOptions['networks'] }

/** Each option with a valid value and invalid ones. The type requires every option. */
const table: {
  readonly [K in keyof Required<AppKitOptions>]: { readonly good: AppKitOptions[K]; readonly bad: unknown[] }
} = {
  projectId: { good: 'p', bad: [7, null, 'x'.repeat(300)] },
  networks: {
    good: [mainnet],
    bad: [
      undefined,
      [],
      'mainnet',
      [{ id: 1 }],
      [null],
      ...[Number.NaN, Infinity, -1].map((id) => [{ ...mainnet, id }]),
    ],
  },
  defaultNetwork: { good: mainnet, bad: [1, { ...mainnet, id: {} }] },
  adapters: {
    good: [createScriptedAdapter()],
    bad: [{}, [{}], [{ namespace: 'eip155' }], [{ namespace: 'x', create() {} }]],
  },
  metadata: { good: { name: 'App', icons: ['https://app.example/i.png'] }, bad: ['App', { name: 7 }, { icons: 'x' }] },
  features: {
    good: { swaps: false, socials: ['google'] },
    bad: [true, { swaps: 'yes' }, { socials: ['myspace'] }, { connectMethodsOrder: ['sms'] }],
  },
  themeMode: { good: 'dark', bad: ['black', 1] },
  themeVariables: {
    good: { '--latchkey-accent': '#123' },
    bad: ['--latchkey-accent', { '--latchkey-accent': ['#123'] }],
  },
  tokens: {
    good: { 'eip155:1': { address: '0x0', image: 'data:image/png;base64,AA==', symbol: 'USDC' } },
    bad: [[], { 'eip155:1': 'USDC' }, { 'eip155:1': { address: 1 } }, { 'eip155:1': { address: '0x0', symbol: 6 } }],
  },
  allWallets: { good: 'HIDE', bad: ['hide', true] },
  includeWalletIds: { good: ['a'], bad: ['a', [1]] },
  excludeWalletIds: { good: ['a'], bad: ['a', [1]] },
  includeInstalledWalletIds: { good: ['io.metamask'], bad: ['a', [1]] },
  featuredWalletIds: { good: ['a'], bad: ['a', [1]] },
  customWallets: {
    good: [
      {
        id: 'a',
        name: 'A',
        mobile_link: 'a://',
        browse_links: [{ url: 'a://{url}', namespaces: ['solana'], platforms: ['ios'], android_package: 'example.a' }],
      },
    ],
    bad: [
      {},
      [{ id: 'a' }],
      [{ id: 'a', name: 'A', mobile_link: 7 }],
      [{ id: 'a', name: 'A', browse_links: 'https://a.example/{url}' }],
      [{ id: 'a', name: 'A', browse_links: [{}] }],
      [{ id: 'a', name: 'A', browse_links: [{ url: 'a://{url}', platforms: ['windows'] }] }],
    ],
  },
  secretUrlParameters: { good: ['token'], bad: ['token', [1]] },
  customRpcUrls: {
    good: { 'eip155:1': [{ url: 'https://rpc.example', shareWithWallet: true }] },
    bad: [
      { 'eip155:1': 'https://rpc.example' },
      { 'eip155:1': [{}] },
      { 'eip155:1': [{ url: 'https://rpc.example', shareWithWallet: 'yes' }] },
    ],
  },
  termsConditionsUrl: { good: 'https://app.example/terms', bad: [7] },
  privacyPolicyUrl: { good: 'https://app.example/privacy', bad: [7] },
  enableEmbedded: { good: true, bad: ['true'] },
  disableAppend: { good: true, bad: [1] },
  defaultAccountTypes: { good: { eip155: 'eoa' }, bad: ['eoa', { eip155: 'EOA' }] },
  siweConfig: { good: undefined, bad: [true] },
  siwx: { good: undefined, bad: ['siwx'] },
  services: { good: { rpc: 'https://rpc.example' }, bad: ['https://rpc.example', { rpc: 7 }] },
  chainImages: { good: { 1: 'https://img.example/1.png' }, bad: [[], { 1: 7 }] },
  connectorImages: { good: { a: 'data:image/png,x' }, bad: [{ a: null }] },
  enableWallets: { good: false, bad: [0] },
  enableReconnect: { good: false, bad: ['no'] },
  enableNetworkSwitch: { good: false, bad: [null] },
  enableWalletGuide: { good: false, bad: [{}] },
  enableEIP6963: { good: false, bad: [0] },
  enableInjected: { good: false, bad: [0] },
  enableCoinbase: { good: false, bad: [0] },
  enableBaseAccount: { good: false, bad: [0] },
  coinbasePreference: { good: 'eoaOnly', bad: ['eoa'] },
  allowUnsupportedChain: { good: true, bad: ['yes'] },
  rpcFallback: { good: true, bad: ['yes'] },
  switchOnConnect: { good: true, bad: ['yes'] },
  experimental_preferUniversalLinks: { good: true, bad: ['yes'] },
  connectionHint: { good: true, bad: ['yes', 1] },
  balances: { good: false, bad: ['no', 0] },
  identity: { good: false, bad: ['no', 0] },
  enableNamePictures: { good: true, bad: ['yes'] },
  strictLinks: { good: true, bad: ['yes', 1] },
  manualWCControl: { good: true, bad: ['yes', 1] },
  enableMobileFullScreen: { good: true, bad: ['yes', 1] },
  debug: { good: false, bad: [1] },
  locale: { good: 'ar', bad: [7] },
  texts: { good: { 'Connect.title': 'Sign in' }, bad: [7, 'Sign in', { 'Connect.title': 7 }] },
  catalogues: { good: { de: { texts: {} }, fr: async () => ({ texts: {} }) }, bad: [7, { de: 'German' }] },
  prefetch: { good: 'intent', bad: ['hover', true] },
  autoConnect: { good: 'wallet-browser', bad: ['always', true] },
  storagePrefix: { good: 'my-app', bad: ['', 7] },
}
const names = Object.keys(table) as (keyof typeof table)[]

type Refusal = { readonly code?: string; readonly message?: string; readonly details?: string }

function refusal(options: unknown): Refusal {
  try {
    assertOptions(options)
    return {}
  } catch (error) {
    return error as Refusal
  }
}

describe('§1: every start-up option', () => {
  test.each(names)('%s accepts a valid value and names an invalid one', (name) => {
    const { good, bad } = table[name]
    expect(refusal({ ...least, [name]: good })).toEqual({})
    for (const value of bad) {
      const error = refusal({ ...least, [name]: value })
      expect(error.code, JSON.stringify(value)).toBe('INVALID_OPTIONS')
      expect(error.details).toContain(name)
    }
    if (name !== 'networks') expect(refusal({ ...least, [name]: undefined })).toEqual({})
  })

  test('the message names the path of the invalid option and the expected value', () => {
    const customWallets = [
      { id: 'a', name: 'A' },
      { id: 'b', name: 7 },
    ]
    expect(refusal({ ...least, customWallets })).toMatchObject({
      details: 'customWallets[1].name: expected text.',
      message: expect.stringMatching(
        /^The options given to createAppKit are not valid\.\n\ncustomWallets\[1\]\.name: expected text\.\n\nDocs: /,
      ),
    })
    expect(refusal({ ...least, networks: [{ ...mainnet, id: '1 or 2' }] }).details).toContain(
      'networks[0].id: expected a chain id',
    )
    const unclear = { ...mainnet, id: 'abc' }
    for (const network of [unclear, { ...unclear, caipNetworkId: 'solana:abc', chainNamespace: 'bip122' }])
      expect(refusal({ ...least, networks: [network] }).details).toContain(
        'networks[0].chainNamespace: expected the namespace of the network "abc"',
      )
    for (const network of [
      { ...mainnet, id: '10' },
      { ...unclear, chainNamespace: 'solana' },
      { ...unclear, id: 'solana:abc' },
    ])
      expect(refusal({ ...least, networks: [network] })).toEqual({})
    for (const networks of [[], undefined])
      expect(refusal({ networks }).details).toBe(
        'networks: expected at least one network, such as mainnet of @latchkey/appkit/networks.',
      )
    expect(refusal({ networks: [mainnet, undefined] }).details).toBe(
      'networks[1]: expected a network, not undefined; check its import.',
    )
    expect(refusal({ ...least, adapters: [createScriptedAdapter] }).details).toBe(
      'adapters[0]: expected an adapter, not a function; call it, as in createEip155Adapter().',
    )
    expect(refusal(undefined).details).toContain('expected an object')
  })

  test('L3: any value for any option passes or throws a typed error', () => {
    fc.assert(
      fc.property(fc.constantFrom(...names), anything, (name, make) => {
        const { code } = refusal({ ...least, [name]: make() })
        expect([undefined, 'INVALID_OPTIONS']).toContain(code)
      }),
      { numRuns: 500 },
    )
    fc.assert(
      fc.property(anything, (make) => {
        expect(['INVALID_OPTIONS']).toContain(refusal(make()).code)
      }),
    )
  })

  test('§5: siweConfig and siwx together throw the exact text', () => {
    expect(() => createTestCore({ options: { siweConfig: {}, siwx: {} } as never })).toThrow(
      'Cannot set both `siweConfig` and `siwx` options',
    )
    expect(refusal({ ...least, siweConfig: {}, siwx: {} }).code).toBe('SIWE_AND_SIWX')
  })

  test.each([
    ['siwx', 'createMessage'],
    ['siweConfig', 'mapToSIWX'],
  ])('R185: %s without its methods throws, so that a required sign-in is never silently absent', (name, method) => {
    for (const value of [{}, { getNonce() {} }, new Map()])
      expect(refusal({ ...least, [name]: value })).toMatchObject({
        code: 'INVALID_OPTIONS',
        details: expect.stringMatching(
          new RegExp(`^${name}: expected .* of @latchkey/siwx; it has no ${method}\\(\\)`),
        ),
      })
  })

  test('§5: a missing projectId raises one alert, and everything that needs no hosted service works', async () => {
    const world = createTestCore({ options: { projectId: undefined, services: {} } })
    expect(world.core.alert.state).toMatchObject({ open: true, message: 'Project ID Not Configured' })
    expect(world.logger.entries.filter(({ level }) => level === 'error')).toHaveLength(1)
    world.core.alert.close()
    world.wallet.answers = 'approve'
    await world.core.connect({ connectorId: 'com.example.wallet' })
    await world.core.switchNetwork(8453)
    expect(world.core.accounts.getConnected('eip155')?.caipNetworkId).toBe('eip155:8453')
    expect(world.core.alert.state.open).toBe(false)
  })

  test('raises no alert with a projectId, and only logs it with debug off', () => {
    expect(createTestCore().core.alert.state.open).toBe(false)
    const { core, logger } = createTestCore({ options: { projectId: undefined, services: {}, debug: false } })
    expect(core.alert.state.open).toBe(false)
    expect(logger.entries).toHaveLength(1)
  })

  test('raises no alert without a projectId if WalletConnect is off, because no other feature needs one', () => {
    const { core, logger } = createTestCore({ options: { projectId: undefined, services: { relay: false } } })
    expect([core.alert.state.open, logger.entries]).toEqual([false, []])
  })
})

describe('§1: defaults', () => {
  const resolved = resolveOptions(least, undefined)

  test('features, as in the specification', () => {
    const { features } = resolved
    const on = ['swaps', 'onramp', 'receive', 'send', 'email', 'history', 'analytics', 'allWallets'] as const
    const off = ['legalCheckbox', 'smartSessions', 'multiWallet', 'collapseWallets'] as const
    expect(on.map((name) => features[name])).toEqual(on.map(() => true))
    expect(off.map((name) => features[name])).toEqual(off.map(() => false))
    expect(features.socials).toEqual(['google', 'x', 'discord', 'farcaster', 'github', 'apple', 'facebook'])
    // `orderConnectMethods` applies the default, which depends on the wallets on the page.
    expect(features.connectMethodsOrder).toBeUndefined()
    expect(features.connectorTypeOrder).toEqual([
      'walletConnect',
      'recent',
      'injected',
      'featured',
      'custom',
      'external',
      'recommended',
    ])
  })

  test('account types', () => {
    expect(resolved.defaultAccountTypes).toEqual({
      eip155: 'smartAccount',
      solana: 'eoa',
      polkadot: 'eoa',
      bip122: 'payment',
    })
    expect(resolveOptions({ ...least, defaultAccountTypes: { eip155: 'eoa' } }, undefined).defaultAccountTypes).toEqual(
      {
        eip155: 'eoa',
        solana: 'eoa',
        polkadot: 'eoa',
        bip122: 'payment',
      },
    )
  })

  test('flags', () => {
    expect(resolved).toMatchObject({
      enableEIP6963: true,
      enableInjected: true,
      enableCoinbase: true,
      enableBaseAccount: true,
      coinbasePreference: 'all',
      enableWallets: true,
      enableReconnect: true,
      enableNetworkSwitch: true,
      enableWalletGuide: true,
      allowUnsupportedChain: false,
      rpcFallback: false,
      switchOnConnect: false,
      enableEmbedded: false,
      disableAppend: false,
      experimental_preferUniversalLinks: false,
      connectionHint: false,
      balances: true,
      identity: true,
      enableNamePictures: false,
      strictLinks: false,
      manualWCControl: false,
      enableMobileFullScreen: false,
      debug: true,
    })
    expect(resolved.themeMode).toBeUndefined()
  })

  test('setting one feature keeps the others, even if it is set to undefined', () => {
    const { features } = resolveOptions({ ...least, features: { swaps: false, email: undefined as never } }, undefined)
    expect([features.swaps, features.email, features.send]).toEqual([false, true, true])
  })

  test('reads missing metadata from the page', () => {
    const selectors: Record<string, unknown> = {
      'meta[property="og:description"], meta[name="description"]': { content: 'About' },
      'link[rel~="icon"]': { href: 'https://app.example/icon.png' },
    }
    const document = {
      title: 'Title',
      querySelector: (selector: string) => selectors[selector] ?? null,
      defaultView: { location: { origin: 'https://app.example' } },
    } as object as Document
    expect(resolveOptions(least, document).metadata).toEqual({
      name: 'Title',
      description: 'About',
      url: 'https://app.example',
      icons: ['https://app.example/icon.png'],
    })
    selectors['link[rel~="icon"]'] = { href: '' }
    expect(resolveOptions(least, document).metadata.icons).toEqual([])
    const metadata = { name: 'App', description: '', url: 'https://x.example', icons: [] }
    expect(resolveOptions({ ...least, metadata }, document).metadata).toEqual(metadata)
    expect(resolved.metadata).toEqual({ name: '', description: '', url: '', icons: [] })
  })

  test('R270: resolves a relative picture URL and keeps an absolute one', () => {
    const document = { baseURI: 'https://app.example/shop/', querySelector: () => null } as object as Document
    const urlOf = (image_url: string, page: Document | undefined = document) =>
      resolveOptions({ ...least, customWallets: [{ id: 'own', name: 'Own', image_url }] }, page).customWallets?.[0]
        ?.image_url
    expect(urlOf('own.svg')).toBe('https://app.example/shop/own.svg')
    expect(urlOf('/own.svg')).toBe('https://app.example/own.svg')
    for (const given of ['https://x.example/own.svg', 'data:image/svg+xml,<svg xmlns="a  b"/>', '//'])
      expect(urlOf(given)).toBe(given)
    const { customWallets } = resolveOptions({ ...least, customWallets: [{ id: 'own', name: 'Own' }] }, document)
    expect(customWallets).toEqual([{ id: 'own', name: 'Own' }])
  })

  test("does not change the app's object", () => {
    const given = { ...least, features: { swaps: false }, themeVariables: { '--latchkey-accent': '#123' } } as const
    const copy = structuredClone(given)
    const { core } = createTestCore({ options: given })
    core.options.updateFeatures({ send: false })
    core.theme.setVariables({ '--latchkey-accent': '#456' })
    expect(given).toEqual(copy)
  })
})

describe('options that change after start-up', () => {
  test('changes the given options, keeps the rest, and notifies watchers', () => {
    const { core } = createTestCore()
    const before = core.options.state.current
    core.options.update({ termsConditionsUrl: 'https://app.example/terms', locale: 'ar' })
    core.options.updateFeatures({ legalCheckbox: true })
    core.options.updateFeatures({ swaps: false })
    expect(core.options.state.current).not.toBe(before)
    expect(core.options.state.current).toMatchObject({
      termsConditionsUrl: 'https://app.example/terms',
      locale: 'ar',
      projectId: 'test',
      features: { legalCheckbox: true, swaps: false, send: true },
    })
    expect(before.features.legalCheckbox).toBe(false)
  })

  test.each<[string, (core: Core) => void, string]>([
    ['an invalid theme mode', (core) => core.theme.setMode('blue' as never), 'themeMode: expected one of light, dark'],
    [
      'invalid theme variables',
      (core) => core.theme.setVariables({ '--latchkey-accent': {} } as never),
      'themeVariables',
    ],
    [
      'invalid features',
      (core) => core.options.updateFeatures({ connectorTypeOrder: 'x' } as never),
      'features.connectorTypeOrder: expected a list',
    ],
    ['an invalid option', (core) => core.options.update({ locale: 7 } as never), 'locale: expected text'],
    [
      'an option that is fixed at start-up',
      (core) => core.options.update({ siwx: {}, locale: 'ar' } as never),
      '`siwx` cannot change after start-up',
    ],
    ['a value that is not an object', (core) => core.options.update('locale' as never), 'expected an object'],
  ])('R187: a setter throws for %s and changes nothing', (_what, change, details) => {
    const { core } = createTestCore()
    const before = [core.options.state.current, { ...core.theme.state }]
    expect(() => change(core)).toThrow(
      expect.objectContaining({
        code: 'INVALID_OPTIONS',
        details: expect.stringContaining(details),
        message: expect.stringMatching(/^The options given to (?:set|update)\w+ are not valid\.\n\n\S/),
      }),
    )
    expect([core.options.state.current, { ...core.theme.state }]).toEqual(before)
    expect(core.options.state.current).toBe(before[0])
  })
})

describe('§5 R188: the base URLs of services', () => {
  const given = (url: string) => () => assertOptions({ networks: [mainnet], services: { relay: url } })

  test.each([
    'wss://relay.example',
    'https://x.example/api',
    'ws://127.0.0.1:7777',
    'http://localhost',
    'ws://[::1]:1',
  ])('accepts %s', (url) => expect(given(url)).not.toThrow())

  test('R342: `relay` accepts a list of URLs, other services do not', () => {
    const services = (given: object) => () => assertOptions({ networks: [mainnet], services: given })
    expect(services({ relay: ['wss://one.example', 'wss://two.example'] })).not.toThrow()
    const refused = [{ relay: [] }, { relay: ['ws://one.example'] }, { relay: [7] }, { rpc: ['https://rpc.example'] }]
    for (const one of refused) expect(services(one)).toThrow(expect.objectContaining({ code: 'INVALID_OPTIONS' }))
  })

  test('R230: `relay` accepts `false`, services without a default do not', () => {
    const services = (given: object) => () => assertOptions({ networks: [mainnet], services: given })
    expect(services({ relay: false })).not.toThrow()
    for (const refused of [{ relay: true }, { rpc: false }, { analytics: false }])
      expect(services(refused)).toThrow(expect.objectContaining({ code: 'INVALID_OPTIONS' }))
  })

  test.each(['ws://relay.example', 'http://x.example', 'http://localhost.example', 'javascript:0', 'wss://', ''])(
    'rejects %j, and the message names the option',
    (url) => expect(given(url)).toThrow(expect.objectContaining({ code: 'INVALID_OPTIONS' })),
  )

  test.each(['http://localhost:x@evil.example', 'ws://127.0.0.1@evil.example', 'http://[::1]:1@evil.example'])(
    'rejects %j, whose host follows a user name',
    (url) => expect(given(url)).toThrow(expect.objectContaining({ code: 'INVALID_OPTIONS' })),
  )
})
