import { ApiPromise, WsProvider } from '@polkadot/api'
import { cryptoWaitReady, encodeAddress, signatureVerify } from '@polkadot/util-crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type LocalPolkadot, startLocalPolkadot } from '../../chains/polkadot/startLocalPolkadot.js'
import { createPolkadotTestWallet } from './createPolkadotTestWallet.js'
import type { InjectedWallet } from './injectedWallet.js'

let chain: LocalPolkadot
beforeAll(async () => {
  await cryptoWaitReady()
  chain = await startLocalPolkadot()
}, 60_000)
afterAll(() => chain?.stop())

const enable = async (wallet: ReturnType<typeof createPolkadotTestWallet>) => {
  const window: { injectedWeb3?: Record<string, typeof wallet.entry> } = {}
  wallet.inject(window)
  return (await window.injectedWeb3?.[wallet.key]?.enable('test')) as InjectedWallet
}

describe('signing', () => {
  test('signs bytes with every key type, verified with @polkadot/util-crypto', async () => {
    const wallet = createPolkadotTestWallet({ name: 'Foxglove' })
    const { signer } = await enable(wallet)
    for (const address of wallet.addresses) {
      const answer = await signer.signRaw?.({ address, data: '0x4869', type: 'bytes' })
      const { signature } = answer as { readonly signature: string }
      expect(signatureVerify('<Bytes>Hi</Bytes>', signature, address).isValid).toBe(true)
      expect(signatureVerify('Hi!', signature, address).isValid).toBe(false)
    }
  })

  test('signs a transfer with every key type, which a real runtime executes', async () => {
    const wallet = createPolkadotTestWallet({ name: 'Foxglove' })
    const { signer } = await enable(wallet)
    const api = await ApiPromise.create({ provider: new WsProvider(chain.wsUrl) as never, noInitWarn: true })
    const transfer = api.tx.balances?.transferKeepAlive
    if (!transfer) throw new Error('The runtime has no transfers')
    for (const [index, address] of wallet.addresses.entries()) {
      const to = encodeAddress(new Uint8Array(32).fill(index + 7), 42)
      const tx = transfer(to, 5_000_000_000_000n)
      const signed = await tx.signAsync(address, { signer: signer as never })
      const hash = await api.rpc.author.submitExtrinsic(signed)
      await chain.settle(hash.toHex())
      expect(await chain.balanceOf(to)).toBe(5_000_000_000_000n)
    }
    await api.disconnect()
  })
})

describe('what a page sees', () => {
  const code = (promise: Promise<unknown> | undefined) =>
    (promise ?? Promise.resolve()).then(
      () => 'resolved',
      (error: unknown) => (error instanceof Error ? error.message : 'no error'),
    )

  test('reports accounts once the page is enabled, in the order of sharing, with name and key type', async () => {
    const wallet = createPolkadotTestWallet({ name: 'Foxglove' })
    const { accounts } = await enable(wallet)
    expect(await accounts.get()).toMatchObject([
      { name: 'Alice', type: 'sr25519' },
      { name: 'Alice Ed', type: 'ed25519' },
      { name: 'Alice Ecdsa', type: 'ecdsa' },
    ])
    const lists: unknown[] = []
    const stop = accounts.subscribe?.((list) => lists.push(list))
    wallet.control.shareAccounts([2, 0])
    wallet.control.selectAccount(0)
    wallet.control.disconnectSite()
    stop?.()
    wallet.control.shareAccounts([1])
    expect(lists.map((list) => (Array.isArray(list) ? list.map(({ name }) => name) : list))).toEqual([
      ['Alice', 'Alice Ed', 'Alice Ecdsa'],
      ['Alice Ecdsa', 'Alice'],
      ['Alice', 'Alice Ecdsa'],
      [],
    ])
    expect(wallet.control.listenerCount()).toBe(0)
  })

  test('rejections are plain messages, as in extensions', async () => {
    const wallet = createPolkadotTestWallet({ name: 'Foxglove', origin: 'https://app.example' })
    wallet.control.reject('enable')
    expect(await code(wallet.entry.enable('App'))).toBe('Cancelled')
    const { accounts, signer } = await enable(wallet)
    wallet.control.shareAccounts([1])
    const [alice = '', ed = ''] = wallet.addresses
    const sign = (address: string) => signer.signRaw?.({ address, data: '0x00', type: 'bytes' })
    expect(await code(sign(alice))).toContain('not allowed')
    expect(await code(sign('5FHneW46xGXgs5mUiveU4sbTyGBzmstUspZC92UhjJM694ty'))).toBe('Unable to find keypair')
    expect(await code(sign(ed))).toBe('resolved')
    wallet.control.disconnectSite()
    expect(await code(accounts.get())).toBe('The source https://app.example has not been enabled yet')
    wallet.control.unplug()
    expect(await code(accounts.get())).toBe('Extension context invalidated.')
  })

  test('a locked wallet that keeps sharing its accounts delays only signatures', async () => {
    const wallet = createPolkadotTestWallet({ name: 'Foxglove' })
    const { accounts, signer } = await enable(wallet)
    wallet.control.lock('show')
    expect(await accounts.get()).toHaveLength(3)
    const signing = signer.signRaw?.({ address: wallet.addresses[0] ?? '', data: '0x00', type: 'bytes' })
    expect(wallet.control.requests('signRaw')).toMatchObject([{ outcome: 'open' }])
    wallet.control.unlock()
    expect(await signing).toHaveProperty('signature')
  })

  test('prompts show names, and recipient and amount of a transfer on a known chain', async () => {
    const wallet = createPolkadotTestWallet({ name: 'Foxglove', behaviour: 'ask', chains: [chain.network] })
    const enabling = wallet.entry.enable('App')
    await expect
      .poll(wallet.control.prompts)
      .toMatchObject([{ kind: 'connect', names: ['Alice', 'Alice Ed', 'Alice Ecdsa'] }])
    wallet.control.prompts()[0]?.approve({ accounts: [0] })
    const { signer } = (await enabling) as InjectedWallet
    const hash = `0x${'00'.repeat(32)}`
    const bob = '8eaf04151687736326c9fea17e25fc5287613693c912909cb226aa4794f26a48'
    const signing = signer.signPayload?.({
      address: wallet.addresses[0] ?? '',
      blockHash: hash,
      era: '0x00',
      genesisHash: chain.genesisHash,
      // Half a unit: the compact encoding of 500 000 000 000.
      method: `0x0a0300${bob}070088526a74`,
      nonce: '0x05',
      signedExtensions: [],
      specVersion: '0x01',
      tip: '0x00',
      transactionVersion: '0x01',
    })
    await expect.poll(wallet.control.prompts).toMatchObject([
      {
        kind: 'transaction',
        network: 'Local Polkadot',
        parts: [
          {
            lines: [
              { label: 'To', value: '5FHneW46xGXgs5mUiveU4sbTyGBzmstUspZC92UhjJM694ty' },
              { label: 'Amount', value: '0.5 UNIT' },
              { label: 'Nonce', value: '5' },
            ],
          },
        ],
      },
    ])
    wallet.control.prompts()[0]?.reject()
    expect(await code(signing)).toBe('Cancelled')
    expect(wallet.control.promptCount()).toBe(2)
  })
})
