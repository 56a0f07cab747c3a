import { Fragment, type ReactNode } from 'react'
import type { TextKey } from '../locales/en.js'
import { useLanguage } from './useLanguage.js'

export type TProps = {
  readonly id: TextKey
  /** What stands in the `{name}` places; text is isolated from the sentence's direction (R50). */
  readonly values?: Readonly<Record<string, ReactNode>>
}

/**
 * A text of the catalogue. Each part is the only child of an element: a page's translator replaces text nodes, and React can't
 * remove or update a text node of its own that is no longer in the document.
 */
export function T({ id, values = {} }: TProps) {
  const text = useLanguage().text(id)
  const parts = text.split(/\{(\w+)\}/)
  if (parts.length === 1) return <span>{text}</span>
  return (
    <span>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never move
        <Fragment key={index}>{index % 2 ? <Value value={values[part]} /> : part && <span>{part}</span>}</Fragment>
      ))}
    </span>
  )
}

/** Texts among the values are names and numbers, which are not translated. */
function Value({ value }: { readonly value: ReactNode }) {
  return typeof value === 'string' ? <bdi translate="no">{value}</bdi> : value
}
