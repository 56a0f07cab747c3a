import { numberToHex } from 'viem'
import { rpcRequest } from '../../../rpc/rpcRequest.js'
import { isJsonObject, type JsonObject } from '../../base/jsonObject.js'
import { ProviderError } from '../../base/providerError.js'
import { invalid, readChainId, readObject } from '../requestParams.js'
import type { WalletChain } from '../walletChain.js'
import type { Method } from './method.js'

/** EIP-3326 and EIP-3085. */
export const chainMethods: Readonly<Record<string, Method>> = {
  eth_chainId: (core) => ({ run: () => numberToHex(core.chain().id) }),
  net_version: (core) => ({ run: () => String(core.chain().id) }),

  wallet_switchEthereumChain: (core, params) => {
    const id = readChainId(readObject(params).chainId)
    const to = core.findChain(id)
    if (!to)
      throw new ProviderError(
        4902,
        `Unrecognized chain ID "${numberToHex(id)}". Add it with wallet_addEthereumChain first.`,
      )
    const from = core.chain()
    return {
      unlock: true,
      ask: from.id === id ? undefined : { kind: 'switchChain', from, to },
      run() {
        core.store.set({ chainId: id })
        return null
      },
    }
  },

  wallet_addEthereumChain: (core, params) => {
    const chain = readChain(readObject(params))
    const known = core.findChain(chain.id)
    const from = core.chain()
    const question = known
      ? ({ kind: 'switchChain', from, to: known } as const)
      : ({ kind: 'addChain', chain } as const)
    return {
      unlock: true,
      ask: from.id === chain.id ? undefined : question,
      async run() {
        if (!known) {
          const answer = await rpcRequest(chain.rpcUrl, 'eth_chainId', [], { fetch: core.fetch }).catch(() => undefined)
          if (answer !== numberToHex(chain.id))
            throw invalid(`the RPC URL does not serve chain ${numberToHex(chain.id)}`)
          core.store.set({ addedChains: [...core.store.get().addedChains, chain] })
        }
        core.store.set({ chainId: chain.id })
        return null
      },
    }
  },
}

function readChain(value: JsonObject): WalletChain {
  const { chainName, rpcUrls, nativeCurrency } = value
  if (typeof chainName !== 'string' || chainName.trim() === '') throw invalid('chainName is missing')
  const urls: readonly unknown[] = Array.isArray(rpcUrls) ? rpcUrls : []
  const rpcUrl = urls.find(isAllowedUrl)
  if (rpcUrl === undefined) throw invalid('rpcUrls needs an https URL')
  if (!isJsonObject(nativeCurrency) || typeof nativeCurrency.symbol !== 'string' || nativeCurrency.decimals !== 18)
    throw invalid('nativeCurrency needs a symbol and 18 decimals')
  const { symbol } = nativeCurrency
  const name = typeof nativeCurrency.name === 'string' ? nativeCurrency.name : symbol
  return { id: readChainId(value.chainId), name: chainName, rpcUrl, nativeCurrency: { name, symbol, decimals: 18 } }
}

/** Whether an RPC URL is https, or http on this machine, as real wallets require. */
function isAllowedUrl(value: unknown): value is string {
  if (typeof value !== 'string' || !URL.canParse(value)) return false
  const { protocol, hostname } = new URL(value)
  return protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname))
}
