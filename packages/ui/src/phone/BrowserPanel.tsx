import type { Connector } from '@latchkey/common'
import { useKit } from '../kit/kitContext.js'
import { T } from '../kit/T.js'
import { useScreen } from '../kit/useScreen.js'
import { WalletImage } from '../kit/WalletImage.js'
import { Button } from '../primitives/Button.js'
import { LatchArc } from '../primitives/LatchArc.js'
import { askInstalled } from './askInstalled.js'

export type BrowserPanelProps = { readonly connector: Connector }

/** A wallet that is in this browser: it is asked as any other that is. */
export function BrowserPanel({ connector }: BrowserPanelProps) {
  const { core } = useKit()
  const { namespace } = useScreen().data
  const values = { wallet: connector.name }

  return (
    <div className="center">
      <LatchArc status="idle">
        <WalletImage src={connector.imageUrl} />
      </LatchArc>
      <p className="lead">
        <T id="readyToConnect" values={values} />
      </p>
      <p className="muted">
        <T id="browserHint" values={values} />
      </p>
      <div className="stack">
        <Button onClick={() => askInstalled(core, connector, namespace)}>
          <T id="connect" />
        </Button>
      </div>
    </div>
  )
}
