import { bitcoinPoseOf } from '../chains/bitcoin/bitcoinNetworks.js'
import type { LazyChains } from '../chains/lazyChains.js'
import { solanaStandardName } from '../chains/solana/solanaNetworks.js'
import type { LocalChains } from '../chains/startLocalChains.js'
import { walletPresets } from '../wallet/walletPresets.js'
import type { FaceOptions, InPageWallet, PageWalletOptions, WalletOptionsOfKind } from './pageWalletOptions.js'
import { type WalletKind, walletKinds } from './walletKind.js'

/** The chains of the wallets. Namespaces other than EVM start on first use. */
export type WalletChains = LocalChains & Omit<LazyChains, 'stop'>

/** Returns the parameters for the page, one entry for each provider. Only a wallet of kind `multi` has several. */
export async function resolveWallets(
  key: string,
  wallet: PageWalletOptions,
  chains: WalletChains,
): Promise<readonly InPageWallet[]> {
  const { preset, remembers, approvalWindow, script, ...rest } = wallet
  const common = { remembers, approvalWindow, script }
  const base = preset ? walletPresets[preset] : isPreset(key) ? walletPresets[key] : { name: key }
  if (rest.kind === 'multi') {
    const { kind: _, faces, ...look } = rest
    const wanted = walletKinds.flatMap((kind) => (faces[kind] ? [[kind, faces[kind]] as const] : []))
    return Promise.all(
      wanted.map(([kind, face]) => {
        const name = face.name ?? look.name ?? base.name
        return resolveFace(kind, `${key}.${kind}`, common, { ...base, ...look, ...face, name }, chains)
      }),
    )
  }
  const { kind = 'evm', ...own } = rest
  return [await resolveFace(kind, key, common, { ...base, ...own, name: own.name ?? base.name }, chains)]
}

type Merged = { readonly name: string } & FaceOptions[WalletKind]

async function resolveFace(
  kind: WalletKind,
  key: string,
  common: Omit<InPageWallet, 'kind' | 'key' | 'options' | 'appears'>,
  merged: Merged,
  chains: WalletChains,
): Promise<InPageWallet> {
  // Separate the options for adding the wallet to the page from the options of the wallet.
  const { knows, announce, inject, places, afterMs, ...options } = merged as Merged &
    FaceOptions['evm'] &
    FaceOptions['bitcoin']
  const appears = kind === 'evm' ? { announce, inject } : { afterMs, places, isAnnounced: announce !== false }
  const own = await withChains(kind, key, options, knows, chains)
  return { ...common, kind, key, options: own, appears } as InPageWallet
}

/** Adds the running chains to the options, in the format of each kind of wallet. */
async function withChains(
  kind: WalletKind,
  key: string,
  options: { readonly name: string },
  knows: FaceOptions['evm']['knows'],
  chains: WalletChains,
): Promise<WalletOptionsOfKind[WalletKind]> {
  switch (kind) {
    case 'evm': {
      const known = chains.all.filter(({ name }) => knows?.includes(name) ?? true)
      return {
        rdns: `org.example.${key.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`,
        ...options,
        chains: known.map(({ id, rpcUrl, network }) => ({
          id,
          rpcUrl,
          name: network.name,
          nativeCurrency: network.nativeCurrency,
        })),
      }
    }
    case 'solana': {
      const { all } = await chains.solana()
      return {
        ...options,
        chains: all.map(({ rpcUrl, network }) => ({ chain: solanaStandardName(network), name: network.name, rpcUrl })),
      }
    }
    case 'polkadot': {
      const polkadot = await chains.polkadot()
      return { ...options, chains: [polkadot, polkadot.second].map(({ network }) => network) }
    }
    case 'bitcoin': {
      const { all } = await chains.bitcoin()
      return { ...options, chains: all.map(({ rpcUrl, network }) => ({ network: bitcoinPoseOf(network), rpcUrl })) }
    }
  }
}

function isPreset(key: string): key is keyof typeof walletPresets {
  return Object.hasOwn(walletPresets, key)
}
