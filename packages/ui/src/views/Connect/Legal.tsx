import { useKit } from '../../kit/kitContext.js'
import { OutsideLink } from '../../kit/OutsideLink.js'
import { T } from '../../kit/T.js'
import { useSnap } from '../../kit/useSnap.js'
import { useStore } from '../../kit/useStore.js'
import { Checkbox } from '../../primitives/Checkbox.js'
import type { LegalProps } from '../../rest/restParts.js'

/** Terms and privacy policy: a note, or a box to tick where the app wants that. */
export function Legal({ isNudged, checkbox }: LegalProps) {
  const { core, legalAccepted } = useKit()
  const { features, termsConditionsUrl, privacyPolicyUrl } = useSnap(core.options.state).current
  const isAccepted = useStore(legalAccepted)
  if (!termsConditionsUrl && !privacyPolicyUrl) return null

  const terms = (
    <OutsideLink className="link" to={termsConditionsUrl}>
      <T id="terms" />
    </OutsideLink>
  )
  const privacy = (
    <OutsideLink className="link" to={privacyPolicyUrl}>
      <T id="privacy" />
    </OutsideLink>
  )
  const isBoth = Boolean(termsConditionsUrl && privacyPolicyUrl)
  const values = isBoth ? { terms, privacy } : { terms: termsConditionsUrl ? terms : privacy }
  if (!features.legalCheckbox)
    return (
      <div className="foot">
        <p>
          <T id={isBoth ? 'legalNoteBoth' : 'legalNote'} values={values} />
        </p>
      </div>
    )
  return (
    <div className="foot">
      <Checkbox
        inputRef={checkbox}
        checked={isAccepted}
        onChange={legalAccepted.set}
        error={isNudged && <T id="legalFirst" />}
      >
        <T id={isBoth ? 'legalAgreeBoth' : 'legalAgree'} values={values} />
      </Checkbox>
    </div>
  )
}
