import { useKit } from '../../kit/kitContext.js'
import { OutsideLink } from '../../kit/OutsideLink.js'
import { T } from '../../kit/T.js'
import { Button } from '../../primitives/Button.js'
import type { NotInstalledProps } from '../../rest/restParts.js'
import { storeLink } from '../GetWallet/storeLink.js'

/** A wallet that is not here: where to get it. */
export function NotInstalled({ name, wallet }: NotInstalledProps) {
  const { core, window } = useKit()
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
