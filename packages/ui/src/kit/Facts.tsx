import type { ReactNode } from 'react'
import type { TextKey } from '../locales/en.js'
import { Picture } from '../primitives/Picture.js'
import { T } from './T.js'

export type FactsProps = {
  readonly facts: readonly { readonly icon: ReactNode; readonly title: TextKey; readonly text: TextKey }[]
}

/** A few things worth knowing, each with a picture. */
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
