import type { ReactNode } from 'react'
import type { TextKey } from '../i18n/en.js'
import { T } from '../i18n/T.js'
import { Picture } from './Picture.js'

export type FactsProps = {
  readonly facts: readonly { readonly icon: ReactNode; readonly title: TextKey; readonly text: TextKey }[]
}

/** A short list of facts, each with a picture. */
export function Facts({ facts }: FactsProps) {
  return (
    <ul className="facts">
      {facts.map(({ icon, title, text }) => (
        <li key={title}>
          <Picture src={undefined} fallback={icon} />
          <div>
            <strong>
              <T id={title} />
            </strong>
            <p>
              <T id={text} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
