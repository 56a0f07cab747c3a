import type { CustomWallet } from '@latchkey/core'
import { T } from '../i18n/T.js'
import { OutsideLink } from '../links/OutsideLink.js'
import { useModal } from '../modalContext/modalContext.js'
import { Button } from '../primitives/Button.js'
import { storeLink } from './storeLink.js'
import { walletTexts } from './texts.js'

export type NotInstalledProps = { readonly name: string; readonly wallet: CustomWallet | undefined }

/** Says that a wallet is not installed, with links to install it. */
export function NotInstalled({ name, wallet }: NotInstalledProps) {
  const { core, window } = useModal()
  const values = { wallet: name }
  const store = storeLink(wallet, window.navigator.userAgent)
  const hasLink = Boolean(store || wallet?.webapp_link || wallet?.homepage)
  return (
    <>
      <p className="lead">
        <T text={walletTexts.notInstalled} values={values} />
      </p>
      <p className="muted">
        <T text={hasLink ? walletTexts.notInstalledHint : walletTexts.notInstalledNoLink} />
      </p>
      <div className="button-stack">
        {store && (
          <OutsideLink className="button" to={store}>
            <T text={walletTexts.get} values={values} />
          </OutsideLink>
        )}
        {wallet?.webapp_link && (
          <OutsideLink className="button" kind={store ? 'secondary' : 'primary'} to={wallet.webapp_link}>
            <T text={walletTexts.openInWeb} values={values} />
          </OutsideLink>
        )}
        {wallet?.homepage && wallet.homepage !== store && (
          <OutsideLink
            className="button"
            kind={store || wallet.webapp_link ? 'secondary' : 'primary'}
            to={wallet.homepage}
          >
            <T text={walletTexts.website} />
          </OutsideLink>
        )}
        <Button kind={hasLink ? 'text' : 'secondary'} onClick={core.router.goBack}>
          <T text={walletTexts.chooseAnother} />
        </Button>
      </div>
    </>
  )
}
