import { T } from '../kit/T.js'
import { Spinner } from '../primitives/Spinner.js'

/** A view's code takes its time. */
export function Loading() {
  return (
    <div className="body center loading" role="status">
      <Spinner />
      <p className="muted">
        <T id="loading" />
      </p>
    </div>
  )
}
