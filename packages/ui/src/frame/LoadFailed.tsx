import { useKit } from '../kit/kitContext.js'
import { T } from '../kit/T.js'
import { useLanguage } from '../kit/useLanguage.js'
import { Button } from '../primitives/Button.js'

/** A view's code could not be loaded, for instance because the site was deployed anew in between (FI30). */
export function LoadFailed() {
  const { screens, window } = useKit()
  const { error } = useLanguage()
  return (
    <div className="body">
      <div className="center empty" role="alert">
        <p className="lead">{error('VIEW_LOAD_FAILED')}</p>
        <p className="muted">
          <T id="loadFailedHint" />
        </p>
      </div>
      <Button onClick={screens.retry}>
        <T id="tryAgain" />
      </Button>
      <Button kind="text" onClick={() => window.location.reload()}>
        <T id="reload" />
      </Button>
    </div>
  )
}
