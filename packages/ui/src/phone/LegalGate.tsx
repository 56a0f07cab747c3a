import { type ReactNode, useEffect, useRef } from 'react'
import { Loading } from '../frame/Loading.js'
import { focusTitle } from '../kit/focusTitle.js'
import { useKit } from '../kit/kitContext.js'
import { T } from '../kit/T.js'
import { useStore } from '../kit/useStore.js'
import { LatchArc } from '../primitives/LatchArc.js'
import { PhoneMark } from './PhoneMark.js'

export type LegalGateProps = { readonly children: ReactNode }

/** Where the app wants its terms agreed to, no wallet is asked and no code is made before that, whichever way led here. */
export function LegalGate({ children }: LegalGateProps) {
  const { parts, needRest, legalAccepted, useMustAccept } = useKit()
  const { Legal } = useStore(parts)
  const checkbox = useRef<HTMLInputElement>(null)
  const mustAccept = useMustAccept()

  useEffect(() => legalAccepted.watch(() => focusTitle(checkbox.current)), [legalAccepted])
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
