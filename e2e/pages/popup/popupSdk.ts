import { openPopup } from './openPopup.js'

type Provider = { request(asked: { method: string; params?: unknown }): Promise<unknown> }

/**
 * An SDK shaped like that of Coinbase Wallet. It asks for the accounts in a pop-up, as that one does, and then uses the
 * test wallet at `window.ethereum`.
 */
export function createCoinbaseWalletSDK() {
  return {
    getProvider: (): Provider => ({
      async request(asked) {
        if (asked.method === 'eth_requestAccounts' && !openPopup())
          throw Object.assign(new Error('The pop-up was blocked.'), { code: -32603 })
        const wallet: Provider = Reflect.get(window, 'ethereum')
        return wallet.request(asked)
      },
    }),
  }
}
