import type { Ref } from 'react'
import { useModal } from '../context/modalContext.js'
import type { Screen } from '../context/screens.js'
import { useLanguage } from '../i18n/useLanguage.js'
import { BackIcon } from '../icons/BackIcon.js'
import { CloseIcon } from '../icons/CloseIcon.js'
import { HelpIcon } from '../icons/HelpIcon.js'
import { IconButton } from '../primitives/IconButton.js'
import { commonTexts } from '../primitives/texts.js'
import { useSnap } from '../store/useSnap.js'
import { texts as connectTexts } from '../views/connect/Connect/texts.js'
import { walletTexts } from '../wallet/texts.js'
import { modalTexts } from './texts.js'

export type HeaderProps = {
  readonly screen: Screen
  readonly titleRef: Ref<HTMLHeadingElement>
}

/** Back or help button, title and close button. The title names the dialog and receives the focus when the view changes (AX2, AX6). */
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
