import type { ErrorCode } from '@latchkey/common'
import type { TextDescriptor } from '../i18n/defineTexts.js'
import { T } from '../i18n/T.js'
import { useLanguage } from '../i18n/useLanguage.js'
import { ReloadButton, RetryButton, type RetryButtonProps } from './RetryButton.js'

export type FailedProps = RetryButtonProps & {
  readonly code: ErrorCode
  readonly hint: TextDescriptor
}

/** An error in a part of a view. The rest keeps working. */
export function Failed({ code, hint, onRetry }: FailedProps) {
  const { error } = useLanguage()
  return (
    <div className="center empty" role="alert">
      <p className="lead">{error(code)}</p>
      <p className="muted">
        <T text={hint} />
      </p>
      <div className="button-stack">
        <RetryButton onRetry={onRetry} />
        {code === 'VIEW_LOAD_FAILED' && <ReloadButton />}
      </div>
    </div>
  )
}
