import { type Connector, cleanText, type Network } from '@latchkey/common'
import { T } from '../../../i18n/T.js'
import { RequireConsent } from '../../../legal/RequireConsent.js'
import { useModal, useScreen } from '../../../modalContext/modalContext.js'
import { NamespaceTile } from '../../../network/NamespaceTile.js'
import { namespaceLooks } from '../../../network/namespaceLooks.js'
import { LatchArc } from '../../../primitives/LatchArc.js'
import { Picture } from '../../../primitives/Picture.js'
import { Row } from '../../../primitives/Row.js'
import { Tag } from '../../../primitives/Tag.js'
import { commonTexts } from '../../../primitives/texts.js'
import { useSnap } from '../../../store/useSnap.js'
import { askWallet } from '../../../wallet/askWallet.js'
import { MissingWallet } from '../../../wallet/NotInstalled.js'
import { WalletImage } from '../../../wallet/WalletImage.js'
import { rowImage, walletDetails } from '../../../wallet/walletDetails.js'
import { texts } from './texts.js'

/** Asks which namespace of a wallet to connect. Each is a separate connection. */
export function ConnectingMultiChain() {
  const { core, screens } = useModal()
  const { data } = useScreen<'ConnectingMultiChain'>()
  useSnap(core.connectors.state)
  useSnap(core.accounts.state)
  useSnap(core.options.state)
  // Read again on every render: connectors may be added or removed.
  const { name, connector: asked, wallet, imageUrl } = walletDetails(core, data)
  const row = core.wallets.findRow(asked)
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

  const picture = <WalletImage src={image} name={name} />
  return (
    <RequireConsent picture={picture} isOn={connectors.length > 0}>
      <div className="body">
        <div className="center intro">
          <LatchArc status="idle">{picture}</LatchArc>
          {connectors.length === 0 ? (
            <MissingWallet name={name} wallet={wallet} data={data} />
          ) : (
            <>
              <p className="lead">
                <T text={texts.choose} />
              </p>
              <p className="muted">
                <T text={texts.chooseHint} values={{ wallet: name }} />
              </p>
            </>
          )}
        </div>
        <ul className="list">
          {connectors.map((connector) => (
            <li key={connector.chain}>
              <Row
                image={<Picture src={undefined} fallback={<NamespaceTile namespace={connector.chain} />} round />}
                name={<bdi translate="no">{namespaceLooks[connector.chain].name}</bdi>}
                detail={networkNames(
                  core.networks.get(connector.chain).requested,
                  namespaceLooks[connector.chain].name,
                )}
                end={
                  core.accounts.getConnected(connector.chain)?.connectorId === connector.id && (
                    <Tag tone="success">
                      <T text={commonTexts.connected} />
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
    </RequireConsent>
  )
}

/** Maximum number of names next to the wallet's name. */
const shown = 3

/** Returns the networks of a namespace in one line. Empty if the only name is that of the namespace. */
function networkNames(networks: readonly Network[], kind: string): string | undefined {
  const names = networks.map(({ name }) => cleanText(name))
  if (names.length === 0 || (names.length === 1 && names[0] === kind)) return undefined
  const rest = names.length - shown
  return [...names.slice(0, shown), ...(rest > 0 ? [`+${rest}`] : [])].join(', ')
}
