import type { Network, SIWXConfig, SIWXSession } from '@latchkey/common'
import { type AppKitOptions, createCore } from '@latchkey/core'
import { createFakeLogger, createFakePage, createFakeStorage, type EvmTestWallet } from '@latchkey/testing'
import * as wagmi3 from '@wagmi/core'
import * as wagmi2 from '@wagmi/core2'
import { onTestFinished } from 'vitest'
import { defineWagmiAdapter, type WagmiAdapterOptions } from '../src/wagmi/createWagmiAdapter.js'
import { type Chains, createRealWallet } from './connectReal.js'

export type Wagmi = typeof wagmi3

/** The supported versions of wagmi. The used functions have the same types in both. */
export const wagmiVersions: readonly (readonly [version: string, wagmi: Wagmi])[] = [
  ['2', wagmi2 as unknown as Wagmi],
  ['3', wagmi3],
]

export type WagmiVisit = {
  readonly wallet?: EvmTestWallet
  /** Further wallets of the page. */
  readonly others?: readonly EvmTestWallet[]
  readonly storage?: ReturnType<typeof createFakeStorage>
  readonly networks?: readonly Network[]
  readonly siwx?: SIWXConfig | undefined
  readonly features?: AppKitOptions['features'] | undefined
  readonly adapterOptions?: Omit<WagmiAdapterOptions<wagmi3.Storage>, 'networks'>
}

/** An open page of the test. */
export type OpenedVisit = ReturnType<typeof createWagmiVisit>

/** Creates the `createWagmiAdapter` of an entry point. */
export function wagmiAdapterOf(wagmi: Wagmi) {
  return defineWagmiAdapter<wagmi3.Config, wagmi3.Storage>({
    createConfig: (parameters) => wagmi.createConfig(parameters),
    createStorage: wagmi.createStorage,
  })
}

/** Opens a page with a wallet, a headless instance, and the config of its wagmi adapter, until the test ends. */
export function createWagmiVisit(
  wagmi: Wagmi,
  chains: Chains,
  {
    wallet = createRealWallet(chains),
    storage = createFakeStorage(),
    networks = [chains.local.network, chains.second.network],
    others = [],
    siwx,
    features,
    adapterOptions,
  }: WagmiVisit = {},
) {
  const adapter = wagmiAdapterOf(wagmi)({ networks, ...adapterOptions })
  const config = adapter.wagmiConfig
  const page = Object.assign(createFakePage(), { location: new URL('https://app.example/'), navigator })
  const unannounce = [wallet, ...others].map((each) => each.announce(page))
  const core = createCore(
    {
      projectId: 'test',
      networks,
      adapters: [adapter],
      services: { directory: false, relay: false },
      ...(siwx ? { siwx } : {}),
      ...(features ? { features } : {}),
    },
    { ports: { window: page, storage, logger: createFakeLogger() } },
  )
  const [connector] = config.connectors
  if (!connector) throw new Error('The config has no connector.')
  const end = () => {
    core.destroy()
    for (const stop of unannounce) stop()
  }
  onTestFinished(end)
  const account = () => wagmi.getAccount(config)
  return {
    core,
    config,
    connector,
    wallet,
    storage,
    page,
    account,
    end,
    connectorId: wallet.rdns,
    siwx,
    others,
    features,
  }
}

/** A required sign-in that accepts every signature. */
export function createTestSiwx(): SIWXConfig {
  const sessions: SIWXSession[] = []
  return {
    createMessage: async (input) => ({
      ...input,
      domain: 'app.example',
      uri: 'https://app.example',
      version: '1',
      nonce: '1',
      toString: () => 'Sign in',
    }),
    addSession: async (session) => void sessions.push(session),
    revokeSession: async () => void sessions.splice(0),
    setSessions: async (given) => void sessions.splice(0, sessions.length, ...given),
    getSessions: async () => [...sessions],
    getRequired: () => true,
    signOutOnDisconnect: true,
  }
}
