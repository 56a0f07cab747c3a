import { readFileSync } from 'node:fs'
import { createFakeLogger } from '@latchkey/testing'
import { describe, expect, test, vi } from 'vitest'
import { createTestCore } from '../../test/createTestCore.js'
import { fourNetworks } from '../../test/fourChains.js'
import { base, mainnet } from '../../test/networks.js'
import { createScriptedAdapter } from '../../test/scriptedAdapter.js'
import { createCore } from '../createCore.js'
import type { AppKitOptions } from './appKitOptions.js'
import { missingFeatures } from './createOptionsReview.js'
import { nearestName } from './unknownNames.js'

/** Returns the lines of the logged message. */
function report(options: object): readonly string[] {
  const { logger } = createTestCore({ options: options as Partial<AppKitOptions> })
  expect(logger.entries.length).toBeLessThanOrEqual(1)
  const [, ...lines] = String(logger.entries[0]?.message ?? '').split('\n')
  return lines
}

/** Returns level and text of each logged message. */
function messages(options: object): readonly string[] {
  const { logger } = createTestCore({ options: options as Partial<AppKitOptions> })
  return logger.entries.map(({ level, message }) => `${level} ${message}`)
}

describe('R186: options that do nothing are listed once in the console', () => {
  test('lists features that do not exist yet if the app turns them on', () => {
    expect(
      report({
        tokens: { 'eip155:1': { address: '0x0' } },
        features: { swaps: true, socials: ['google'], history: true, legalCheckbox: true },
        termsConditionsUrl: 'https://app.example/terms',
        services: { relay: false, secureFrame: 'https://frame.example' },
      }),
    ).toEqual([
      'features.swaps: the feature does not exist yet.',
      'features.history: the feature does not exist yet.',
      'features.socials: the feature does not exist yet.',
      'services.secureFrame: the feature does not exist yet.',
    ])
  })

  test('lists nothing for defaults, disabled features and working options', () => {
    expect(report({})).toEqual([])
    expect(
      report({
        features: { email: false, socials: false, swaps: false, onramp: undefined, analytics: true },
        enableEmbedded: true,
        customRpcUrls: { 'eip155:1': [{ url: 'https://rpc.example', shareWithWallet: true }] },
        themeVariables: { '--w3m-accent': '#123' },
        services: { relay: false, rpc: 'https://rpc.example' },
      }),
    ).toEqual([])
  })

  test('R282: lists URLs of legal pages that are shown without a link', () => {
    const [terms, privacy, ...more] = report({
      termsConditionsUrl: 'http://app.example/terms',
      privacyPolicyUrl: 'javascript:alert(1)',
    })
    expect(terms).toContain('termsConditionsUrl is shown without a link')
    expect(privacy).toContain('privacyPolicyUrl is shown without a link')
    expect(more).toEqual([])
    expect(report({ termsConditionsUrl: 'https://app.example/terms', privacyPolicyUrl: '' })).toEqual([])
  })

  test('lists misspelled names with the nearest known name, also inside other options', () => {
    expect(
      report({
        projectid: 'x',
        features: { legalCheckBox: true },
        metadata: { nmae: 'App' },
        services: { relay: false, dirctory: 'https://x.example' },
        customWallets: [{ id: 'a', name: 'A', mobileLink: 'a://' }],
        themeVariables: { '--latchkey-acent': '#123' },
        unheardOf: 1,
      }),
    ).toEqual([
      'projectid is not known. Did you mean projectId?',
      'unheardOf is not known.',
      'features.legalCheckBox is not known. Did you mean legalCheckbox?',
      'metadata.nmae is not known. Did you mean name?',
      'services.dirctory is not known. Did you mean directory?',
      'themeVariables: --latchkey-acent is not known. Did you mean --latchkey-accent?',
      'customWallets[0].mobileLink is not known. Did you mean mobile_link?',
    ])
  })

  test('R320: lists browse links of custom wallets that cannot open', async () => {
    const browse_links = [
      { url: 'https://wallet.example/{url}' },
      { url: 'https://wallet.example/{page}' },
      { url: 'http://wallet.example/{url}' },
    ]
    const { logger } = createTestCore({ options: { customWallets: [{ id: 'a', name: 'A', browse_links }] } })
    await vi.waitFor(() =>
      expect(logger.messages('error').flatMap((message) => message.split('\n').slice(1))).toEqual([
        'customWallets[0].browse_links[1] is refused: a browse link with the unknown placeholder {page}.',
        'customWallets[0].browse_links[2] is refused: a page must be https.',
      ]),
    )
  })

  test('lists options of AppKit that have no effect', () => {
    expect(
      report({
        universalProvider: {},
        universalProviderConfigOverride: {},
        enableAuthLogger: true,
        customRpcUrls: { 'eip155:1': [{ url: 'https://rpc.example', config: { retryCount: 1 } }] },
      }),
    ).toEqual([
      "customRpcUrls['eip155:1'][0].config has no effect.",
      'universalProvider has no effect.',
      'universalProviderConfigOverride has no effect.',
      'enableAuthLogger has no effect.',
    ])
  })

  test('lists a legal checkbox without a page to accept, also after a change, once', () => {
    const line = expect.stringContaining('features.legalCheckbox shows no checkbox')
    const features = { legalCheckbox: true }
    expect(report({ features })).toEqual([line])
    expect(report({ features, termsConditionsUrl: '' })).toEqual([line])
    expect(report({ features, privacyPolicyUrl: 'https://app.example/privacy' })).toEqual([])
    const { core, logger } = createTestCore({ options: { termsConditionsUrl: 'https://app.example/terms' } })
    core.options.updateFeatures(features)
    expect(logger.entries).toEqual([])
    core.options.update({ termsConditionsUrl: '' })
    core.options.update({ locale: 'ar' })
    expect(logger.entries).toEqual([{ level: 'error', message: line, details: [] }])
  })

  test('lists changes by setters that have no effect, once', () => {
    const { core, logger } = createTestCore()
    for (let times = 0; times < 2; times++) {
      core.options.updateFeatures({ swaps: true, legalCheckBox: true } as object)
      core.options.update({ termsConditionsUrl: 'javascript:0' })
      core.theme.setVariables({ '--latchkey-acent': '#123' } as object)
    }
    expect(logger.messages('error').flatMap((message) => message.split('\n').slice(1))).toEqual([
      'features.legalCheckBox is not known. Did you mean legalCheckbox?',
      'features.swaps: the feature does not exist yet.',
      expect.stringContaining('termsConditionsUrl is shown without a link'),
      'themeVariables: --latchkey-acent is not known. Did you mean --latchkey-accent?',
    ])
    expect(logger.messages('error')).toHaveLength(3)
  })

  test('lists keys that are not CAIP-2 ids', () => {
    const token = { address: '0x0' }
    expect(
      report({
        customRpcUrls: { 1: [{ url: 'https://rpc.example' }], 'eip155:137': [{ url: 'https://rpc.example' }] },
        tokens: { 8453: token, mainnet: token, 'eip155:1': token },
        chainImages: { 1: 'https://app.example/1.png' },
      }),
    ).toEqual([
      "customRpcUrls['1'] matches no network. Use the CAIP-2 id 'eip155:1'.",
      "tokens['8453'] matches no network. Use the CAIP-2 id 'eip155:8453'.",
      "tokens['mainnet'] matches no network. Use the CAIP-2 id, such as 'eip155:1'.",
    ])
  })

  test('lists services that another option turns off', () => {
    const services = { relay: 'wss://relay.example', rpc: 'https://rpc.example', verify: 'https://verify.example' }
    expect(messages({ services, projectId: undefined })).toEqual([
      expect.stringMatching(
        /^error .*\nservices\.relay is not used without `projectId`\. .*any text.*\nservices\.rpc is .*\nservices\.verify is not used while WalletConnect is off\.$/,
      ),
      expect.stringMatching(/^error .*Project ID Not Configured/),
    ])
    expect(messages({ services })).toEqual([])
  })

  test.each(['my-project', 'a'.repeat(31), 'a'.repeat(33), `${'a'.repeat(31)}g`])(
    'R230: lists a project id that turns WalletConnect off, and how to turn it on: %s',
    (projectId) => {
      expect(report({ projectId, services: {} })).toEqual([
        expect.stringMatching(/32 hexadecimal digits.*`services\.relay`.*`services\.relay: false`/),
      ])
    },
  )

  test.each(['YOUR_PROJECT_ID', 'your-project-id', '<YOUR_PROJECT_ID>', 'YOUR_WALLETCONNECT_PROJECT_ID'])(
    'R230: says that the project id is a placeholder, and nothing else: %s',
    (projectId) => {
      const { logger } = createTestCore({ options: { projectId, services: {} } })
      expect(logger.entries).toEqual([
        expect.objectContaining({
          level: 'error',
          message: expect.stringMatching(`${projectId} is a placeholder.*WalletConnect's dashboard`),
        }),
      ])
    },
  )

  test('R230: accepts a placeholder if the app has its own relay', () => {
    const services = { relay: 'wss://relay.example' }
    const { logger } = createTestCore({ options: { projectId: 'YOUR_PROJECT_ID', services } })
    expect(logger.entries).toEqual([])
  })

  test.each([
    ['the app has no project id', { projectId: undefined }],
    ['the public relay accepts the project id', { projectId: '0123456789abcdefABCDEF0123456789' }],
    ['the app names a relay', { services: { relay: 'wss://relay.example' } }],
    ['the app turns WalletConnect off', { services: { relay: false } }],
    ['the app offers no wallets', { enableWallets: false }],
  ] as const)('R230: lists nothing about WalletConnect if %s', (_if, options) => {
    const { logger } = createTestCore({ options: { services: {}, ...options } })
    expect(logger.entries.filter(({ message }) => /WalletConnect (?:on|is off)/.test(message))).toEqual([])
  })

  test('logs nothing on a server', () => {
    const logger = createFakeLogger()
    const options = { projectId: 'x', networks: [mainnet], tokens: {}, features: { swaps: true } } as const
    const core = createCore(options, { ports: { logger, window: undefined } })
    core.options.updateFeatures({ send: true })
    expect(logger.entries).toEqual([])
  })
})

