import { type ChainNamespace, walletConnectId } from '@latchkey/common'
import { chainWallet, fourNamespaces } from '../fourChains.js'
import type { ScriptedWallet } from '../scriptedWallet.js'

/**
 * A kind of wallet as the model of the connections knows it. A kind with one session for several namespaces, such as
 * WalletConnect or an embedded wallet, says with `reach` which of them an event in one of them may change.
 */
export type WalletKind = {
  readonly name: string
  /** Makes its wallets, one connector each. */
  create(): readonly ScriptedWallet[]
  /** The namespaces that what happens to its wallet in one namespace may change. */
  reach(namespace: ChainNamespace): readonly ChainNamespace[]
}

const alone = (namespace: ChainNamespace): readonly ChainNamespace[] => [namespace]

/** A wallet of one namespace in each. */
export const singleWallets: WalletKind = {
  name: 'single',
  create: () => fourNamespaces.map((namespace) => chainWallet(namespace)),
  reach: alone,
}

/** One wallet that speaks every namespace, under one id, with a session of its own in each. */
export const multiWallets: WalletKind = {
  name: 'multi',
  create: () => fourNamespaces.map((namespace) => chainWallet(namespace, { id: 'app.multi' })),
  reach: alone,
}

/** A wallet on a phone: one approval opens every namespace in which nothing else is connected. */
export const phoneWallets: WalletKind = {
  name: 'phone',
  create() {
    const wallets: readonly ScriptedWallet[] = fourNamespaces.map((namespace) =>
      chainWallet(namespace, {
        id: walletConnectId,
        type: 'WALLET_CONNECT',
        rdns: undefined,
        companions: () => wallets.filter(({ connector }) => connector.chain !== namespace),
      }),
    )
    return wallets
  },
  reach: () => fourNamespaces,
}
