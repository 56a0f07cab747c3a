import type { ChainNamespace } from '@latchkey/common'
import { polkadotTestAccounts, walletPresets } from '@latchkey/testing'
import type { LocalChainData } from '../kit/pageData.js'
import { bitcoinFace } from './bitcoinFace.js'
import { evmFace } from './evmFace.js'
import { polkadotFace } from './polkadotFace.js'
import { solanaFace } from './solanaFace.js'
import type { WalletFace } from './walletFace.js'
import { walletIcons } from './walletIcons.js'

/** A planned test wallet: each provider is created once the chains of its namespace run. */
export type WalletPlan = {
  readonly name: string
  readonly icon: string
  readonly sides: Readonly<Partial<Record<ChainNamespace, (chains: readonly LocalChainData[]) => WalletFace>>>
}

/** Storage of the wallets' connections across reloads. */
export type WalletMemory = Pick<Storage, 'getItem' | 'setItem'>

const { foxglove, arcWallet, spectre } = walletPresets

/**
 * The test wallets: one of all four namespaces, two more for EVM, and one for each of the others. Their keys are
 * public. Each opens its own approval window.
 */
export function walletPlans(storage: WalletMemory): readonly WalletPlan[] {
  const shared = { storage, behaviour: 'ask' } as const
  const halcyon = { ...shared, name: 'Halcyon', accent: '#0d7d74', icon: walletIcons.halcyon }
  const cairn = { ...shared, name: 'Cairn', accent: '#7a4d1d', icon: walletIcons.cairn }
  return [
    {
      name: foxglove.name,
      icon: foxglove.icon,
      sides: {
        eip155: (chains) => evmFace({ ...foxglove, ...shared }, chains),
        solana: (chains) => solanaFace({ ...foxglove, ...shared }, chains),
        polkadot: () => polkadotFace({ ...shared, ...named(foxglove.name), accent: foxglove.accent }),
        bip122: (chains) => bitcoinFace({ ...foxglove, ...shared, foundBy: 'standard' }, chains),
      },
    },
    {
      name: arcWallet.name,
      icon: arcWallet.icon,
      sides: {
        // Does not support the second chain, so that a page has to add it.
        eip155: (chains) =>
          evmFace(
            { ...arcWallet, ...shared },
            chains.filter(({ id }) => id !== 31_338),
          ),
      },
    },
    {
      name: spectre.name,
      icon: spectre.icon,
      // A wallet without optional features, to show how the page behaves without them.
      sides: { eip155: (chains) => evmFace({ ...spectre, ...shared, without: extras }, chains) },
    },
    {
      name: halcyon.name,
      icon: halcyon.icon,
      sides: { solana: (chains) => solanaFace({ ...halcyon, firstAccount: 3 }, chains) },
    },
    {
      name: 'Juniper',
      icon: walletIcons.juniper,
      sides: {
        polkadot: () => polkadotFace({ ...shared, ...named('Juniper'), accent: '#3b6b2f', accounts: people() }),
      },
    },
    {
      name: cairn.name,
      icon: cairn.icon,
      // Uses the interface of sats-connect, like the large Bitcoin wallets.
      sides: {
        bip122: (chains) => bitcoinFace({ ...cairn, firstAccount: 3, accountCount: 2, foundBy: 'satsConnect' }, chains),
      },
    },
  ]
}

const extras = [
  'wallet_getCapabilities',
  'wallet_sendCalls',
  'wallet_getCallsStatus',
  'wallet_watchAsset',
  'wallet_getAssets',
] as const

/** The key in `window.injectedWeb3` is the only name. */
const named = (name: string) => ({ name, key: name })

/** Development accounts that Foxglove does not hold. */
function people() {
  return polkadotTestAccounts().filter(({ name }) => ['Bob', 'Charlie', 'Dave'].includes(name))
}
