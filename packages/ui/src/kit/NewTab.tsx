import { OutIcon } from '../icons/moreIcons.js'
import { T } from './T.js'

/** The end of a row that leads to a page outside: that it opens in a new tab, for the eye and in words. */
export function NewTab() {
  return (
    <>
      <span className="sr">
        <T id="newTab" />
      </span>
      <OutIcon />
    </>
  )
}
