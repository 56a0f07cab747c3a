import type { Ref } from 'react'
import { useLanguage } from '../i18n/useLanguage.js'
import { useModal } from '../modalContext/modalContext.js'
import type { Screen } from '../modalContext/screens.js'
import { IconButton } from '../primitives/IconButton.js'
import { BackIcon, CloseIcon, HelpIcon } from '../primitives/icons.js'
import { commonTexts } from '../primitives/texts.js'
import { useSnap } from '../store/useSnap.js'
import { texts as connectTexts } from '../views/connect/Connect/texts.js'
import { walletTexts } from '../wallet/texts.js'
import { modalTexts } from './texts.js'

export type HeaderProps = {
  readonly screen: Screen
  readonly titleRef: Ref<HTMLHeadingElement>
}

/**
 * Back or help button, title and close button. The title names the dialog and receives the focus when the view changes.
 */
export function Header({ screen, titleRef }: HeaderProps) {
  const { core, embedded, titleId, share } = useModal()
  const language = useLanguage()
  const { enableWalletGuide } = useSnap(core.options.state).current
  const { text } = language
  const { Center, titleFor, onBack } = typeof screen.module === 'object' ? screen.module : {}

  function goBack(): void {
    onBack?.(core, screen.data, share)
    core.router.goBack()
  }

  return (
    <div className="header">
      <span>
        {screen.canGoBack ? (
          <IconButton label={text(commonTexts.back)} onClick={goBack}>
            <BackIcon />
          </IconButton>
        ) : (
          screen.view === 'Connect' &&
          enableWalletGuide && (
            <IconButton label={text(walletTexts.whatIsAWallet)} onClick={() => core.router.push('WhatIsAWallet')}>
              <HelpIcon />
            </IconButton>
          )
        )}
      </span>
      <div>
        <h2 id={titleId} ref={titleRef} key={screen.key} tabIndex={-1} className={Center && 'visually-hidden'}>
          <bdi>{titleFor?.(core, language, screen.data) || text(screen.title ?? connectTexts.title)}</bdi>
        </h2>
        {Center && <Center />}
      </div>
      {!embedded && (
        <IconButton label={text(modalTexts.close)} onClick={core.modal.requestClose}>
          <CloseIcon />
        </IconButton>
      )}
    </div>
  )
}
