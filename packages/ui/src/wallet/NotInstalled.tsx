import type { CustomWallet, ViewData } from '@latchkey/core'
import type { ReactNode } from 'react'
import { T } from '../i18n/T.js'
import { useModal } from '../modalContext/modalContext.js'
import { Button } from '../primitives/Button.js'
import { walletTexts } from './texts.js'

export type NotInstalledProps = {
  readonly name: string
  readonly onLeave: () => void
  /** Links to install the wallet. */
  readonly children?: ReactNode
}

/** Says that a wallet is not installed. */
export function NotInstalled({ name, onLeave, children }: NotInstalledProps) {
  return (
    <>
      <p className="lead">
        <T text={walletTexts.notInstalled} values={{ wallet: name }} />
      </p>
      <p className="muted">
        <T text={children ? walletTexts.notInstalledHint : walletTexts.notInstalledNoLink} />
      </p>
      <div className="button-stack">
        {children}
        <Button kind={children ? 'text' : 'secondary'} onClick={onLeave}>
          <T text={walletTexts.chooseAnother} />
        </Button>
      </div>
    </>
  )
}

export type MissingWalletProps = {
  readonly name: string
  readonly wallet: CustomWallet | undefined
  /** The data of the view. */
  readonly data: ViewData['ConnectingExternal']
}

/** Says that a wallet is not on the page. A button opens the links of a custom wallet. Leaving cancels its request. */
export function MissingWallet({ name, wallet, data }: MissingWalletProps) {
  const { core } = useModal()

  function leave(): void {
    if (data.namespace) core.connection.cancel('ABORTED', data.namespace)
    core.router.goBack()
  }

  return (
    <NotInstalled name={name} onLeave={leave}>
      {wallet && (
        <Button onClick={() => core.router.replace('ConnectingWalletConnect', { ...data, walletId: wallet.id })}>
          <T text={walletTexts.get} values={{ wallet: name }} />
        </Button>
      )}
    </NotInstalled>
  )
}
