import type { Ref } from 'react'
import { BackIcon, CloseIcon, HelpIcon } from '../icons/icons.js'
import { useKit } from '../kit/kitContext.js'
import { useLanguage } from '../kit/useLanguage.js'
import { useSnap } from '../kit/useSnap.js'
import { IconButton } from '../primitives/IconButton.js'
import type { Screen } from '../router/createScreens.js'

export type HeaderProps = {
  readonly screen: Screen
  readonly titleRef: Ref<HTMLHeadingElement>
}

/** Back or help, the title, close. The title is the modal's name and takes the focus when the view changes (AX2, AX6). */
export function Header({ screen, titleRef }: HeaderProps) {
  const { core, embedded, titleId, switcher } = useKit()
  const language = useLanguage()
  const { enableWalletGuide } = useSnap(core.options.state).current
  const { text } = language
  const { Center, title } = typeof screen.module === 'object' ? screen.module : {}

  function goBack(): void {
    // Leaving a screen that waits is giving up what it waits for.
    if (screen.view === 'ConnectingExternal') core.connection.cancel('ABORTED', screen.data.namespace)
    if (screen.view === 'SwitchNetwork') switcher().cancel()
    core.router.goBack()
  }

  return (
    <div className="head">
      <span>
        {screen.canGoBack ? (
          <IconButton label={text('back')} onClick={goBack}>
            <BackIcon />
          </IconButton>
        ) : (
          screen.view === 'Connect' &&
          enableWalletGuide && (
            <IconButton label={text('titleWhatIsAWallet')} onClick={() => core.router.push('WhatIsAWallet')}>
              <HelpIcon />
            </IconButton>
          )
        )}
      </span>
      <div>
        <h2 id={titleId} ref={titleRef} key={screen.key} tabIndex={-1} className={Center && 'sr'}>
          <bdi>{title?.(core, language, screen.data) || text(`title${screen.view}`) || text('titleConnect')}</bdi>
        </h2>
        {Center && <Center />}
      </div>
      {!embedded && (
        <IconButton label={text('close')} onClick={core.modal.requestClose}>
          <CloseIcon />
        </IconButton>
      )}
    </div>
  )
}
