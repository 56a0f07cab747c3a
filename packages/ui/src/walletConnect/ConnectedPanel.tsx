import type { ReactNode } from 'react'
import { T } from '../i18n/T.js'
import { LatchArc } from '../primitives/LatchArc.js'
import { commonTexts } from '../primitives/texts.js'

export type ConnectedPanelProps = {
  readonly picture: ReactNode
  /** A code was shown. The result replaces it in the same space. */
  readonly wasCode: boolean
}

/** The success animation, after which the modal closes. */
export function ConnectedPanel({ picture, wasCode }: ConnectedPanelProps) {
  return (
    <div className="body center">
      <div className={wasCode ? 'connected-panel' : undefined}>
        <LatchArc status="connected">{picture}</LatchArc>
        <p className="lead" role="status">
          <T text={commonTexts.connected} />
        </p>
      </div>
      {!wasCode && <div className="spacer" />}
    </div>
  )
}
