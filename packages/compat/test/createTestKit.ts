import { createEvmTestWallet, createFakeLogger, createFakeStorage, walletPresets } from '@latchkey/testing'
import { EthersAdapter } from '../src/exports/adapter-ethers.js'
import type { CreateAppKit } from '../src/exports/appkit/index.js'
import { base, mainnet } from '../src/exports/appkit/networks.js'
import { createAppKit } from '../src/exports/appkit/react.js'

/** Announces a test wallet on the page. It needs no RPC server, because no test sends a transaction. */
export function announceWallet(preset: keyof typeof walletPresets = 'foxglove') {
  const wallet = createEvmTestWallet({
    ...walletPresets[preset],
    chains: [mainnet, base].map(({ id, name }) => ({ id: Number(id), name, rpcUrl: 'http://127.0.0.1:9' })),
  })
  return { wallet, unannounce: wallet.announce(window) }
}

/** The options and ports of a test: no other host is contacted. */
export function createTestOptions(options: Partial<CreateAppKit> = {}) {
  const logger = createFakeLogger()
  return {
    logger,
    options: {
      projectId: 'test',
      networks: [mainnet, base],
      adapters: [new EthersAdapter()],
      services: { directory: false, relay: false },
      ...options,
    } satisfies CreateAppKit,
    settings: {
      ports: { storage: createFakeStorage(), logger, fetch: () => Promise.reject(new Error('No network here.')) },
    },
  }
}

/** Creates the instance of the page with a class of AppKit as its adapter, and a test wallet. */
export function createTestKit(change: Partial<CreateAppKit> = {}) {
  const { wallet, unannounce } = announceWallet()
  const { options, settings, logger } = createTestOptions(change)
  const kit = createAppKit(options, settings)
  return {
    kit,
    wallet,
    logger,
    connect: () => kit.connect({ connectorId: wallet.rdns }),
    end() {
      kit.destroy()
      unannounce()
    },
  }
}
