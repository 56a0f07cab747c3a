import { T } from '../i18n/T.js'
import { Button } from './Button.js'
import { focusTitle } from './focusTitle.js'
import { commonTexts } from './texts.js'

export type RetryButtonProps = { readonly onRetry: () => void }

/** Retries a failed load. The button disappears, so the focus moves to the title. */
export function RetryButton({ onRetry }: RetryButtonProps) {
  return (
    <Button
      onClick={({ currentTarget }) => {
        focusTitle(currentTarget)
        onRetry()
      }}
    >
      <T text={commonTexts.tryAgain} />
    </Button>
  )
}
