import { Fragment, type ReactNode } from 'react'
import type { TextDescriptor } from './defineTexts.js'
import { useLanguage } from './useLanguage.js'

export type TProps = {
  readonly text: TextDescriptor
  /** Values of the `{name}` placeholders. Strings are isolated from the direction of the sentence. */
  readonly values?: Readonly<Record<string, ReactNode>>
}

/**
 * Renders a text in the modal's language. Each part is the only child of an element: page translators replace text
 * nodes, and React fails to remove or update a text node that is no longer in the document.
 */
export function T({ text, values = {} }: TProps) {
  const translated = useLanguage().text(text)
  const parts = translated.split(/\{(\w+)\}/)
  if (parts.length === 1) return <span>{translated}</span>
  return (
    <span>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never move
        <Fragment key={index}>{index % 2 ? <Value value={values[part]} /> : part && <span>{part}</span>}</Fragment>
      ))}
    </span>
  )
}

/** A longer name may not fit on a line with large text. */
const maxUnbroken = 12

/** String values are names and numbers, which must not be translated. Short ones stay on one line. */
function Value({ value }: { readonly value: ReactNode }) {
  if (typeof value !== 'string') return value
  return (
    <bdi translate="no" data-short={value.length <= maxUnbroken || undefined}>
      {value}
    </bdi>
  )
}
