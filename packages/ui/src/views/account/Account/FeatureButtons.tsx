import { T } from '../../../i18n/T.js'
import type { AccountSlotContext } from './accountSlot.js'
import { type AccountFeature, listFeatures } from './featureRegistry.js'

export type FeatureButtonsProps = {
  readonly features: readonly AccountFeature[]
  readonly context: AccountSlotContext
}

/** A row of buttons that open the features of the account. Renders nothing without features. */
export function FeatureButtons({ features, context }: FeatureButtonsProps) {
  const offered = listFeatures(features, context)
  if (offered.length === 0) return null
  return (
    <ul className="feature-buttons">
      {offered.map(({ id, label, Icon, open }) => (
        <li key={id}>
          <button type="button" className="button" data-kind="secondary" onClick={() => open(context)}>
            <Icon />
            <T text={label} />
          </button>
        </li>
      ))}
    </ul>
  )
}
