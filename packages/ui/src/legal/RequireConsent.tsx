import { type ReactNode, useEffect, useRef } from 'react'
import { T } from '../i18n/T.js'
import { useModal } from '../modalContext/modalContext.js'
import { focusTitle } from '../primitives/focusTitle.js'
import { LatchArc } from '../primitives/LatchArc.js'
import { Legal, useMustAccept } from './Legal.js'
import { legalTexts } from './texts.js'

export type RequireConsentProps = {
  /** The picture of the wallet, shown with the terms. */
  readonly picture: ReactNode
  /** Whether the children can send a request now. Default on. */
  readonly isOn?: boolean
  readonly children: ReactNode
}

/** Renders its children, which send requests to wallets, only after the visitor accepted the app's terms. */
export function RequireConsent({ picture, isOn = true, children }: RequireConsentProps) {
  const { legalAccepted } = useModal()
  const checkbox = useRef<HTMLInputElement>(null)
  const mustAccept = useMustAccept()

  useEffect(() => legalAccepted.watch(() => focusTitle(checkbox.current)), [legalAccepted])

  if (!mustAccept || !isOn) return children
  return (
    <>
      <div className="body center">
        <LatchArc status="idle">{picture}</LatchArc>
        <p className="lead">
          <T text={legalTexts.agreeFirst} />
        </p>
      </div>
      <Legal isNudged={false} checkbox={checkbox} />
    </>
  )
}
