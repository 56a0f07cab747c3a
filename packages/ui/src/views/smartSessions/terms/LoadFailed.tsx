import type { ErrorCode } from '@latchkey/common'
import type { TextDescriptor } from '../../../i18n/defineTexts.js'
import { T } from '../../../i18n/T.js'
import { useLanguage } from '../../../i18n/useLanguage.js'
import { Button } from '../../../primitives/Button.js'
import { focusTitle } from '../../../primitives/focusTitle.js'
import { commonTexts } from '../../../primitives/texts.js'

export type LoadFailedProps = {
  readonly code: ErrorCode
  readonly hint: TextDescriptor
  readonly onRetry: () => void
}

/**
 * An error with a button to try again. `primitives/Failed` looks the same, but one more lazy group that imports it
 * makes the bundler split the modal's chunk, which every page would pay for.
 */
export function LoadFailed({ code, hint, onRetry }: LoadFailedProps) {
  const { error } = useLanguage()
  return (
    <div className="center empty" role="alert">
      <p className="lead">{error(code)}</p>
      <p className="muted">
        <T text={hint} />
      </p>
      <div className="button-stack">
        <Button
          onClick={({ currentTarget }) => {
            // The button disappears.
            focusTitle(currentTarget)
            onRetry()
          }}
        >
          <T text={commonTexts.tryAgain} />
        </Button>
      </div>
    </div>
  )
}
