import { RequireConsent } from '../../../legal/RequireConsent.js'
import { AnyWalletCode } from '../../../qr/AnyWalletCode.js'
import { WalletConnectMark } from '../../../walletConnect/WalletConnectMark.js'

/** The first view on a desktop in an app without adapters: a QR code for any wallet. */
export function ConnectingWalletConnectBasic() {
  return (
    <RequireConsent picture={<WalletConnectMark />}>
      <AnyWalletCode />
    </RequireConsent>
  )
}
