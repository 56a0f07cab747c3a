import { useKit } from '../kit/kitContext.js'
import { T } from '../kit/T.js'
import { useLanguage } from '../kit/useLanguage.js'

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
      {/* Not the primitive: it comes with the views that could not be had. */}
      <button type="button" className="btn" onClick={screens.retry}>
        <T id="tryAgain" />
      </button>
      <button type="button" className="btn" data-kind="text" onClick={() => window.location.reload()}>
        <T id="reload" />
      </button>
    </div>
  )
}
