import { type AppKitOptions, createCore } from '@latchkey/core'
import {
  createFakeLogger,
  createFakePage,
  createFakeStorage,
  type EvmTestWallet,
  type FakeClock,
} from '@latchkey/testing'
import type * as wagmi3 from '@wagmi/core'
import { onTestFinished } from 'vitest'
import { toViemChain } from '../src/viem/viemChain.js'
import { defineWagmiSource } from '../src/wagmi/createWagmiSource.js'
import { type Chains, createRealWallet } from './connectReal.js'
import type { Wagmi } from './createWagmiVisit.js'

/** What a browser keeps between two visits. */
export type SourceVisitor = {
  readonly wallet: EvmTestWallet
  readonly otherWallet: EvmTestWallet
  readonly storage: ReturnType<typeof createFakeStorage>
  readonly texts: Map<string, string>
}

export type SourceVisit = {
  readonly visitor?: SourceVisitor
  /** Default: two connectors of installed wallets, `own` and `other`. */
  readonly connectors?: readonly wagmi3.CreateConnectorFn[]
  /** Whether the config stores its state. Default `true`. */
  readonly isStored?: boolean
  readonly features?: AppKitOptions['features'] | undefined
  readonly clock?: FakeClock
}

export function createSourceVisitor(chains: Chains): SourceVisitor {
  return {
    wallet: createRealWallet(chains),
    otherWallet: createRealWallet(chains, { firstAccount: 3 }),
    storage: createFakeStorage(),
    texts: new Map(),
  }
}

export function createConnectorOf(wagmi: Wagmi, id: string, name: string, { provider }: EvmTestWallet) {
  return wagmi.injected({ target: { id, name, provider: () => provider as never } })
}

/** Opens a page with the app's config, a headless instance, and an announced wallet that the app does not use. */
export function createSourceVisit(
  wagmi: Wagmi,
  chains: Chains,
  { visitor = createSourceVisitor(chains), connectors, isStored = true, features, clock }: SourceVisit = {},
) {
  const networks = [chains.local.network, chains.second.network] as const
  const [local, second] = [toViemChain(networks[0]), toViemChain(networks[1])]
  const { wallet, otherWallet, storage, texts } = visitor
  const wagmiStorage = wagmi.createStorage({
    storage: {
      getItem: (key) => texts.get(key) ?? null,
      setItem: (key, value) => void texts.set(key, value),
      removeItem: (key) => void texts.delete(key),
    },
  })
  const config = wagmi.createConfig({
    chains: [local, second],
    connectors: [
      ...(connectors ?? [
        createConnectorOf(wagmi, 'own', 'Own Wallet', wallet),
        createConnectorOf(wagmi, 'other', 'Other', otherWallet),
      ]),
    ],
    multiInjectedProviderDiscovery: false,
    storage: isStored ? wagmiStorage : null,
    transports: { [local.id]: wagmi.http(), [second.id]: wagmi.http() },
  })
  const page = Object.assign(createFakePage(), { location: new URL('https://app.example/'), navigator })
  const unannounce = createRealWallet(chains, { rdns: 'org.example.announced' }).announce(page)
  const wagmiSource = defineWagmiSource<wagmi3.Config, wagmi3.Config['connectors'][number]>(wagmi)
  const core = createCore(
    {
      projectId: 'test',
      networks,
      adapters: [wagmiSource(config)],
      services: { directory: false, relay: false },
      ...(features ? { features } : {}),
    },
    { ports: { window: page, storage, logger: createFakeLogger(), ...(clock ? { clock } : {}) } },
  )
  const end = () => {
    core.destroy()
    unannounce()
  }
  onTestFinished(end)
  const [own, other] = config.connectors
  if (!own) throw new Error('The config has no connectors.')
  const shown = () => {
    const account = core.accounts.getConnected('eip155')
    return account && [account.connectorId, account.address, account.caipNetworkId]
  }
  /** The prompts that the wallets have shown. */
  const prompts = () =>
    [wallet, otherWallet].map(({ control }) =>
      (['eth_requestAccounts', 'wallet_requestPermissions'] as const).flatMap((method) => control.requests(method)),
    )
  return { ...visitor, visitor, core, config, own, other, end, shown, prompts, account: () => wagmi.getAccount(config) }
}
