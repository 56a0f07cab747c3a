import type { CustomWallet } from '@latchkey/core'
import { useModal } from '../context/modalContext.js'
import { T } from '../i18n/T.js'
import { OutsideLink } from '../links/OutsideLink.js'
import { Button } from '../primitives/Button.js'
import { storeLink } from './storeLink.js'

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
        <T id="notInstalled" values={values} />
      </p>
      <p className="muted">
        <T id={hasLink ? 'notInstalledHint' : 'notInstalledNoLink'} />
      </p>
      <div className="stack">
        {store && (
          <OutsideLink className="btn" to={store}>
            <T id="getThisWallet" values={values} />
          </OutsideLink>
        )}
        {wallet?.webapp_link && (
          <OutsideLink className="btn" kind={store ? 'quiet' : 'primary'} to={wallet.webapp_link}>
            <T id="openInWeb" values={values} />
          </OutsideLink>
        )}
        {wallet?.homepage && wallet.homepage !== store && (
          <OutsideLink className="btn" kind={store || wallet.webapp_link ? 'quiet' : 'primary'} to={wallet.homepage}>
            <T id="website" />
          </OutsideLink>
        )}
        <Button kind={hasLink ? 'text' : 'quiet'} onClick={core.router.goBack}>
          <T id="chooseAnother" />
        </Button>
      </div>
    </>
  )
}
