import { Fragment, type ReactNode } from 'react'
import type { TextKey } from '../locales/en.js'
import { useLanguage } from './useLanguage.js'

export type TProps = {
  readonly id: TextKey
  /** What stands in the `{name}` places; text is isolated from the sentence's direction (R50). */
  readonly values?: Readonly<Record<string, ReactNode>>
}

/** A text of the catalogue. */
export function T({ id, values = {} }: TProps) {
  const parts = useLanguage()
    .text(id)
    .split(/\{(\w+)\}/)
  return parts.map((part, index) => {
    const value = index % 2 ? values[part] : part
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never move
    return <Fragment key={index}>{index % 2 && typeof value === 'string' ? <bdi>{value}</bdi> : value}</Fragment>
  })
}
