import type { WalletListEntry } from '@latchkey/core'
import type { ReactNode } from 'react'
import { T } from '../../../i18n/T.js'
import { OutsideLink } from '../../../links/OutsideLink.js'
import { useModal } from '../../../modalContext/modalContext.js'
import { LatchArc } from '../../../primitives/LatchArc.js'
import { NotInstalled } from '../../../wallet/NotInstalled.js'
import { walletTexts } from '../../../wallet/texts.js'
import { listedName } from '../../../wallet/walletDetails.js'
import { walletConnectTexts } from '../../../walletConnect/texts.js'
import { readInstallStatus } from './installStatus.js'
import { texts } from './texts.js'

export type InstallPanelProps = { readonly wallet: WalletListEntry | undefined; readonly picture: ReactNode }

const labels = { store: walletTexts.get, webApp: texts.openInWeb, website: walletConnectTexts.website } as const

/** A wallet that is not installed, with links to install it. */
export function InstallPanel({ wallet, picture }: InstallPanelProps) {
  const { core, window } = useModal()
  const name = wallet ? listedName(wallet) : ''
  const install = readInstallStatus(wallet, window.navigator.userAgent)
  return (
    <div className="center">
      <LatchArc status="idle">{picture}</LatchArc>
      <NotInstalled name={name} onLeave={core.router.goBack}>
        {install.status === 'links' &&
          install.links.map(({ kind, url }, index) => (
            <OutsideLink key={kind} className="button" kind={index === 0 ? 'primary' : 'secondary'} to={url}>
              <T text={labels[kind]} values={{ wallet: name }} />
            </OutsideLink>
          ))}
      </NotInstalled>
    </div>
  )
}
