import type { ReactNode } from 'react'
import { AttentionIcon, CheckIcon } from './icons.js'

export type LatchArcProps = {
  /** `pending` rotates, `declined` is a muted full ring, `connected` closes like a latch. */
  readonly status: 'idle' | 'pending' | 'declined' | 'failed' | 'connected'
  /** The icon in the center. */
  readonly children: ReactNode
}

/** The progress arc around an icon. The text beside it states the same. */
export function LatchArc({ status, children }: LatchArcProps) {
  return (
    <div className="latch-arc" data-status={status}>
      <svg viewBox="0 0 104 104" aria-hidden="true" focusable="false">
        <circle className="latch-arc-track" cx="52" cy="52" r="49" />
        <circle className="latch-arc-progress" cx="52" cy="52" r="49" />
      </svg>
      {children}
      {status === 'failed' && (
        <span className="latch-arc-badge">
          <AttentionIcon />
        </span>
      )}
      {status === 'connected' && (
        <span className="latch-arc-badge">
          <CheckIcon />
        </span>
      )}
    </div>
  )
}
