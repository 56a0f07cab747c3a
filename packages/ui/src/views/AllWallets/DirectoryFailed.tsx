import { T } from '../../kit/T.js'
import { useLanguage } from '../../kit/useLanguage.js'
import { Button } from '../../primitives/Button.js'

export type DirectoryFailedProps = { readonly onRetry: () => void }

/** The directory did not answer: nothing else suffers from that (FI8). */
export function DirectoryFailed({ onRetry }: DirectoryFailedProps) {
  const { error } = useLanguage()
  return (
    <div className="center empty" role="alert">
      <p className="lead">{error('DIRECTORY_FAILED')}</p>
      <p className="muted">
        <T id="walletsFailedHint" />
      </p>
      <div className="stack">
        <Button onClick={onRetry}>
          <T id="tryAgain" />
        </Button>
      </div>
    </div>
  )
}
