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
import { detectStore, downloadLinks, readDownloadStatus, scanTarget } from './downloadLinks.js'
import { texts } from './texts.js'

const hints = { qrCode: texts.qrHint, links: texts.hint, noLink: walletConnectTexts.noLink } as const

/** Links to get a wallet; on a desktop also a QR code for the phone. */
export function Downloads() {
  const { core, window } = useModal()
  const { text } = useLanguage()
  useSnap(core.directory.state)
  const wallet = core.wallets.find(useScreen<'Downloads'>().data.walletId)
  const { userAgent } = window.navigator
  const links = wallet ? downloadLinks(core, wallet, userAgent) : []
  const scanned = wallet && detectStore(userAgent) === 'chrome' ? scanTarget(core, wallet) : undefined
  const state = readDownloadStatus(links, scanned)
  const values = { wallet: wallet ? listedName(wallet) : '' }
  return (
    <div className="body">
      <div className="center">
        {state.status === 'qrCode' ? (
          <QrCode
            value={state.target}
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
          <T text={hints[state.status]} values={values} />
        </p>
      </div>
      <div className={state.status === 'qrCode' ? 'button-row store-links' : 'button-stack'}>
        {state.links.map(({ name, href }, index) => (
          <OutsideLink
            key={name.key}
            className="button"
            kind={index === 0 && state.status === 'links' ? 'primary' : 'secondary'}
            to={href}
            onFollow={() => wallet && trackGetWallet(core, wallet)}
          >
            <T text={name} />
          </OutsideLink>
        ))}
      </div>
      <Button kind={state.status === 'noLink' ? 'secondary' : 'text'} onClick={core.router.goBack}>
        <T text={walletTexts.chooseAnother} />
      </Button>
    </div>
  )
}
