import { createWalletConnectWallet } from '../wallet/walletConnect/createWalletConnectWallet.js'
import type { WalletConnectWallet } from '../wallet/walletConnect/walletConnectWallet.js'
import type { WalletConnectWalletOptions } from '../wallet/walletConnect/walletConnectWalletOptions.js'
import { type Photographed, readQrCode } from './readQrCode.js'

/** A WalletConnect wallet that reads QR codes from screenshots of the page. */
export type PagePhone = WalletConnectWallet & {
  /** Reads the QR code on a page, or a part of it, and pairs with it. Returns the pairing URI. */
  scan(place: Photographed, options?: { readonly timeout?: number | undefined }): Promise<string>
  /** Reads the QR code and returns the pairing URI without pairing. */
  read(place: Photographed, options?: { readonly timeout?: number | undefined }): Promise<string>
}

/** Creates a {@link PagePhone}. Close it when the test ends. */
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
