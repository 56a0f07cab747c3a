import type * as browser from '@latchkey/testing'
import type * as node from '@latchkey/testing/node'
import type { ChainGroup } from './chainGroup.js'

/** The functions of the testing package that start chains: built, or from its sources in development. */
export type ChainStarters = Pick<
  typeof node & typeof browser,
  'startLocalChains' | 'startLocalSolana' | 'startLocalPolkadot' | 'startLocalBitcoin' | 'createBitcoinTestWallet'
>

/** Delay before a Bitcoin transaction is mined, in ms. */
const mineAfterMs = 700
/** Initial funds of each Bitcoin payment address of the test wallets, in satoshi. */
const bitcoinFunds = 25_000_000n
const bitcoinAccounts = 5

/** The four kinds of local chain. */
export function chainGroups(starters: ChainStarters): readonly ChainGroup[] {
  return [
    {
      namespace: 'eip155',
      gift: '5',
      async start() {
        const chains = await starters.startLocalChains()
        const all = chains.all.map((chain) => ({
          network: chain.network,
          tokenAddress: chain.tokenAddress,
          fund: async (address: string, wei: bigint) => {
            await chain.setBalance(address, (await chain.getBalance(address)) + wei)
          },
        }))
        return { all, stop: chains.stop }
      },
    },
    {
      namespace: 'solana',
      gift: '5',
      async start() {
        const { all, stop } = await starters.startLocalSolana()
        return { all, stop }
      },
    },
    {
      namespace: 'polkadot',
      gift: '100',
      async start() {
        const chain = await starters.startLocalPolkadot()
        return { all: [chain, chain.second], stop: chain.stop }
      },
    },
    {
      namespace: 'bip122',
      gift: '0.05',
      async start() {
        const { all, stop } = await starters.startLocalBitcoin({ mineAfterMs })
        const [local] = all
        const wallet = starters.createBitcoinTestWallet({
          name: 'Funded',
          chains: [{ network: 'regtest', rpcUrl: local.rpcUrl }],
        })
        for (let index = 0; index < bitcoinAccounts; index++) {
          await local.fund(wallet.addresses(index).payment, bitcoinFunds)
        }
        return { all, stop }
      },
    },
  ]
}
