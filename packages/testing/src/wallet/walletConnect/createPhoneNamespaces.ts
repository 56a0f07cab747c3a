import type { CaipNetworkId, ChainNamespace } from '@latchkey/common'
import { createBip122Phone } from './bip122/createBip122Phone.js'
import { createEip155Phone } from './eip155/createEip155Phone.js'
import type { PhoneNamespace, PhoneNamespaceOptions } from './phoneNamespace.js'
import { createPolkadotPhone } from './polkadot/createPolkadotPhone.js'
import { createSolanaPhone } from './solana/createSolanaPhone.js'
import { phoneNamespaces, type WalletConnectWalletOptions } from './walletConnectWalletOptions.js'

const makers: Readonly<Record<ChainNamespace, (options: PhoneNamespaceOptions) => PhoneNamespace>> = {
  eip155: createEip155Phone,
  solana: createSolanaPhone,
  polkadot: createPolkadotPhone,
  bip122: createBip122Phone,
}

/** Creates the namespaces of a phone wallet: those with at least one network. */
export function createPhoneNamespaces(
  options: WalletConnectWalletOptions & { readonly name: string },
  onNetwork: (networkId: CaipNetworkId) => void,
): ReadonlyMap<ChainNamespace, PhoneNamespace> {
  const { name, mnemonic, accountCount = 3, firstAccount = 0, fetch, without = [] } = options
  return new Map(
    phoneNamespaces.flatMap((namespace): readonly (readonly [ChainNamespace, PhoneNamespace])[] => {
      const networks = options.networks.filter(({ chainNamespace }) => chainNamespace === namespace)
      if (networks.length === 0) return []
      const made = makers[namespace]({ name, networks, mnemonic, accountCount, firstAccount, fetch, onNetwork })
      return [[namespace, { ...made, methods: made.methods.filter((method) => !without.includes(method)) }]]
    }),
  )
}
