import { commonTexts } from '../primitives/texts.js'
import { Failure } from './Failure.js'

/** Shows that a view's code could not be loaded, for example after a new deployment of the site (FI30). */
export function LoadFailed() {
  return <Failure code="VIEW_LOAD_FAILED" hint={commonTexts.loadFailedHint} />
}
