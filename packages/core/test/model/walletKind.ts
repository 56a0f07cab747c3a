import { type ChainNamespace, walletConnectId } from '@latchkey/common'
import { chainWallet, fourNamespaces } from '../fourChains.js'
import type { ScriptedWallet } from '../scriptedWallet.js'

/**
 * A kind of wallet in the model. A kind with one session for several namespaces, such as WalletConnect or an embedded
 * wallet, lists in `reach` the namespaces that an event in one of them may change.
 */
export type WalletKind = {
  readonly name: string
  /** Creates its wallets, one connector each. */
  create(): readonly ScriptedWallet[]
  /** The namespaces that an event of its wallet in one namespace may change. */
  reach(namespace: ChainNamespace): readonly ChainNamespace[]
}

const alone = (namespace: ChainNamespace): readonly ChainNamespace[] => [namespace]

/** A separate wallet in each namespace. */
export const singleWallets: WalletKind = {
  name: 'single',
  create: () => fourNamespaces.map((namespace) => chainWallet(namespace)),
  reach: alone,
}

/** One wallet in every namespace, with one id and a separate session in each. */
export const multiWallets: WalletKind = {
  name: 'multi',
  create: () => fourNamespaces.map((namespace) => chainWallet(namespace, { id: 'app.multi' })),
  reach: alone,
}

/** A WalletConnect wallet: one approval opens every namespace that has no other connection. */
export const walletConnectWallets: WalletKind = {
  name: 'walletConnect',
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
