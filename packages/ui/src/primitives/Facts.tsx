import type { ReactNode } from 'react'
import type { TextDescriptor } from '../i18n/defineTexts.js'
import { T } from '../i18n/T.js'
import { Picture } from './Picture.js'

export type FactsProps = {
  readonly facts: readonly { readonly icon: ReactNode; readonly title: TextDescriptor; readonly text: TextDescriptor }[]
}

/** A short list of facts, each with a picture. */
export function Facts({ facts }: FactsProps) {
  return (
    <ul className="facts">
      {facts.map(({ icon, title, text }) => (
        <li key={title.key}>
          <Picture src={undefined} fallback={icon} />
          <div>
            <strong>
              <T text={title} />
            </strong>
            <p>
              <T text={text} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
