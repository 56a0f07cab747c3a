import { T } from '../i18n/T.js'
import { OutIcon } from '../icons/OutIcon.js'
import { linkTexts } from './texts.js'

/** The icon at the end of an external link, with "opens in a new tab" for screen readers. */
export function NewTab() {
  return (
    <>
      <span className="visually-hidden">
        <T text={linkTexts.newTab} />
      </span>
      <OutIcon />
    </>
  )
}
