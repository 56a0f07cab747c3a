import { type ChainNamespace, type NetworkInput, type RestorePrompt, walletConnectId } from '@latchkey/common'
import type { AppKitOptions } from '../src/options/appKitOptions.js'
import { createTestCore, type TestCore } from './createTestCore.js'
import { base, mainnet, solana } from './networks.js'
import { createScriptedAdapter, type ScriptedAdapter } from './scriptedAdapter.js'
import { createScriptedWallet, type ScriptedWallet } from './scriptedWallet.js'

/** Two networks of each namespace. */
export const fourNetworks = {
  eip155: [mainnet, base],
  solana: [solana, { ...solana, id: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1', name: 'Solana Devnet' }],
  polkadot: [substrate('91b171bb158e2d3848fa23a9f1c25182'), substrate('b0a8d493285c2df73290dfb7e61f870f')],
  bip122: [bitcoin('000000000019d6689c085ae165831e93'), bitcoin('000000000933ea01ad0ee984209779ba')],
} as const satisfies Readonly<Record<ChainNamespace, readonly [NetworkInput, NetworkInput]>>

export const fourNamespaces = ['eip155', 'solana', 'polkadot', 'bip122'] as const

function substrate(id: string): NetworkInput {
  return { ...solana, id, chainNamespace: 'polkadot', name: `Polkadot ${id.slice(0, 4)}` }
}

function bitcoin(id: string): NetworkInput {
  return { ...solana, id, chainNamespace: 'bip122', name: `Bitcoin ${id.slice(9, 13)}` }
}

/** The CAIP-2 id of a namespace's first or second network. */
export function idOf(namespace: ChainNamespace, index: 0 | 1 = 0): `${ChainNamespace}:${string}` {
  return `${namespace}:${fourNetworks[namespace][index].id}`
}

/**
 * A typical wallet of a namespace: an EVM wallet has a network of its own, elsewhere the page chooses it. It opens no
 * window for a restore, so namespaces do not wait for each other.
 */
export function chainWallet(
  chain: ChainNamespace,
  options: Parameters<typeof createScriptedWallet>[0] = {},
): ScriptedWallet {
  const wallet = createScriptedWallet({
    id: `${chain}.wallet`,
    chain,
    networkId: idOf(chain),
    hasNetwork: chain === 'eip155',
    restorePrompt: () => 'never',
    ...(chain === 'bip122' ? { accountTypes: ['ordinal', 'payment'] } : {}),
    ...options,
  })
  wallet.addresses = chain === 'bip122' ? ['bc1pordinal', 'bc1qpayment'] : [`0x${chain}`]
  return wallet
}

/** A core with four namespaces. */
export type FourChains = TestCore & {
  readonly adapters: Readonly<Record<ChainNamespace, ScriptedAdapter>>
  readonly wallets: Readonly<Record<ChainNamespace, ScriptedWallet>>
}

type Change = Omit<NonNullable<Parameters<typeof createTestCore>[0]>, 'wallet' | 'adapter' | 'options'> & {
  readonly answers?: ScriptedWallet['answers']
  /** Wallets with the same name are one wallet. */
  readonly name?: string
  readonly restorePrompt?: (namespace: ChainNamespace) => RestorePrompt
  readonly options?: Partial<AppKitOptions>
  readonly adapters?: FourChains['adapters']
}

/** Creates {@link FourChains} with one wallet per namespace on the page. */
export function createFourChains({
  answers = 'approve',
  options,
  adapters: given,
  name,
  restorePrompt,
  ...change
}: Change = {}): FourChains {
  const make = (namespace: ChainNamespace) =>
    chainWallet(namespace, {
      answers,
      ...(name ? { name, rdns: undefined } : {}),
      ...(restorePrompt ? { restorePrompt: () => restorePrompt(namespace) } : {}),
    })
  const { wallets, adapters: own } = createSides(make)
  const adapters = given ?? own
  const world = createTestCore({
    ...change,
    wallet: wallets.eip155,
    adapter: adapters.eip155,
    options: {
      networks: [mainnet, base, ...fourNetworks.solana, ...fourNetworks.polkadot, ...fourNetworks.bip122],
      adapters: fourNamespaces.map((namespace) => adapters[namespace]),
      ...options,
    },
  })
  return { ...world, wallets, adapters }
}

/**
 * A wallet over WalletConnect with its adapters. Its approval in the namespace `first` also opens sessions in those of
 * `companions`.
 */
export function createPhone(
  first: ChainNamespace,
  companions: readonly ChainNamespace[],
): Pick<FourChains, 'adapters' | 'wallets'> {
  const make = (chain: ChainNamespace): ScriptedWallet =>
    chainWallet(chain, {
      id: walletConnectId,
      type: 'WALLET_CONNECT',
      answers: 'approve',
      companions: () => (chain === first ? companions.map((namespace) => wallets[namespace]) : []),
    })
  const { wallets, adapters } = createSides(make)
  return { adapters, wallets }
}

/** Creates a wallet and its adapter in each namespace. */
function createSides(make: (namespace: ChainNamespace) => ScriptedWallet): Pick<FourChains, 'adapters' | 'wallets'> {
  const wallets = {
    eip155: make('eip155'),
    solana: make('solana'),
    polkadot: make('polkadot'),
    bip122: make('bip122'),
  }
  const adapters = {
    eip155: createScriptedAdapter([wallets.eip155]),
    solana: createScriptedAdapter([wallets.solana], 'solana'),
    polkadot: createScriptedAdapter([wallets.polkadot], 'polkadot'),
    bip122: createScriptedAdapter([wallets.bip122], 'bip122'),
  }
  return { wallets, adapters }
}

/** Connects the wallets of these namespaces one after the other and waits for their success animations. */
export async function connectAll(
  { core, clock }: Pick<FourChains, 'core' | 'clock'>,
  namespaces: readonly ChainNamespace[] = fourNamespaces,
): Promise<void> {
  for (const namespace of namespaces) await core.connect({ connectorId: `${namespace}.wallet` })
  await clock.advance(1_000)
}
