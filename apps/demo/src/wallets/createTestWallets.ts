import { createApprovalWindow, createEvmTestWallet, type EvmTestWallet, walletPresets } from '@latchkey/testing'
import type { LocalChainData } from '../kit/pageData.js'

/** The test wallets of the page, and whether they are there. */
export type TestWallets = {
  readonly list: readonly EvmTestWallet[]
  isOn(): boolean
  /** Makes them appear on the page or vanish from it. */
  setOn(on: boolean): void
  watch(onChange: () => void): () => void
}

const switchKey = 'latchkey-demo:test-wallets'

/** Makes three wallets that live in this page, hold keys that everyone knows, and ask in a window of their own. */
export function createTestWallets(chains: readonly LocalChainData[], storage: Storage = localStorage): TestWallets {
  const listeners = new Set<() => void>()
  const list = chains.length === 0 ? [] : makeWallets(chains, storage)
  let undo: (() => void) | undefined

  function appear(): () => void {
    const undos = list.flatMap((wallet) => [
      wallet.announce(window),
      wallet.syncTabs(window),
      createApprovalWindow(wallet),
    ])
    return () => {
      for (const one of undos) one()
    }
  }

  if (storage.getItem(switchKey) !== 'off') undo = appear()

  return {
    list,
    isOn: () => undo !== undefined,
    setOn(on) {
      if (on === (undo !== undefined)) return
      undo?.()
      undo = on ? appear() : undefined
      storage.setItem(switchKey, on ? 'on' : 'off')
      for (const listener of listeners) listener()
    },
    watch(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
  }
}

function makeWallets(chains: readonly LocalChainData[], storage: Storage): readonly EvmTestWallet[] {
  const known = chains.map(({ id, name, symbol, rpcUrl }) => ({
    id,
    name,
    rpcUrl,
    nativeCurrency: { name: symbol === 'ETH' ? 'Ether' : name, symbol, decimals: 18 },
  }))
  const shared = { chains: known, storage, behaviour: 'ask' } as const
  return [
    createEvmTestWallet({ ...walletPresets.foxglove, ...shared }),
    // Does not know the second chain, so that a page has to add it.
    createEvmTestWallet({ ...walletPresets.arcWallet, ...shared, chains: known.filter(({ id }) => id !== 31_338) }),
    // A plain wallet, so that the page has to do without.
    createEvmTestWallet({
      ...walletPresets.spectre,
      ...shared,
      without: [
        'wallet_getCapabilities',
        'wallet_sendCalls',
        'wallet_getCallsStatus',
        'wallet_watchAsset',
        'wallet_getAssets',
      ],
    }),
  ]
}
