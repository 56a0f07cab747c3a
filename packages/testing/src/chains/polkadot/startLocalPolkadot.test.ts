import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type LocalPolkadot, startLocalPolkadot } from './startLocalPolkadot.js'

let chain: LocalPolkadot
beforeAll(async () => {
  chain = await startLocalPolkadot()
}, 60_000)
afterAll(() => chain?.stop())

describe('local Polkadot chains', () => {
  test('the development accounts have their well-known addresses and 10 000 units on each chain', async () => {
    expect(chain.accounts.slice(0, 2).map(({ address }) => address)).toEqual([
      '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY',
      '5FHneW46xGXgs5mUiveU4sbTyGBzmstUspZC92UhjJM694ty',
    ])
    expect(chain.accounts.find(({ name }) => name === 'Alice Ed')?.address).toBe(
      '5FA9nQDVg267DEd8m1ZypXLBnvN7SFxYwV7ndqSYGiN9TTpu',
    )
    expect(chain.accounts.find(({ name }) => name === 'Alice Ecdsa')?.address).toBe(
      '5C7C2Z5sWbytvHpuLTvzKunnnRwQxft1jiqrLD5rhucQ5S9X',
    )
    for (const { address } of chain.accounts) {
      expect(await chain.balanceOf(address)).toBe(10_000n * 10n ** 12n)
      expect(await chain.second.balanceOf(address)).toBe(10_000n * 10n ** 10n)
    }
  })
  test('each tells its own genesis, coin and prefix', async () => {
    expect(await chain.request('chain_getBlockHash', [0])).toBe(chain.genesisHash)
    expect(await chain.second.request('chain_getBlockHash', [0])).toBe(chain.second.genesisHash)
    expect(await chain.second.request('system_properties')).toEqual({
      ss58Format: 0,
      tokenDecimals: 10,
      tokenSymbol: 'SEC',
    })
  })
})
