import { Failure } from './Failure.js'

/** Shows that a view failed to render, also when it was rendered again. */
export function Broken() {
  return <Failure code="SOMETHING_WENT_WRONG" hint="brokenHint" />
}
