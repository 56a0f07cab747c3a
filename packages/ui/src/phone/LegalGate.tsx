import { type ReactNode, useEffect, useRef } from 'react'
import { Loading } from '../frame/Loading.js'
import { useKit } from '../kit/kitContext.js'
import { T } from '../kit/T.js'
import { useSnap } from '../kit/useSnap.js'
import { useStore } from '../kit/useStore.js'
import { LatchArc } from '../primitives/LatchArc.js'
import { PhoneMark } from './PhoneMark.js'

export type LegalGateProps = { readonly children: ReactNode }

/** Where the app wants its terms agreed to, no wallet is asked and no code is made before that, whichever way led here. */
export function LegalGate({ children }: LegalGateProps) {
  const { core, parts, needRest, legalAccepted } = useKit()
  const { features, termsConditionsUrl, privacyPolicyUrl } = useSnap(core.options.state).current
  const isAccepted = useStore(legalAccepted)
  const { Legal } = useStore(parts)
  const checkbox = useRef<HTMLInputElement>(null)
  const mustAccept = features.legalCheckbox && Boolean(termsConditionsUrl || privacyPolicyUrl) && !isAccepted

  useEffect(() => {
    if (mustAccept) void needRest()
  }, [mustAccept, needRest])

  if (!mustAccept) return children
  if (!Legal) return <Loading />
  return (
    <>
      <div className="body center">
        <LatchArc status="idle">
          <PhoneMark />
        </LatchArc>
        <p className="lead">
          <T id="legalFirst" />
        </p>
      </div>
      <Legal isNudged={false} checkbox={checkbox} />
    </>
  )
}
