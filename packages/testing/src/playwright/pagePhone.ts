import { createWalletConnectWallet } from '../wallet/walletConnect/createWalletConnectWallet.js'
import type { WalletConnectWallet } from '../wallet/walletConnect/walletConnectWallet.js'
import type { WalletConnectWalletOptions } from '../wallet/walletConnect/walletConnectWalletOptions.js'
import { type Photographed, readQrCode } from './readQrCode.js'

/** A wallet on another device, held by the test: it sees of the page what a camera sees. */
export type PagePhone = WalletConnectWallet & {
  /** Reads the QR code that a page, or a part of it, shows, and pairs with it. Answers the code. */
  scan(place: Photographed, options?: { readonly timeout?: number | undefined }): Promise<string>
  /** Reads the code without doing anything with it; `pair` takes it later. */
  read(place: Photographed, options?: { readonly timeout?: number | undefined }): Promise<string>
}

/** Makes a {@link PagePhone}. Close it when the test ends. */
export async function createPagePhone(options: WalletConnectWalletOptions): Promise<PagePhone> {
  const phone = await createWalletConnectWallet(options)
  return {
    ...phone,
    read: readQrCode,
    async scan(place, waiting) {
      const uri = await readQrCode(place, waiting)
      await phone.pair(uri)
      return uri
    },
  }
}
