import { type Connector, connectorTypes } from '@latchkey/common'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { connectorOf } from '../../test/connectors.js'
import { connectorGroups } from '../options/featureSwitches.js'
import { listWallets, type WalletListInput } from './listWallets.js'
import type { WalletListEntry } from './walletRow.js'

const provider = {}
const entry = (id: string, change: Partial<WalletListEntry> = {}): WalletListEntry => ({ id, name: id, ...change })

/** One connector per type. */
const every: readonly Connector[] = [
  connectorOf({ id: 'auth', type: 'AUTH' }),
  connectorOf({ id: 'idAuth', type: 'ID_AUTH' }),
  connectorOf({ id: 'external', type: 'EXTERNAL' }),
  connectorOf({ id: 'injected', type: 'INJECTED', provider }),
  connectorOf({
    id: 'announced',
    type: 'ANNOUNCED',
    info: { rdns: 'com.announced' },
    explorerId: 'explorer-announced',
  }),
  connectorOf({ id: 'multi', type: 'MULTI_CHAIN' }),
  connectorOf({ id: 'walletConnect', type: 'WALLET_CONNECT' }),
]

const input: WalletListInput = {
  connectors: every,
  recent: [],
  featured: [],
  custom: [],
  recommended: [],
  order: connectorGroups,
  rules: { isMobile: false, excluded: [] },
}

function shape(change: Partial<WalletListInput> = {}): readonly string[] {
  return listWallets({ ...input, ...change }).map(
    ({ group, rows }) => `${group}: ${rows.map(({ connectors, wallet }) => connectors[0]?.id ?? wallet?.id).join(' ')}`,
  )
}

describe('§4: the order of the wallet list', () => {
  test('orders groups like the specification and omits empty ones', () => {
    expect(
      shape({
        recent: [{ id: 'multi', name: 'Multi' }],
        featured: [entry('featured')],
        custom: [entry('custom')],
        recommended: [entry('recommended')],
        connectors: every.filter(({ id }) => id !== 'injected' && id !== 'announced'),
      }),
    ).toEqual([
      'walletConnect: walletConnect',
      'recent: multi',
      'featured: featured',
      'custom: custom',
      'external: external',
      'recommended: recommended',
    ])
  })

  test('the host around the page comes before every other wallet, also before recent ones', () => {
    const host = { ...connectorOf({ id: 'safe', type: 'EXTERNAL' }), isHost: true as const }
    const recent = ['announced', 'safe'].map((id) => ({ id, name: id }))
    const [first, ...others] = shape({ connectors: [...every, host], recent, featured: [entry('featured')] })
    expect(first).toBe('injected: safe injected multi')
    expect(others).toEqual([
      'walletConnect: walletConnect',
      'recent: announced',
      'featured: featured',
      'external: external',
    ])
  })

  test('R150: on desktop, Browser Wallet is listed only if it is the only wallet of its namespace', () => {
    const browser = connectorOf({ id: 'injected', type: 'INJECTED', name: 'Browser Wallet', provider })
    const announced = connectorOf({ id: 'announced', info: { rdns: 'com.announced' } })
    const solana = connectorOf({ id: 'solana', chain: 'solana' })
    const remote = connectorOf({ id: 'walletConnect', type: 'WALLET_CONNECT' })
    const sdk = connectorOf({ id: 'sdk', type: 'EXTERNAL' })
    const mobile = { isMobile: true, excluded: [] }
    expect(shape({ connectors: [browser, remote, sdk] })).toContain('injected: injected')
    expect(shape({ connectors: [browser, solana] })).toEqual(['injected: injected solana'])
    expect(shape({ connectors: [browser, announced] })).toEqual(['injected: announced'])
    expect(shape({ connectors: [browser, announced], rules: mobile })).toEqual(['injected: injected announced'])
  })

  test('R150: a second connector of a wallet is not listed, also if the wallet is excluded', () => {
    const twin = connectorOf({ id: 'injected', type: 'INJECTED', provider, duplicateOf: 'announced' })
    const announced = connectorOf({ id: 'announced', info: { rdns: 'com.announced' } })
    for (const isMobile of [true, false]) {
      const connectors = [twin, announced]
      expect(shape({ connectors, rules: { isMobile, excluded: [] } })).toEqual(['injected: announced'])
      expect(shape({ connectors, rules: { isMobile, excluded: [{ rdns: 'com.announced' }] } })).toEqual([])
    }
  })

  test('the injected group has injected, announced and multi-chain wallets; embedded ones have no row', () => {
    expect(shape()).toEqual([
      'walletConnect: walletConnect',
      'injected: injected announced multi',
      'external: external',
    ])
  })

  test('returns no group without wallets', () => {
    expect(shape({ connectors: [] })).toEqual([])
  })

  test('an override order comes first, followed by the groups that it omits', () => {
    expect(shape({ order: ['external', 'injected'] })).toEqual([
      'external: external',
      'injected: injected announced multi',
      'walletConnect: walletConnect',
    ])
  })

  test('a group named twice shows once', () => {
    expect(shape({ order: ['external', 'external'] }).filter((line) => line.startsWith('external'))).toHaveLength(1)
  })

  test('WalletConnect is not listed while it is connected', () => {
    expect(shape({ isWalletConnectConnected: true })).not.toContain('walletConnect: walletConnect')
  })

  test('lists only the given namespace', () => {
    const connectors = [...every, connectorOf({ id: 'solflare', chain: 'solana' })]
    expect(shape({ connectors, namespace: 'solana' })).toEqual(['injected: solflare'])
  })

  test('in one namespace, a wallet without picture or name uses those of another', () => {
    const connectors = [
      connectorOf({
        id: 'org.foxglove',
        name: 'Foxglove',
        info: { rdns: 'org.foxglove' },
        imageUrl: 'data:image/png,x',
      }),
      connectorOf({ id: 'foxglove', name: 'Foxglove', chain: 'polkadot' }),
    ]
    const [group] = listWallets({ ...input, connectors, namespace: 'polkadot' })
    expect(group?.rows).toMatchObject([{ name: 'Foxglove', imageUrl: 'data:image/png,x', connectors: [connectors[1]] }])
  })
})

