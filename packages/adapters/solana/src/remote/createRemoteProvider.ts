import type { WalletInfo } from '@latchkey/common'
import type { Feature, OpenWallet } from '../wallet/openWallet.js'

/**
 * Creates the provider for apps: a Wallet Standard wallet. Its lists follow the grant, and it omits features that were not granted.
 */
export function createRemoteProvider(
  { name, icon }: WalletInfo,
  wallet: () => OpenWallet,
  watch: OpenWallet['watch'],
): object {
  const signing = { version: '1.0.0', supportedTransactionVersions: ['legacy', 0] }
  const every: Readonly<Record<Feature, object>> = {
    'standard:connect': { version: '1.0.0', connect: (input: unknown) => wallet().call('standard:connect', [input]) },
    'standard:disconnect': { version: '1.0.0', disconnect: () => wallet().call('standard:disconnect') },
    'solana:signMessage': { version: '1.1.0', signMessage: caller('solana:signMessage') },
    'solana:signTransaction': { ...signing, signTransaction: caller('solana:signTransaction') },
    'solana:signAndSendTransaction': { ...signing, signAndSendTransaction: caller('solana:signAndSendTransaction') },
  }
  const events = {
    version: '1.0.0',
    on: (event: unknown, listener: (change: object) => void) => {
      if (event !== 'change' || typeof listener !== 'function') return () => undefined
      return watch(({ isEnded }) =>
        listener({ accounts: isEnded ? [] : provider.accounts, chains: provider.chains, features: provider.features }),
      )
    },
  }
  const provider = {
    version: '1.0.0',
    name,
    icon,
    get chains() {
      return wallet().chains()
    },
    get accounts() {
      return wallet().accounts()
    },
    get features(): object {
      const granted = Object.entries(every).filter(([feature]) => wallet().has(feature as Feature))
      return { ...Object.fromEntries(granted), 'standard:events': events }
    },
  }
  return provider

  function caller(feature: Feature) {
    return (...inputs: readonly unknown[]) => wallet().call(feature, inputs)
  }
}
