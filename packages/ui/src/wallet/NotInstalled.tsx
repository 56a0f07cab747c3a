import type { CustomWallet } from '@latchkey/core'
import { T } from '../i18n/T.js'
import { OutsideLink } from '../links/OutsideLink.js'
import { useModal } from '../modalContext/modalContext.js'
import { Button } from '../primitives/Button.js'
import { readInstallStatus } from './installStatus.js'
import { walletTexts } from './texts.js'

export type NotInstalledProps = { readonly name: string; readonly wallet: CustomWallet | undefined }

const labels = { store: walletTexts.get, webApp: walletTexts.openInWeb, website: walletTexts.website } as const

/** Says that a wallet is not installed, with links to install it. */
export function NotInstalled({ name, wallet }: NotInstalledProps) {
  const { core, window } = useModal()
  const values = { wallet: name }
  const install = readInstallStatus(wallet, window.navigator.userAgent)
  return (
    <>
      <p className="lead">
        <T text={walletTexts.notInstalled} values={values} />
      </p>
      <p className="muted">
        <T text={install.status === 'links' ? walletTexts.notInstalledHint : walletTexts.notInstalledNoLink} />
      </p>
      <div className="button-stack">
        {install.status === 'links' &&
          install.links.map(({ kind, url }, index) => (
            <OutsideLink key={kind} className="button" kind={index === 0 ? 'primary' : 'secondary'} to={url}>
              <T text={labels[kind]} values={values} />
            </OutsideLink>
          ))}
        <Button kind={install.status === 'links' ? 'text' : 'secondary'} onClick={core.router.goBack}>
          <T text={walletTexts.chooseAnother} />
        </Button>
      </div>
    </>
  )
}
