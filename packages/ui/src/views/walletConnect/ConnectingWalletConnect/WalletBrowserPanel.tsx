import type { AppLink, WalletListEntry } from '@latchkey/core'
import { type ReactNode, useState } from 'react'
import type { TextDescriptor } from '../../../i18n/defineTexts.js'
import { T } from '../../../i18n/T.js'
import { useLanguage } from '../../../i18n/useLanguage.js'
import { useModal, useScreen } from '../../../modalContext/modalContext.js'
import { Button } from '../../../primitives/Button.js'
import { LatchArc } from '../../../primitives/LatchArc.js'
import { walletTexts } from '../../../wallet/texts.js'
import { listedName } from '../../../wallet/walletDetails.js'
import { walletConnectTexts } from '../../../walletConnect/texts.js'
import { openWallet, readBrowseLinks } from '../../../walletConnect/walletLinks.js'
import { type LinkStatus, readLinkButtons, readLinkStatus } from './linkStatus.js'
import { texts } from './texts.js'
import { useStillHere } from './useAppLinks.js'

export type WalletBrowserPanelProps = {
  readonly wallet: WalletListEntry
  readonly picture: ReactNode
  /** Opens the view with the wallet's downloads. */
  readonly onGet: () => void
}

/** Opens this page in the browser of the wallet's app, where the wallet is on the page. */
export function WalletBrowserPanel({ wallet, picture, onGet }: WalletBrowserPanelProps) {
  const { core, window } = useModal()
  const { error } = useLanguage()
  const { namespace } = useScreen().data
  /** The last opened link. A new object each time. */
  const [opened, setOpened] = useState<{ readonly href: string }>()
  const isStillHere = useStillHere(opened)
  // Read with each render: the page's URL changes with its route.
  const [first, other] = readBrowseLinks(core, wallet, namespace)
  const state = readLinkStatus({ hasNoLink: !first, isOpened: opened !== undefined, isStillHere })
  const buttons = readLinkButtons(state)
  const values = { wallet: listedName(wallet) }

  function open(link: AppLink): void {
    if (!openWallet(core, window, link)) return core.snackbar.showError(error('WALLET_LINK_FAILED'))
    setOpened({ href: link.href })
  }

  return (
    <div className="center">
      <LatchArc status="idle">{picture}</LatchArc>
      <div className="center" role="status">
        <p className="lead">
          <Title state={state} values={values} />
        </p>
        <p className="muted">
          <T text={hintOf(state)} values={values} />
        </p>
      </div>
      <div className="button-stack">
        {buttons.open && first && (
          <Button kind={buttons.open.kind} onClick={() => open(first)}>
            <span>
              <T text={buttons.open.isRepeat ? texts.openAgain : walletTexts.open} values={values} />
              {first.showHost && <bdi translate="no">{` (${first.host})`}</bdi>}
            </span>
          </Button>
        )}
        {buttons.hasOther && other && (
          <Button kind="secondary" onClick={() => open(other)}>
            <span>
              <T text={texts.openAnotherWay} />
              {other.showHost && <bdi translate="no">{` (${other.host})`}</bdi>}
            </span>
          </Button>
        )}
        <Button kind={buttons.needsWallet ? 'secondary' : 'text'} onClick={onGet}>
          <span>
            <T text={walletTexts.get} values={values} />
          </span>
        </Button>
      </div>
    </div>
  )
}

type TitleProps = { readonly state: LinkStatus; readonly values: { readonly wallet: string } }

function Title({ state, values }: TitleProps) {
  const { error } = useLanguage()
  if (state.status === 'noLink') return <span>{error('LINK_NOT_VALID')}</span>
  return <T text={state.status === 'opened' ? texts.continueIn : texts.openPageIn} values={values} />
}

function hintOf(state: LinkStatus): TextDescriptor {
  if (state.status === 'noLink') return walletConnectTexts.noLink
  return state.status === 'opened' && state.mayBeMissing ? texts.didNotOpen : texts.openPageHint
}
