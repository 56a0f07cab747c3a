import type { ChainNamespace } from '@latchkey/common'
import type { CustomWallet } from '@latchkey/core'
import { type ReactNode, useEffect } from 'react'
import { T } from '../i18n/T.js'
import { useModal } from '../modalContext/modalContext.js'
import { Button } from '../primitives/Button.js'
import { walletTexts } from './texts.js'

export type NotInstalledProps = {
  readonly name: string
  /** Links to install the wallet. */
  readonly children?: ReactNode
}

/** Says that a wallet is not installed. */
export function NotInstalled({ name, children }: NotInstalledProps) {
  const { core } = useModal()
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
        <Button kind={children ? 'text' : 'secondary'} onClick={core.router.goBack}>
          <T text={walletTexts.chooseAnother} />
        </Button>
      </div>
    </>
  )
}

export type MissingWalletProps = {
  readonly name: string
  readonly wallet: CustomWallet | undefined
  readonly namespace: ChainNamespace | undefined
}

/** A wallet without a connector. A view that can install or reach the wallet replaces this one if the app lists it. */
export function MissingWallet({ name, wallet, namespace }: MissingWalletProps) {
  const { core } = useModal()
  const walletId = wallet?.id
  useEffect(() => {
    if (walletId !== undefined)
      core.router.replace('ConnectingWalletConnect', { walletId, ...(namespace ? { namespace } : {}) })
  }, [core, walletId, namespace])
  return walletId === undefined && <NotInstalled name={name} />
}
