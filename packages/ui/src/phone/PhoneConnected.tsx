import type { ReactNode } from 'react'
import { T } from '../kit/T.js'
import { LatchArc } from '../primitives/LatchArc.js'

export type PhoneConnectedProps = {
  readonly picture: ReactNode
  /** A code was shown: what tells of the end stands in its place, and nothing moves. */
  readonly wasCode: boolean
}

/** The latch closes; then the modal leaves. */
export function PhoneConnected({ picture, wasCode }: PhoneConnectedProps) {
  return (
    <div className="body center">
      <div className={wasCode ? 'qrDone' : undefined}>
        <LatchArc status="connected">{picture}</LatchArc>
        <p className="lead" role="status">
          <T id="connected" />
        </p>
      </div>
      {!wasCode && <div className="spacer" />}
    </div>
  )
}
