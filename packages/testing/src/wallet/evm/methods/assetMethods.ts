import { numberToHex } from 'viem'
import { isJsonObject } from '../../base/jsonObject.js'
import { ProviderError } from '../../base/providerError.js'
import { invalid, readAddress, readChainId, readObject } from '../requestParams.js'
import type { Method } from './method.js'

/** EIP-747, EIP-945 and ERC-7811. */
export const assetMethods: Readonly<Record<string, Method>> = {
  wallet_watchAsset: (_core, params) => {
    // The EIP passes the object itself as `params`; wallets also accept it inside a list.
    const { type, options } = readObject(params)
    if (typeof type !== 'string' || !isJsonObject(options)) throw invalid('an asset needs type and options')
    const symbol = typeof options.symbol === 'string' ? options.symbol : '?'
    return { unlock: true, ask: { kind: 'watchAsset', symbol, address: readAddress(options.address) }, run: () => true }
  },

  wallet_scanQRCode: (core, [pattern]) => {
    const { qrCode } = core
    if (qrCode === undefined) throw new ProviderError(4200)
    if (pattern !== undefined && typeof pattern !== 'string') throw invalid('the pattern must be a string')
    return {
      unlock: true,
      ask: { kind: 'scan', text: qrCode },
      run() {
        if (pattern !== undefined && !new RegExp(pattern).test(qrCode))
          throw new ProviderError(-32603, 'The code does not match the pattern.')
        return qrCode
      },
    }
  },

  wallet_getAssets: (core, params) => {
    const request = readObject(params)
    const account = core.authorized(readAddress(request.account))
    const filter: readonly unknown[] | undefined = Array.isArray(request.chainFilter) ? request.chainFilter : undefined
    const ids = filter?.map(readChainId)
    return {
      async run() {
        const chains = core.chains().filter(({ id }) => ids?.includes(id) ?? true)
        const entries = chains.map(async ({ id, nativeCurrency }) => {
          const balance = await core.rpcOn(id, 'eth_getBalance', [account.address, 'latest'])
          const metadata = {
            name: nativeCurrency?.name ?? 'Ether',
            symbol: nativeCurrency?.symbol ?? 'ETH',
            decimals: 18,
          }
          return [numberToHex(id), [{ address: 'native', balance, type: 'native', metadata }]] as const
        })
        return Object.fromEntries(await Promise.all(entries))
      },
    }
  },
}
