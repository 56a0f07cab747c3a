import { SearchIcon } from '../../icons/moreIcons.js'
import { T } from '../../kit/T.js'
import { Picture } from '../../primitives/Picture.js'
import { CodeButton } from './CodeButton.js'

/** The empty list, with a code for any wallet. */
export function WalletsNone() {
  return (
    <div className="center empty">
      <Picture src={undefined} fallback={<SearchIcon />} />
      <p className="lead">
        <T id="walletsNone" />
      </p>
      <p className="muted">
        <T id="walletsNoneHint" />
      </p>
      <CodeButton />
    </div>
  )
}
