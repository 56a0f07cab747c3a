import { PhoneIcon } from '../primitives/icons.js'
import { Picture } from '../primitives/Picture.js'

/** A neutral icon for any wallet on another device. */
export function WalletConnectMark() {
  return (
    <span className="wallet-connect-mark">
      <Picture src={undefined} fallback={<PhoneIcon />} />
    </span>
  )
}
