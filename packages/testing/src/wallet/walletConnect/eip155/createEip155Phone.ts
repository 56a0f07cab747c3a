import type { CaipNetworkId } from '@latchkey/common'
import { ProviderError } from '../../base/providerError.js'
import { findMethod } from '../../evm/methods/findMethod.js'
import type { WalletChain } from '../../evm/walletChain.js'
import { createWalletCore } from '../../evm/walletCore.js'
import type { PhoneNamespace, PhoneNamespaceOptions } from '../phoneNamespace.js'
import { type PhoneNetwork, rpcUrlOf } from '../phoneNetwork.js'

const methods = [
  'eth_accounts',
  'eth_requestAccounts',
  'eth_sendRawTransaction',
  'eth_signTransaction',
  'eth_signTypedData',
  'eth_signTypedData_v3',
  'eth_signTypedData_v4',
  'eth_sendTransaction',
  'personal_sign',
  'wallet_switchEthereumChain',
  'wallet_addEthereumChain',
  'wallet_getPermissions',
  'wallet_watchAsset',
  'wallet_getCallsStatus',
  'wallet_showCallsStatus',
  'wallet_sendCalls',
  'wallet_getCapabilities',
  'wallet_grantPermissions',
  'wallet_revokePermissions',
  'wallet_getAssets',
]

/**
 * Creates the EVM part of a phone wallet: the methods of the injected test wallet, each on the network that its request
 * names.
 */
export function createEip155Phone(options: PhoneNamespaceOptions): PhoneNamespace {
  const { name, mnemonic, accountCount, firstAccount, fetch } = options
  const core = createWalletCore({
    name,
    rdns: name,
    mnemonic,
    accountCount,
    firstAccount,
    fetch,
    chains: options.networks.map(toChain),
    origin: 'walletconnect',
  })
  core.store.share([0])
  const known = new Map(options.networks.map((network) => [network.caipNetworkId, network]))

  return {
    namespace: 'eip155',
    methods,
    accountCount: core.accounts.length,
    networks: () => core.chains().map((chain) => known.get(idOf(chain)) ?? toNetwork(chain)),
    addressesOf: (index) => [core.accounts[index]?.address ?? []].flat(),
    shared: core.store.visible,
    share(indices) {
      const [first = 0] = indices
      core.store.select(first)
      core.store.share(indices)
    },
    plan({ method, params, networkId }) {
      const chain = core.chains().find((one) => idOf(one) === networkId)
      if (!chain) throw new ProviderError(4902)
      const found = findMethod(method)
      if (!found || !methods.includes(method)) throw new ProviderError(4200)
      // Each request names its network, so the wallet's own network does not matter.
      const here = {
        ...core,
        chain: () => chain,
        rpc: (name: string, list: unknown) => core.rpcOn(chain.id, name, list),
      }
      const plan = found(here, params === undefined ? [] : Array.isArray(params) ? params : [params])
      if (method !== 'wallet_switchEthereumChain' && method !== 'wallet_addEthereumChain') return plan
      return {
        ...plan,
        async run(choice) {
          const answer = await plan.run(choice)
          options.onNetwork(idOf(core.chain()))
          return answer
        },
      }
    },
  }
}

function idOf({ id }: WalletChain): CaipNetworkId {
  return `eip155:${id}`
}

function toChain(network: PhoneNetwork): WalletChain {
  const id = Number(network.caipNetworkId.slice('eip155:'.length))
  return { id, name: network.name, rpcUrl: rpcUrlOf(network), nativeCurrency: network.nativeCurrency }
}

function toNetwork(chain: WalletChain): PhoneNetwork {
  const { name, rpcUrl, nativeCurrency = { name: 'Ether', symbol: 'ETH', decimals: 18 } } = chain
  return {
    caipNetworkId: idOf(chain),
    chainNamespace: 'eip155',
    name,
    nativeCurrency,
    rpcUrls: { default: { http: [rpcUrl] } },
  }
}
