import type { TextDescriptor } from '../../../i18n/defineTexts.js'
import { T } from '../../../i18n/T.js'
import { networkTexts } from '../../../network/texts.js'
import { Tag } from '../../../primitives/Tag.js'

/** The end of the current row. */
export function CurrentTag() {
  return (
    <Tag tone="accent">
      <T text={networkTexts.current} />
    </Tag>
  )
}

export type UseHintProps = { readonly text: TextDescriptor }

/** Tells screen readers what a press on the row does. */
export function UseHint({ text }: UseHintProps) {
  return (
    <span className="visually-hidden">
      <T text={text} />
    </span>
  )
}
