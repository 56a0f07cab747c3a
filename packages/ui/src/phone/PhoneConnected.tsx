import type { WalletListEntry } from '@latchkey/core'
import { T } from '../kit/T.js'
import { LatchArc } from '../primitives/LatchArc.js'
import { ListedImage } from './ListedImage.js'
import { PhoneMark } from './PhoneMark.js'

export type PhoneConnectedProps = {
  readonly wallet: WalletListEntry | undefined
  /** A code was shown: what tells of the end stands in its place, and nothing moves. */
  readonly wasCode: boolean
}

/** The latch closes; then the modal leaves. */
export function PhoneConnected({ wallet, wasCode }: PhoneConnectedProps) {
  return (
    <div className="body center">
      <div className={wasCode ? 'qrDone' : undefined}>
        <LatchArc status="connected">{wallet ? <ListedImage wallet={wallet} /> : <PhoneMark />}</LatchArc>
        <p className="lead" role="status">
          <T id="connected" />
        </p>
      </div>
      {!wasCode && <div className="spacer" />}
    </div>
  )
}
