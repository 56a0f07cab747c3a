import { requiresConsent } from '@latchkey/core'
import type { RefObject } from 'react'
import { T } from '../i18n/T.js'
import { OutsideLink } from '../links/OutsideLink.js'
import { useModal } from '../modalContext/modalContext.js'
import { Checkbox } from '../primitives/Checkbox.js'
import { useStore } from '../store/createStore.js'
import { useSnap } from '../store/useSnap.js'
import { readLegal } from './legalStatus.js'
import { legalTexts } from './texts.js'

export type LegalProps = {
  /** The visitor chose a wallet before they accepted the terms. */
  readonly isNudged: boolean
  readonly checkbox: RefObject<HTMLInputElement | null>
}

/**
 * Links to the terms and the privacy policy, with a checkbox if the app requires consent. Renders nothing without
 * links.
 */
export function Legal({ isNudged, checkbox }: LegalProps) {
  const { core, legalAccepted } = useModal()
  const { current: options } = useSnap(core.options.state)
  const isAccepted = useStore(legalAccepted)
  const legal = readLegal(options)
  if (legal.status === 'none') return null

  const terms = (
    <OutsideLink className="link" to={options.termsConditionsUrl}>
      <T text={legalTexts.terms} />
    </OutsideLink>
  )
  const privacy = (
    <OutsideLink className="link" to={options.privacyPolicyUrl}>
      <T text={legalTexts.privacy} />
    </OutsideLink>
  )
  const values = { both: { terms, privacy }, terms: { terms }, privacy: { terms: privacy } }[legal.links]
  const isBoth = legal.links === 'both'
  if (legal.status === 'note')
    return (
      <div className="footer">
        <p>
          <T text={isBoth ? legalTexts.noteBoth : legalTexts.note} values={values} />
        </p>
      </div>
    )
  return (
    <div className="footer">
      <Checkbox
        inputRef={checkbox}
        checked={isAccepted}
        onChange={legalAccepted.set}
        error={isNudged && <T text={legalTexts.agreeFirst} />}
      >
        <T text={isBoth ? legalTexts.agreeBoth : legalTexts.agree} values={values} />
      </Checkbox>
    </div>
  )
}

/**
 * Returns whether the visitor still has to accept the app's terms. Before that, no wallet or relay receives a request.
 */
export function useMustAccept(): boolean {
  const { core, legalAccepted } = useModal()
  const { current } = useSnap(core.options.state)
  const isAccepted = useStore(legalAccepted)
  return requiresConsent(current) && !isAccepted
}
