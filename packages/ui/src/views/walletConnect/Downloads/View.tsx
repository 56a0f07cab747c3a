import { T } from '../../../i18n/T.js'
import { useLanguage } from '../../../i18n/useLanguage.js'
import { OutsideLink } from '../../../links/OutsideLink.js'
import { useModal, useScreen } from '../../../modalContext/modalContext.js'
import { Button } from '../../../primitives/Button.js'
import { LatchArc } from '../../../primitives/LatchArc.js'
import { QrCode } from '../../../qr/QrCode.js'
import { useSnap } from '../../../store/useSnap.js'
import { walletTexts } from '../../../wallet/texts.js'
import { trackGetWallet } from '../../../wallet/trackGetWallet.js'
import { ListedImage } from '../../../wallet/WalletImage.js'
import { listedName } from '../../../wallet/walletDetails.js'
import { walletConnectTexts } from '../../../walletConnect/texts.js'
import { detectStore, downloadLinks, scanTarget } from './downloadLinks.js'
import { texts } from './texts.js'

/** Links to get a wallet; on a desktop also a QR code for the phone. */
export function Downloads() {
  const { core, window } = useModal()
  const { text } = useLanguage()
  useSnap(core.directory.state)
  const wallet = core.wallets.find(useScreen<'Downloads'>().data.walletId)
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
            label={text(texts.qrLabel, values)}
            logo={<ListedImage wallet={wallet} />}
            fallback={null}
          />
        ) : (
          <LatchArc status="idle">
            <ListedImage wallet={wallet} />
          </LatchArc>
        )}
        <p className="muted">
          <T
            text={scanned ? texts.qrHint : links.length > 0 ? texts.hint : walletConnectTexts.noLink}
            values={values}
          />
        </p>
      </div>
      <div className={scanned ? 'button-row store-links' : 'button-stack'}>
        {links.map(({ name, href }, index) => (
          <OutsideLink
            key={name.key}
            className="button"
            kind={index === 0 && !scanned ? 'primary' : 'secondary'}
            to={href}
            onFollow={() => wallet && trackGetWallet(core, wallet)}
          >
            <T text={name} />
          </OutsideLink>
        ))}
      </div>
      <Button kind={links.length > 0 ? 'text' : 'secondary'} onClick={core.router.goBack}>
        <T text={walletTexts.chooseAnother} />
      </Button>
    </div>
  )
}
