import { createBip122Adapter } from '@latchkey/adapter-bip122'
import { createEip155Adapter } from '@latchkey/adapter-eip155'
import { createPolkadotAdapter } from '@latchkey/adapter-polkadot'
import { createSolanaAdapter } from '@latchkey/adapter-solana'
import type { Clock } from '@latchkey/common'
import {
  createBitcoinTestWallet,
  createEvmTestWallet,
  createFakeLogger,
  createFakeStorage,
  createPolkadotTestWallet,
  createSolanaTestWallet,
  type SolanaTestWalletOptions,
} from '@latchkey/testing'
import { createAppKit } from '../src/createAppKit.js'
import type { AppKitOptions } from '../src/exports/index.js'
import { bitcoinTestnet, mainnet, polkadot, sepolia, solana, solanaDevnet, westend } from '../src/exports/networks.js'
import { checkKit } from './checkKit.js'

const rpcUrl = 'http://127.0.0.1:9'

/**
 * Creates a kit with the four real adapters, and a test wallet with the same name in each namespace. It needs no RPC
 * server.
 */
export function createFourKit(
  options: Partial<AppKitOptions> = {},
  storage = createFakeStorage(),
  wallet: Pick<SolanaTestWalletOptions, 'behaviour' | 'quirks' | 'permission'> = {},
  { clock }: { readonly clock?: Clock } = {},
) {
  const name = 'Foxglove'
  const evm = createEvmTestWallet({
    ...wallet,
    name,
    rdns: 'app.foxglove',
    chains: [{ id: 11_155_111, name: 'Sepolia', rpcUrl }],
  })
  const sol = createSolanaTestWallet({
    ...wallet,
    name,
    chains: [
      { chain: 'solana:devnet', name: 'Devnet', rpcUrl },
      { chain: 'solana:mainnet', name: 'Solana', rpcUrl },
    ],
  })
  const dot = createPolkadotTestWallet({ ...wallet, name, key: name })
  const btc = createBitcoinTestWallet({ ...wallet, name, chains: [{ network: 'testnet', rpcUrl }] })
  const undo = [evm.announce(window), sol.register(window), dot.inject(window), btc.announce(window)]
  const created = createAppKit(
    {
      projectId: 'test',
      networks: [sepolia, mainnet, solanaDevnet, solana, westend, polkadot, bitcoinTestnet],
      adapters: [
        createEip155Adapter(),
        createSolanaAdapter({ web3: () => import('@solana/web3.js') }),
        createPolkadotAdapter(),
        createBip122Adapter(),
      ],
      services: { directory: false },
      ...options,
    },
    {
      ports: {
        storage,
        logger: createFakeLogger(),
        fetch: () => Promise.reject(new Error('No network here.')),
        ...(clock && { clock }),
      },
    },
  )
  const kit = checkKit(created)
  return {
    kit,
    wallets: { eip155: evm, solana: sol, polkadot: dot, bip122: btc },
    storage,
    /** Connects the wallet in one namespace. */
    async connect(namespace: 'eip155' | 'solana' | 'polkadot' | 'bip122') {
      const connectors = await kit.discover()
      const connector = connectors.find(({ chain }) => chain === namespace)
      if (!connector) throw new Error(`No wallet was found in ${namespace}.`)
      return kit.connect({ connectorId: connector.id, namespace })
    },
    end() {
      kit.destroy()
      for (const stop of undo) stop()
    },
  }
}
