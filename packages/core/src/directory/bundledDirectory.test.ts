import { describe, expect, test } from 'vitest'
import { createTestCore } from '../../test/createTestCore.js'
import { solana } from '../../test/networks.js'
import type { AppKitOptions } from '../options/appKitOptions.js'

const metaMask = 'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96'
const trust = '4622a2b2d6af1c9844944291e5e7351a6aa24cd7b23099efac1b2fd875da31a0'

function setUp(options: Partial<AppKitOptions> = {}) {
  const asked: string[] = []
  const fetch = (input: RequestInfo | URL) => {
    asked.push(String(input))
    return Promise.reject(new Error('No network here.'))
  }
  const { core } = createTestCore({ options: { services: {}, ...options }, fetch })
  return { asked, directory: core.directory, state: core.directory.state }
}

const polkadot = {
  ...solana,
  id: '91b171bb158e2d3848fa23a9f1c25182',
  name: 'Polkadot',
  chainNamespace: 'polkadot',
} as const

/** Loads the directory twice, and returns the lines about options that the console shows. */
async function reportOf(options: Partial<AppKitOptions>): Promise<readonly string[]> {
  const { core, logger } = createTestCore({ options: { services: { relay: false }, ...options } })
  await core.directory.load()
  await core.directory.load()
  return logger.messages('error').flatMap((message) => message.split('\n').slice(1))
}

const idsOf = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id)

describe('without a directory server', () => {
  test.each([{}, { projectId: undefined }])(
    'R245: recommends, lists and finds wallets without a server: %j',
    async (options) => {
      const { directory, state, asked } = setUp(options)
      expect(state.status).toBe('idle')
      await directory.load()
      expect([state.status, state.recommended.map(({ name }) => name)]).toEqual([
        'ready',
        ['MetaMask', 'Trust Wallet', 'OKX Wallet', 'Base (formerly Coinbase Wallet)'],
      ])
      const { count } = state
      while (state.pages !== 'done') {
        await directory.loadMore()
        expect(state.pages).not.toBe('failed')
      }
      expect([state.wallets.length, state.count]).toEqual([count, count])
      expect(new Set(idsOf(state.wallets)).size).toBe(count)
      expect(count).toBeGreaterThan(450)
      expect((await directory.search({ text: 'rabby' })).wallets[0]?.name).toBe('Rabby')
      expect(directory.find('io-rabby')?.rdns).toBe('io.rabby')
      expect(asked).toEqual([])
    },
  )

  test('R245: applies the options for featured, included and excluded wallets', async () => {
    const some = setUp({ featuredWalletIds: [trust, 'io-zerion-wallet'], excludeWalletIds: ['io.metamask'] })
    await some.directory.loadMore()
    expect(idsOf(some.state.featured)).toContain(trust)
    expect(idsOf([...some.state.wallets, ...some.state.recommended])).not.toContain(metaMask)
    const few = setUp({ includeWalletIds: [metaMask, 'io-rabby'] })
    await few.directory.loadMore()
    expect([idsOf(few.state.wallets), few.state.pages]).toEqual([[metaMask, 'io-rabby'], 'done'])
  })

  test('R186: accepts every id of the directory in the options', async () => {
    const { directory, state } = setUp()
    while (state.pages !== 'done') await directory.loadMore()
    expect(state.wallets.length).toBeGreaterThan(450)
    expect(await reportOf({ includeWalletIds: idsOf(state.wallets) })).toEqual([])
  })

  test('R186: reports ids in the options that match no wallet, once', async () => {
    const lines = await reportOf({
      includeWalletIds: [metaMask, 'xyz-sequence', 'metamask'],
      featuredWalletIds: ['own', metaMask, 'io.metamask'],
      customWallets: [{ id: 'own', name: 'Own' }],
      // These two options accept names.
      excludeWalletIds: ['MetaMask', 'io.metamask'],
      includeInstalledWalletIds: ['MetaMask', 'io.metamask', metaMask],
    })
    expect(lines).toEqual([
      expect.stringMatching(/^includeWalletIds: "metamask" is not the id of a wallet\. .*64 hexadecimal digits/),
      expect.stringContaining('featuredWalletIds: "io.metamask" is not the id of a wallet.'),
    ])
  })

  test('R245: lists only the wallets that support a namespace', async () => {
    const { directory } = setUp({ networks: [solana, polkadot] })
    await directory.load('polkadot')
    await directory.loadMore('polkadot')
    const { wallets, count } = directory.list('polkadot')
    expect(wallets.length).toBe(count)
    expect(wallets.length).toBeGreaterThan(10)
    for (const { name, chains } of wallets)
      expect([name, chains?.some((chain) => chain.startsWith('polkadot:'))]).toEqual([name, true])
  })

  test('R246: pictures of wallets and networks are data URLs, without a request', async () => {
    const { directory, asked } = setUp()
    await directory.loadMore()
    for (const wallet of [directory.state.wallets[0], directory.state.wallets[30]]) {
      const picture = await directory.image(wallet?.image_id ?? '')
      expect(picture.url).toMatch(/^data:image\/webp;base64,/)
      picture.release()
    }
    for (const id of ['eip155-1', 'eip155-4337']) {
      const picture = await directory.image(id, { kind: 'network' })
      expect(picture.url).toMatch(/^data:image\/webp;base64,/)
      picture.release()
    }
    await expect(directory.image('eip155-0', { kind: 'network' })).rejects.toMatchObject({ code: 'INVALID_PARAMS' })
    expect(asked).toEqual([])
  })

  test.each([{ services: { directory: false } }, { enableWallets: false }] as const)(
    'R245: no wallet of the directory is listed with %j',
    async (options) => {
      const { directory, state } = setUp(options)
      await directory.load()
      await directory.loadMore()
      expect([state.status, state.wallets, state.recommended]).toEqual(['off', [], []])
    },
  )
})
