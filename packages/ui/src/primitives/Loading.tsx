import { T } from '../i18n/T.js'
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

/** Shows that something is pending. The text next to it says what. */
export function Spinner() {
  return <span className="spinner" aria-hidden="true" />
}

/** A placeholder for content that is loading, in its final size. */
export function Skeleton() {
  return <span className="skeleton" aria-hidden="true" />
}
