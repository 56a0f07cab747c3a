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
  test('every kind of key signs bytes so that Substrate’s own library agrees', async () => {
    const wallet = createPolkadotTestWallet({ name: 'Foxglove' })
    const { signer } = await enable(wallet)
    for (const address of wallet.addresses) {
      const answer = await signer.signRaw?.({ address, data: '0x4869', type: 'bytes' })
      const { signature } = answer as { readonly signature: string }
      expect(signatureVerify('<Bytes>Hi</Bytes>', signature, address).isValid).toBe(true)
      expect(signatureVerify('Hi!', signature, address).isValid).toBe(false)
    }
  })

  test('every kind of key signs a transfer that a real runtime executes', async () => {
    const wallet = createPolkadotTestWallet({ name: 'Foxglove' })
    const { signer } = await enable(wallet)
    const api = await ApiPromise.create({ provider: new WsProvider(chain.wsUrl), noInitWarn: true })
    for (const [index, address] of wallet.addresses.entries()) {
      const to = encodeAddress(new Uint8Array(32).fill(index + 7), 42)
      const tx = api.tx.balances.transferKeepAlive(to, 5_000_000_000_000n)
      const signed = await tx.signAsync(address, { signer: signer as never })
      const hash = await api.rpc.author.submitExtrinsic(signed)
      await chain.settle(hash.toHex())
      expect(await chain.balanceOf(to)).toBe(5_000_000_000_000n)
    }
    await api.disconnect()
  })
})
