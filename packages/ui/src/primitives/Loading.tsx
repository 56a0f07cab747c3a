import { T } from '../i18n/T.js'
import { Spinner } from './Spinner.js'
import { commonTexts } from './texts.js'

/** Shows that a view's code is loading. */
export function Loading() {
  return (
    <div className="body center loading" role="status">
      <Spinner />
      <p className="muted">
        <T text={commonTexts.loading} />
      </p>
    </div>
  )
}
