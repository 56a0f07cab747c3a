import type { TextDescriptor } from '../i18n/defineTexts.js'
import { T } from '../i18n/T.js'
import { useLanguage } from '../i18n/useLanguage.js'
import { useModal } from '../modalContext/modalContext.js'
import { commonTexts } from '../primitives/texts.js'
import { modalTexts } from './texts.js'

type FailureProps = {
  readonly code: 'SOMETHING_WENT_WRONG' | 'VIEW_LOAD_FAILED'
  readonly hint: TextDescriptor
}

/**
 * An error in place of a view, with "Try again" and "Reload the page". It needs only the code and styles of the card.
 */
function Failure({ code, hint }: FailureProps) {
  const { screens, window } = useModal()
  const { error } = useLanguage()
  return (
    <div className="body">
      <div className="center empty" role="alert">
        <p className="lead">{error(code)}</p>
        <p className="muted">
          <T text={hint} />
        </p>
      </div>
      <button type="button" className="button" onClick={screens.retry}>
        <T text={commonTexts.tryAgain} />
      </button>
      <button type="button" className="button" data-kind="text" onClick={() => window.location.reload()}>
        <T text={commonTexts.reload} />
      </button>
    </div>
  )
}

/** Shows that a view's code could not be loaded, for example after a new deployment of the site. */
export function LoadFailed() {
  return <Failure code="VIEW_LOAD_FAILED" hint={commonTexts.loadFailedHint} />
}

/** Shows that a view failed to render twice. */
export function Broken() {
  return <Failure code="SOMETHING_WENT_WRONG" hint={modalTexts.brokenHint} />
}
