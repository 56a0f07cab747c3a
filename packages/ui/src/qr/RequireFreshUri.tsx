import { limits } from '@latchkey/common'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { T } from '../i18n/T.js'
import { useModal } from '../modalContext/modalContext.js'
import { focusTitle } from '../primitives/focusTitle.js'
import { LatchArc } from '../primitives/LatchArc.js'
import { WalletConnectMark } from '../walletConnect/WalletConnectMark.js'
import { readUriExpiry } from './readUriExpiry.js'
import { qrTexts } from './texts.js'
import { useIsPast } from './useIsPast.js'

export type RequireFreshUriProps = {
  /** The pairing URI that the app created. `undefined` if the kit pairs. */
  readonly uri: string | undefined
  readonly children: ReactNode
}

/** Renders its children until the app's pairing URI expires. The kit can't renew it: only the app can pair again. */
export function RequireFreshUri({ uri, children }: RequireFreshUriProps) {
  const expiresAt = uri === undefined ? undefined : readUriExpiry(uri)
  const isExpired = useIsPast(expiresAt === undefined ? undefined : expiresAt - limits.pairingMarginMs)
  return isExpired ? <ExpiredPanel /> : children
}

/** States that the code has expired. The app opens the modal again with a new one. */
function ExpiredPanel() {
  const { embedded } = useModal()
  const panel = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    // The button that had the focus is gone with the code. An embedded modal must not take the focus from the page.
    if (!embedded && !panel.current?.closest('.card')?.querySelector(':focus')) focusTitle(panel.current)
  }, [embedded])

  return (
    <div className="body center" ref={panel}>
      <LatchArc status="declined">
        <WalletConnectMark />
      </LatchArc>
      <div className="center" role="alert">
        <p className="lead">
          <T text={qrTexts.appExpired} />
        </p>
        <p className="muted">
          <T text={qrTexts.appExpiredHint} />
        </p>
      </div>
      <div className="spacer" />
    </div>
  )
}