describe('R186: networks without an adapter are reported with the package to install', () => {
  const eip155 = createScriptedAdapter()
  const relay = { relay: 'wss://relay.example' }

  test('if no wallet can connect', () => {
    for (const adapters of [undefined, []])
      expect(messages({ adapters, networks: [mainnet, base] })).toEqual([
        'error [latchkey] No wallet can connect, because `adapters` is empty. Install @latchkey/adapter-eip155 and pass ' +
          '`adapters: [createEip155Adapter()]`.',
      ])
  })

  test('for namespaces that no adapter serves, also with WalletConnect', () => {
    const networks = [mainnet, fourNetworks.solana[0], fourNetworks.polkadot[0], fourNetworks.bip122[0]]
    expect(messages({ adapters: [eip155], networks, services: relay })).toEqual([
      'error [latchkey] Wallets cannot connect on the networks of solana and polkadot and bip122, because `adapters` has no adapter for ' +
        'them. Install @latchkey/adapter-solana and @latchkey/adapter-polkadot and @latchkey/adapter-bip122 and add ' +
        'createSolanaAdapter(), createPolkadotAdapter(), createBip122Adapter() to `adapters`.',
    ])
  })

  test('also if WalletConnect works, unless the list is empty', () => {
    expect(messages({ adapters: undefined, services: relay })).toEqual([
      expect.stringMatching(/^error .*WalletConnect only\. Install @latchkey\/adapter-eip155 and pass/),
    ])
    expect(messages({ adapters: [], services: relay })).toEqual([])
    expect(messages({ adapters: [eip155], services: relay })).toEqual([])
  })
})

test.each(Object.values(missingFeatures).flat())(
  'R186: the guide and the API reference say that the option has no effect yet: %s',
  (name) => {
    const readDocument = (file: string) => readFileSync(new URL(`../../../../docs/${file}`, import.meta.url), 'utf8')
    const row = readDocument('options.md')
      .split('\n')
      .find((line) => line.startsWith('|') && line.includes(`\`${name}\``))
    expect(row).toContain('*no effect yet*')
    const [comment] = readDocument('api/createAppKit.md')
      .split('\n')
      .filter((line) => line.includes(`</a> \`${name}`))
    expect(comment).toContain('No effect yet')
  },
)

test('R186: suggests no name that differs in more than half of its letters', () => {
  expect(nearestName('debgu', ['debug', 'tokens'])).toBe('debug')
  expect(nearestName('theme', ['siwx', 'tokens', 'networks'])).toBeUndefined()
  expect(nearestName('', ['a'])).toBeUndefined()
})
