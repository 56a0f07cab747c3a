import { focusTitle } from '../kit/focusTitle.js'
import { T } from '../kit/T.js'
import { Button } from '../primitives/Button.js'

export type RetryButtonProps = { readonly onRetry: () => void }

/** Asks for what could not be had again; it makes way for that, so the focus goes to the title. */
export function RetryButton({ onRetry }: RetryButtonProps) {
  return (
    <Button
      onClick={({ currentTarget }) => {
        focusTitle(currentTarget)
        onRetry()
      }}
    >
      <T id="tryAgain" />
    </Button>
  )
}
