import { PhoneIcon } from '../icons/phoneIcons.js'
import { Picture } from '../primitives/Picture.js'

/** Stands for any wallet on another device; a drawing of our own. */
export function PhoneMark() {
  return (
    <span className="mark">
      <Picture src={undefined} fallback={<PhoneIcon />} />
    </span>
  )
}
