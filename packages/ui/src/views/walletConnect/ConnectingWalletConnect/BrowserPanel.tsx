import type { Connector } from '@latchkey/common'
import { T } from '../../../i18n/T.js'
import { useModal, useScreen } from '../../../modalContext/modalContext.js'
import { Button } from '../../../primitives/Button.js'
import { LatchArc } from '../../../primitives/LatchArc.js'
import { askInstalled } from '../../../wallet/askWallet.js'
import { walletTexts } from '../../../wallet/texts.js'
import { WalletImage } from '../../../wallet/WalletImage.js'
import { texts } from './texts.js'

export type BrowserPanelProps = { readonly connector: Connector }

/** An installed wallet, which connects like any other installed wallet. */
export function BrowserPanel({ connector }: BrowserPanelProps) {
  const { core } = useModal()
  const { namespace } = useScreen().data
  const values = { wallet: connector.name }

  return (
    <div className="center">
      <LatchArc status="idle">
        <WalletImage src={connector.imageUrl} name={connector.name} />
      </LatchArc>
      <p className="lead">
        <T text={walletTexts.connectWith} values={values} />
      </p>
      <p className="muted">
        <T text={texts.browserHint} values={values} />
      </p>
      <div className="button-stack">
        <Button onClick={() => askInstalled(core, connector, namespace)}>
          <T text={walletTexts.connect} />
        </Button>
      </div>
    </div>
  )
}
