import type { TextDescriptor } from '../../../i18n/defineTexts.js'
import { T } from '../../../i18n/T.js'
import { networkTexts } from '../../../network/texts.js'
import { Tag } from '../../../primitives/Tag.js'

/** The tag at the end of the current row. */
export function CurrentTag() {
  return (
    <Tag tone="accent">
      <T text={networkTexts.current} />
    </Tag>
  )
}

export type UseHintProps = { readonly text: TextDescriptor }

/** Describes to screen readers what a click on the row does. */
export function UseHint({ text }: UseHintProps) {
  return (
    <span className="visually-hidden">
      <T text={text} />
    </span>
  )
}
