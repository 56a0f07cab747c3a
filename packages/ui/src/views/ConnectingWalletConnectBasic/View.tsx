import { AnyWalletCode } from '../../qr/AnyWalletCode.js'
import { LegalGate } from '../../walletConnect/LegalGate.js'

/** The first view on a desktop in an app without adapters: a QR code for any wallet. */
export function ConnectingWalletConnectBasic() {
  return (
    <LegalGate>
      <AnyWalletCode />
    </LegalGate>
  )
}
