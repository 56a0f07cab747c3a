import { T } from '../../../i18n/T.js'
import { SearchIcon } from '../../../icons/SearchIcon.js'
import { Picture } from '../../../primitives/Picture.js'
import { CodeButton } from './CodeButton.js'
import { texts } from './texts.js'

/** The empty list, with a code for any wallet. */
export function WalletsNone() {
  return (
    <div className="center empty">
      <Picture src={undefined} fallback={<SearchIcon />} />
      <p className="lead">
        <T text={texts.none} />
      </p>
      <p className="muted">
        <T text={texts.noneHint} />
      </p>
      <CodeButton />
    </div>
  )
}
