import { SearchIcon } from '../../icons/moreIcons.js'
import { useKit } from '../../kit/kitContext.js'
import { T } from '../../kit/T.js'
import { useScreen } from '../../kit/useScreen.js'
import { Button } from '../../primitives/Button.js'
import { Picture } from '../../primitives/Picture.js'

/** Nothing was found; a code takes any wallet. */
export function WalletsNone() {
  const { core } = useKit()
  const { namespace } = useScreen().data
  return (
    <div className="center empty">
      <Picture src={undefined} fallback={<SearchIcon />} />
      <p className="lead">
        <T id="walletsNone" />
      </p>
      <p className="muted">
        <T id="walletsNoneHint" />
      </p>
      {core.pairing.isEnabled && (
        <div className="stack">
          <Button
            kind="quiet"
            onClick={() => core.router.push('ConnectingWalletConnect', namespace ? { namespace } : {})}
          >
            <T id="showQr" />
          </Button>
        </div>
      )}
    </div>
  )
}
