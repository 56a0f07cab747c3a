import type { WalletListEntry } from '@latchkey/core'
import type { ReactNode } from 'react'
import { T } from '../../../i18n/T.js'
import { OutsideLink } from '../../../links/OutsideLink.js'
import { useModal } from '../../../modalContext/modalContext.js'
import { LatchArc } from '../../../primitives/LatchArc.js'
import { storeName } from '../../../wallet/storeLink.js'
import { walletTexts } from '../../../wallet/texts.js'
import { trackGetWallet } from '../../../wallet/trackGetWallet.js'
import { listedName } from '../../../wallet/walletDetails.js'
import { texts } from './texts.js'

export type ExtensionPanelProps = {
  readonly wallet: WalletListEntry
  readonly picture: ReactNode
  /** The wallet in the extension store of this browser. */
  readonly store: string | undefined
}

/** A wallet that this browser can install as an extension. */
export function ExtensionPanel({ wallet, picture, store }: ExtensionPanelProps) {
  const { core } = useModal()
  return (
    <div className="center">
      <LatchArc status="idle">{picture}</LatchArc>
      <p className="lead">
        <T text={texts.notInBrowser} values={{ wallet: listedName(wallet) }} />
      </p>
      <p className="muted">
        <T text={walletTexts.notInstalledHint} />
      </p>
      <div className="button-stack">
        <OutsideLink className="button" to={store} onFollow={() => trackGetWallet(core, wallet)}>
          <T text={texts.openStore} values={{ store: storeName(store) }} />
        </OutsideLink>
      </div>
    </div>
  )
}
