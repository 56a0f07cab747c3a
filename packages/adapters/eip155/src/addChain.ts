import { AppKitError, type Hex, isAppKitError, type Network } from '@latchkey/common'
import type { AskOptions, Wallet } from './openWallet.js'

/**
 * Offers the wallet a network it does not know (EIP-3085). Throws `CHAIN_NOT_SUPPORTED` where it was declined or failed: there is
 * no second prompt (R38).
 */
export async function addChain(
  wallet: Pick<Wallet, 'ask'>,
  network: Network,
  chainId: Hex,
  { signal }: Pick<AskOptions, 'signal'>,
): Promise<void> {
  try {
    await wallet.ask('wallet_addEthereumChain', [toAddChainParameter(network, chainId)], { signal, isShared: true })
  } catch (cause) {
    if (
      isAppKitError(cause, 'ABORTED', 'DESTROYED', 'NOT_CONNECTED', 'REQUEST_PENDING', 'EXTENSION_INVALIDATED') ||
      signal?.aborted
    )
      throw cause
    throw new AppKitError('CHAIN_NOT_SUPPORTED', {
      cause,
      details: `The wallet does not know ${network.name}, and adding it failed or was declined.`,
    })
  }
}

/** The parameter of EIP-3085. It holds public RPC URLs only: those of the app may carry a key. */
function toAddChainParameter(network: Network, chainId: Hex): object {
  const { name, nativeCurrency, rpcUrls, blockExplorers, assets } = network
  const explorer = blockExplorers?.default.url
  return {
    chainId,
    chainName: name,
    nativeCurrency,
    rpcUrls: (rpcUrls.chainDefault ?? rpcUrls.default).http,
    ...(explorer ? { blockExplorerUrls: [explorer] } : {}),
    ...(assets?.imageUrl?.startsWith('https:') ? { iconUrls: [assets.imageUrl] } : {}),
  }
}
