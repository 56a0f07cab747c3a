import { type ReactNode, useEffect, useRef } from 'react'
import { useModal } from '../context/modalContext.js'
import { T } from '../i18n/T.js'
import { Legal } from '../legal/Legal.js'
import { useMustAccept } from '../legal/useMustAccept.js'
import { focusTitle } from '../primitives/focusTitle.js'
import { LatchArc } from '../primitives/LatchArc.js'
import { WalletConnectMark } from './WalletConnectMark.js'

export type LegalGateProps = { readonly children: ReactNode }

/** Renders its children, which send requests to wallets, only after the visitor accepted the app's terms. */
export function LegalGate({ children }: LegalGateProps) {
  const { legalAccepted } = useModal()
  const checkbox = useRef<HTMLInputElement>(null)
  const mustAccept = useMustAccept()

  useEffect(() => legalAccepted.watch(() => focusTitle(checkbox.current)), [legalAccepted])

  if (!mustAccept) return children
  return (
    <>
      <div className="body center">
        <LatchArc status="idle">
          <WalletConnectMark />
        </LatchArc>
        <p className="lead">
          <T id="legalFirst" />
        </p>
      </div>
      <Legal isNudged={false} checkbox={checkbox} />
    </>
  )
}
