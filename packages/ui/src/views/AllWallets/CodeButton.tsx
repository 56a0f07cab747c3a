import { useKit } from '../../kit/kitContext.js'
import { T } from '../../kit/T.js'
import { useScreen } from '../../kit/useScreen.js'
import { Button } from '../../primitives/Button.js'

/** Leads to a code that any wallet can scan; nothing where the app has no relay. */
export function CodeButton() {
  const { core } = useKit()
  const { namespace } = useScreen().data
  if (!core.pairing.isEnabled) return null
  return (
    <div className="stack">
      <Button kind="quiet" onClick={() => core.router.push('ConnectingWalletConnect', namespace ? { namespace } : {})}>
        <T id="showQr" />
      </Button>
    </div>
  )
}
