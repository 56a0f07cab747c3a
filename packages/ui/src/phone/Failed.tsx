import type { ErrorCode } from '@latchkey/common'
import { T } from '../kit/T.js'
import { useLanguage } from '../kit/useLanguage.js'
import type { TextKey } from '../locales/en.js'
import { RetryButton, type RetryButtonProps } from './RetryButton.js'

export type FailedProps = RetryButtonProps & {
  readonly code: ErrorCode
  readonly hint: TextKey
}

/** A part of a view could not be had: nothing else suffers from that (FI8, FI30). */
export function Failed({ code, hint, onRetry }: FailedProps) {
  const { error } = useLanguage()
  return (
    <div className="center empty" role="alert">
      <p className="lead">{error(code)}</p>
      <p className="muted">
        <T id={hint} />
      </p>
      <div className="stack">
        <RetryButton onRetry={onRetry} />
      </div>
    </div>
  )
}