describe('§4, R67: recent wallets in the list', () => {
  test('lists recent wallets newest first, with a tag, and not among the injected ones', () => {
    const recent = [
      { id: 'multi', name: 'Multi' },
      { id: 'gone', name: 'Gone' },
      { id: 'injected', name: 'Injected' },
    ]
    expect(shape({ recent })).toEqual([
      'walletConnect: walletConnect',
      'recent: multi injected',
      'injected: announced',
      'external: external',
    ])
    const rows = listWallets({ ...input, recent }).flatMap((group) => group.rows)
    expect(rows.map(({ tag }) => tag)).toEqual([undefined, 'recent', 'recent', 'installed', undefined])
  })

  test.each([
    ['reverse-DNS name', { id: 'another', name: 'A', rdns: 'com.announced' }],
    ['explorer id', { id: 'explorer-announced', name: 'A' }],
    ['connector id', { id: 'announced', name: 'A' }],
  ])('recognises a recent wallet by its %s', (_title, wallet) => {
    expect(shape({ recent: [wallet] })).toContain('recent: announced')
  })

  test('lists a recent SDK wallet once, not among the external ones', () => {
    const recent = [
      { id: 'external', name: 'External' },
      { id: 'multi', name: 'Multi' },
    ]
    expect(shape({ recent })).toEqual([
      'walletConnect: walletConnect',
      'recent: external multi',
      'injected: injected announced',
    ])
    expect(shape({ recent, featured: [entry('external')] })).toEqual(shape({ recent }))
  })

  test('R30: a recent wallet is not matched by its name, which any wallet can claim', () => {
    expect(shape({ recent: [{ id: 'other', name: 'announced' }] }).some((line) => line.startsWith('recent'))).toBe(
      false,
    )
  })
})

describe('§5: the same wallet is not listed twice', () => {
  const duplicates = [
    ['reverse-DNS name', entry('other', { rdns: 'com.announced' })],
    ['explorer id', entry('explorer-announced')],
    ['connector id', entry('announced')],
  ] as const

  test.each(duplicates)('a directory entry with the %s of an announced wallet is dropped', (_title, wallet) => {
    for (const group of ['featured', 'custom', 'recommended'] as const)
      expect(shape({ [group]: [wallet] })).toEqual(shape())
  })

  test.each(duplicates)('a directory entry of a recent wallet is dropped (%s)', (_title, wallet) => {
    const recent = [{ id: 'announced', name: 'A' }]
    expect(shape({ recent, featured: [wallet] })).toEqual(shape({ recent }))
  })

  test.each(['INJECTED', 'MULTI_CHAIN'] as const)('a directory entry of a wallet of type %s is dropped', (type) => {
    const connectors = [connectorOf({ id: 'x', type, provider, info: { rdns: 'com.x' } })]
    expect(shape({ connectors, recommended: [entry('y', { rdns: 'com.x' })] })).toEqual(['injected: x'])
  })

  test('R120: a directory entry of an SDK wallet is dropped', () => {
    const connectors = [connectorOf({ id: 'x', type: 'EXTERNAL', info: { rdns: 'com.x' } })]
    expect(shape({ connectors, recommended: [entry('y', { rdns: 'com.x' })] })).toEqual(['external: x'])
  })

  test('R30: an entry that shares only the name stays', () => {
    expect(shape({ featured: [entry('other', { name: 'announced' })] })).toContain('featured: other')
  })

  test('featured wallets precede custom ones, and custom ones precede recommended ones', () => {
    const change = { featured: [entry('a')], custom: [entry('a'), entry('b')], recommended: [entry('b'), entry('c')] }
    expect(shape({ connectors: [], ...change })).toEqual(['featured: a', 'custom: b', 'recommended: c'])
  })

  test.each([
    ['id', { id: 'w' }],
    ['reverse-DNS name', { rdns: 'COM.w' }],
    ['name', { name: 'W' }],
  ])('a wallet excluded by %s is in no group', (_title, rule) => {
    const wallet = entry('w', { rdns: 'com.W', name: 'w' })
    const rules = { isMobile: false, excluded: [rule] }
    expect(shape({ connectors: [], rules, featured: [wallet], custom: [wallet], recommended: [wallet] })).toEqual([])
  })
})

