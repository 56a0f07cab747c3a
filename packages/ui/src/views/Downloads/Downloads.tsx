import { useKit } from '../../kit/kitContext.js'
import { OutsideLink } from '../../kit/OutsideLink.js'
import { T } from '../../kit/T.js'
import { useLanguage } from '../../kit/useLanguage.js'
import { useScreen } from '../../kit/useScreen.js'
import { useSnap } from '../../kit/useSnap.js'
import { findListed, listedName } from '../../phone/findListed.js'
import { ListedImage } from '../../phone/ListedImage.js'
import { QrCode } from '../../phone/QrCode.js'
import { Button } from '../../primitives/Button.js'
import { LatchArc } from '../../primitives/LatchArc.js'
import { trackGetWallet } from '../GetWallet/trackGetWallet.js'
import { detectStore, downloadLinks, scanTarget } from './downloadLinks.js'

/** Where a wallet can be had; on a computer also as a code for the phone it is meant for. */
export function Downloads() {
  const { core, window } = useKit()
  const { text } = useLanguage()
  useSnap(core.directory.state)
  const wallet = findListed(core, useScreen().data.walletId)
  const { userAgent } = window.navigator
  const links = wallet ? downloadLinks(core, wallet, userAgent) : []
  const scanned = wallet && detectStore(userAgent) === 'chrome' ? scanTarget(core, wallet) : undefined
  const values = { wallet: wallet ? listedName(wallet) : '' }
  return (
    <div className="body">
      <div className="center">
        {scanned ? (
          <QrCode
            value={scanned}
            label={text('getQrLabel', values)}
            logo={<ListedImage wallet={wallet} />}
            fallback={null}
          />
        ) : (
          <LatchArc status="idle">
            <ListedImage wallet={wallet} />
          </LatchArc>
        )}
        <p className="muted">
          <T id={scanned ? 'getQrHint' : links.length > 0 ? 'getHint' : 'getNoLink'} values={values} />
        </p>
      </div>
      <div className={scanned ? 'pair stores' : 'stack'}>
        {links.map(({ name, href }, index) => (
          <OutsideLink
            key={name}
            className="btn"
            kind={index === 0 && !scanned ? 'primary' : 'quiet'}
            to={href}
            onFollow={() => wallet && trackGetWallet(core, wallet)}
          >
            <T id={name} />
          </OutsideLink>
        ))}
      </div>
      <Button kind={links.length > 0 ? 'text' : 'quiet'} onClick={core.router.goBack}>
        <T id="chooseAnother" />
      </Button>
    </div>
  )
}
