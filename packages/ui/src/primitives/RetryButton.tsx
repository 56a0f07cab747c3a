import { T } from '../i18n/T.js'
import { Button, type ButtonProps } from './Button.js'
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

/**
 * Reloads the page. Firefox caches a failed `import()` for the life of the page, so there only a reload loads the code.
 */
export function ReloadButton({ kind = 'text' }: Pick<ButtonProps, 'kind'>) {
  return (
    <Button kind={kind} onClick={({ currentTarget }) => currentTarget.ownerDocument.defaultView?.location.reload()}>
      <T text={commonTexts.reload} />
    </Button>
  )
}
