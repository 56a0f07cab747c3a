import type { Connector } from '@latchkey/common'
import { askWallet } from '../../kit/askWallet.js'
import { findWalletRow } from '../../kit/findWalletRow.js'
import { useKit } from '../../kit/kitContext.js'
import { NamespaceTile } from '../../kit/NamespaceTile.js'
import { namespaceNames } from '../../kit/namespaceNames.js'
import { networkNames } from '../../kit/networkNames.js'
import { rowImage } from '../../kit/rowImage.js'
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
  useSnap(core.options.state)
  // As they are now: a side may come or go.
  const { name, connector: asked, wallet, imageUrl } = walletDetails(core, data)
  const row = findWalletRow(core, asked)
  const connectors = row?.connectors ?? []
  const image = rowImage(core, row) ?? imageUrl

  function choose(connector: Connector): void {
    const { id: connectorId, chain: namespace } = connector
    if (core.accounts.getConnected(namespace)?.connectorId === connectorId) {
      core.networks.setActiveNamespace(namespace)
      return core.router.reset('Account')
    }
    core.router.push('ConnectingExternal', { connectorId, namespace, ...(image ? { imageUrl: image } : {}) })
    askWallet(core, connector)
  }

  return (
    <div className="body">
      <div className="center intro">
        <LatchArc status="idle">
          <WalletImage src={image} />
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
              name={<bdi translate="no">{namespaceNames[connector.chain]}</bdi>}
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
