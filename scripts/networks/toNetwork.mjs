/** The contracts that Latchkey calls. */
const contractNames = ['multicall3', 'ensRegistry', 'ensUniversalResolver']

/**
 * Converts a viem chain to the fields of `Network` (packages/common/src/adapter/network.ts), without functions.
 * `hasPicture` returns whether the directory of the services has a picture id.
 */
export function toNetwork(chain, hasPicture) {
  const { id, name, nativeCurrency, rpcUrls, blockExplorers, testnet } = chain
  const http = [...rpcUrls.default.http]
  const explorer = blockExplorers?.default
  const contracts = contractsOf(chain)
  const imageId = `eip155-${id}`
  return {
    id,
    caipNetworkId: `eip155:${id}`,
    chainNamespace: 'eip155',
    name,
    nativeCurrency: { name: nativeCurrency.name, symbol: nativeCurrency.symbol, decimals: nativeCurrency.decimals },
    rpcUrls: { default: { http }, chainDefault: { http } },
    ...(hasPicture(imageId) ? { assets: { imageId } } : {}),
    ...(explorer
      ? { blockExplorers: { default: { name: explorer.name, url: explorer.url.replace(/\/+$/, '') } } }
      : {}),
    ...(Object.keys(contracts).length > 0 ? { contracts } : {}),
    ...(testnet ? { testnet: true } : {}),
  }
}

function contractsOf({ contracts = {} }) {
  const present = contractNames.filter((name) => contracts[name]?.address)
  return Object.fromEntries(
    present.map((name) => {
      const { address, blockCreated } = contracts[name]
      return [name, { address, ...(blockCreated === undefined ? {} : { blockCreated }) }]
    }),
  )
}
