import { Failure } from './Failure.js'
import { modalTexts } from './texts.js'

/** Shows that a view failed to render twice. */
export function Broken() {
  return <Failure code="SOMETHING_WENT_WRONG" hint={modalTexts.brokenHint} />
}
