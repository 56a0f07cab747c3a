import type { Connector } from '@latchkey/common'
import { askWallet } from '../../kit/askWallet.js'
import { useKit } from '../../kit/kitContext.js'
import { NamespaceTile } from '../../kit/NamespaceTile.js'
import { namespaceNames } from '../../kit/namespaceNames.js'
import { networkNames } from '../../kit/networkNames.js'
import { readWallets } from '../../kit/readWallets.js'
import { T } from '../../kit/T.js'
import { useScreen } from '../../kit/useScreen.js'
import { useSnap } from '../../kit/useSnap.js'
import { WalletImage } from '../../kit/WalletImage.js'
import { walletDetails } from '../../kit/walletDetails.js'
import { LatchArc } from '../../primitives/LatchArc.js'
import { Picture } from '../../primitives/Picture.js'
import { Row } from '../../primitives/Row.js'
import { Tag } from '../../primitives/Tag.js'
import { NotInstalled } from '../ConnectingExternal/NotInstalled.js'

/** A wallet of several kinds of chain: which of them to connect. Each is a connection of its own. */
export function ConnectingMultiChain() {
  const { core, screens } = useKit()
  const { data } = useScreen()
  useSnap(core.connectors.state)
  useSnap(core.accounts.state)
  const { name, imageUrl, wallet } = walletDetails(core, data)
  const connectors = findSides(
    readWallets(core).flatMap(({ rows }) => rows.map((row) => row.connectors)),
    data,
  )

  function choose(connector: Connector): void {
    const { id: connectorId, chain: namespace } = connector
    if (core.accounts.getConnected(namespace)?.connectorId === connectorId) {
      core.networks.setActiveNamespace(namespace)
      return core.router.reset('Account')
    }
    core.router.push('ConnectingExternal', { connectorId, namespace })
    askWallet(core, connector)
  }

  return (
    <div className="body">
      <div className="center intro">
        <LatchArc status="idle">
          <WalletImage src={imageUrl} />
        </LatchArc>
        {connectors.length === 0 ? (
          <NotInstalled name={name} wallet={wallet} />
        ) : (
          <>
            <p className="lead">
              <T id="chooseChain" />
            </p>
            <p className="muted">
              <T id="chooseChainHint" values={{ wallet: name }} />
            </p>
          </>
        )}
      </div>
      <ul className="list">
        {connectors.map((connector) => (
          <li key={connector.chain}>
            <Row
              image={<Picture src={undefined} fallback={<NamespaceTile namespace={connector.chain} />} round />}
              name={<bdi>{namespaceNames[connector.chain]}</bdi>}
              detail={networkNames(core.networks.get(connector.chain).requested, namespaceNames[connector.chain])}
              end={
                core.accounts.getConnected(connector.chain)?.connectorId === connector.id && (
                  <Tag tone="ok">
                    <T id="connected" />
                  </Tag>
                )
              }
              onClick={() => choose(connector)}
              onApproach={() => {
                screens.prefetch('ConnectingExternal')
                void core.prefetch({ session: true, namespace: connector.chain })
              }}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The sides of the wallet that was chosen, as they are now: one may come or go. */
function findSides(
  rows: readonly (readonly Connector[])[],
  { connectorId, namespace }: { readonly connectorId?: string; readonly namespace?: string },
): readonly Connector[] {
  return rows.find((row) => row.some(({ id, chain }) => id === connectorId && chain === namespace)) ?? []
}