describe('§9: recommended wallets', () => {
  const recommended = ['a', 'b', 'c', 'd', 'e'].map((id) => entry(id))

  test.each([
    ['lists four if there are no other wallets', {}, 'recommended: a b c d'],
    [
      'lists fewer beside featured and custom ones',
      { featured: [entry('f')], custom: [entry('g')] },
      'recommended: a b',
    ],
  ])('%s', (_title, change, line) => {
    expect(shape({ connectors: [], recommended, ...change })).toContain(line)
  })

  test('R123: for one namespace, recommended, featured and recent wallets support it', () => {
    const dot = entry('dot', { chains: ['polkadot:91b171bb158e2d3848fa23a9f1c25182'] })
    const evm = entry('evm', { chains: ['eip155:1'] })
    const change = { connectors: [], namespace: 'polkadot', custom: [entry('own')] } as const
    expect(shape({ ...change, recommended: [evm, dot] })).toEqual(['custom: own', 'recommended: dot'])
    expect(shape({ ...change, featured: [evm, dot] })).toEqual(['featured: dot', 'custom: own'])
    expect(shape({ ...change, known: [evm, dot], recent: [{ ...evm }, { ...dot }] })).toEqual([
      'recent: dot',
      'custom: own',
    ])
  })

  test('R120: wallets installed in any namespace are not listed again as recommended, featured or recent', () => {
    const connectors = [
      connectorOf({ id: 'Solflare', chain: 'solana' }),
      connectorOf({
        id: 'talisman',
        name: 'Talisman',
        chain: 'polkadot',
        type: 'INJECTED',
        provider,
        injectedId: 'talisman',
      }),
      connectorOf({ id: 'unisat', name: 'UniSat', chain: 'bip122', injectedId: 'unisat' }),
    ]
    const missing = [
      entry('s', { name: 'Solflare', chains: ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'] }),
      entry('t', { injected: [{ namespace: 'polkadot', injected_id: 'talisman' }] }),
      entry('u', { injected: [{ namespace: 'bip122', injected_id: 'unisat' }] }),
    ]
    const line = ['injected: Solflare talisman unisat']
    expect(shape({ connectors, recommended: missing })).toEqual(line)
    expect(shape({ connectors, featured: missing })).toEqual(line)
    const known = { known: missing, recent: missing.slice(0, 1).map(({ id, name }) => ({ id, name })) }
    expect(shape({ connectors, ...known })).toEqual(line)
  })

  test('lists none beside four other wallets', () => {
    const connectors = ['1', '2', '3', '4'].map((id) => connectorOf({ id }))
    expect(shape({ connectors, recommended })).toEqual(['injected: 1 2 3 4'])
  })
})

test('property: no group is empty, no key occurs twice, and no connector is in two rows', () => {
  const connector = fc
    .record({
      id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
      type: fc.constantFrom(...connectorTypes),
      chain: fc.constantFrom('eip155', 'solana', 'polkadot', 'bip122'),
      info: fc.option(fc.record({ rdns: fc.constantFrom('a.b', 'c.d', 'e.f') }), { nil: {} }),
      provider: fc.constantFrom(provider, undefined),
    })
    .map(connectorOf)
  const wallets = fc.array(
    fc
      .record({ id: fc.constantFrom('a', 'b', 'x', 'y'), rdns: fc.option(fc.constantFrom('a.b', 'x.y'), { nil: '' }) })
      .map(({ id, rdns }) => entry(id, rdns ? { rdns } : {})),
    { maxLength: 4 },
  )
  fc.assert(
    fc.property(
      fc.uniqueArray(connector, { selector: ({ id, chain }) => `${chain}:${id}` }),
      wallets,
      fc.uniqueArray(
        wallets.map(([first]) => first ?? entry('z')),
        { selector: ({ id }) => id },
      ),
      fc.array(fc.constantFrom(...connectorGroups)),
      (connectors, recent, featured, order) => {
        const groups = listWallets({ ...input, connectors, recent, featured, custom: featured, order })
        const rows = groups.flatMap((group) => group.rows)
        expect(groups.every((group) => group.rows.length > 0)).toBe(true)
        expect(new Set(groups.map(({ group }) => group)).size).toBe(groups.length)
        expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length)
        const listed = rows.flatMap((row) => row.connectors)
        expect(new Set(listed).size).toBe(listed.length)
      },
    ),
  )
})
