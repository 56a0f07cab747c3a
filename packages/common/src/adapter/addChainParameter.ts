import type { Network } from './network.js'

/**
 * Returns the parameter of `wallet_addEthereumChain` (EIP-3085) for an EVM network. It contains public RPC URLs only, because the app's
 * own may contain a key.
 */
export function addChainParameter(network: Network): object {
  const { id, name, nativeCurrency, rpcUrls, blockExplorers, assets } = network
  const explorer = blockExplorers?.default.url
  return {
    chainId: `0x${Number(id).toString(16)}`,
    chainName: name,
    nativeCurrency,
    rpcUrls: (rpcUrls.chainDefault ?? rpcUrls.default).http,
    ...(explorer ? { blockExplorerUrls: [explorer] } : {}),
    ...(assets?.imageUrl?.startsWith('https:') ? { iconUrls: [assets.imageUrl] } : {}),
  }
}
