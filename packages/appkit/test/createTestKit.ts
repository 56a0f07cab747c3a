import { createEip155Adapter } from '@latchkey/adapter-eip155'
import { createEvmTestWallet, createFakeLogger, createFakeStorage, walletPresets } from '@latchkey/testing'
import { createAppKit } from '../src/createAppKit.js'
import type { AppKitOptions } from '../src/exports/index.js'
import { base, mainnet } from '../src/exports/networks.js'
import { checkKit } from './checkKit.js'

/** Creates a kit with the real EVM adapter, its own storage, and a test wallet that announces itself on the page. */
export function createTestKit(
  options: Partial<AppKitOptions> = {},
  storage = createFakeStorage(),
  fetch: typeof globalThis.fetch = () => Promise.reject(new Error('No network here.')),
) {
  const logger = createFakeLogger()
  const wallet = createEvmTestWallet({
    ...walletPresets.foxglove,
    // No test of this package sends a transaction, so the wallet needs no RPC server.
    chains: [mainnet, base].map(({ id, name }) => ({ id: Number(id), name, rpcUrl: 'http://127.0.0.1:9' })),
    ...(typeof window === 'undefined' ? { origin: 'https://app.example' } : {}),
  })
  const unannounce = typeof window === 'undefined' ? () => undefined : wallet.announce(window)
  const created = createAppKit(
    {
      projectId: 'test',
      networks: [mainnet, base],
      adapters: [createEip155Adapter()],
      services: { directory: false, relay: false },
      ...options,
    },
    { ports: { storage, logger, fetch } },
  )
  const kit = checkKit(created)
  return {
    kit,
    wallet,
    storage,
    logger,
    connect: () => kit.connect({ connectorId: wallet.rdns }),
    end() {
      kit.destroy()
      unannounce()
    },
  }
}
