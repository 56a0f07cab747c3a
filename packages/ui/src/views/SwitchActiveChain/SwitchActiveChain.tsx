import { cleanText } from '@latchkey/common'
import { useKit } from '../../kit/kitContext.js'
import { NamespaceTile } from '../../kit/NamespaceTile.js'
import { NetworkImage } from '../../kit/NetworkImage.js'
import { namespaceNames } from '../../kit/namespaceNames.js'
import { ShortAddress } from '../../kit/ShortAddress.js'
import { T } from '../../kit/T.js'
import { useLanguage } from '../../kit/useLanguage.js'
import { useScreen } from '../../kit/useScreen.js'
import { useSnap } from '../../kit/useSnap.js'
import { Button } from '../../primitives/Button.js'
import { LatchArc } from '../../primitives/LatchArc.js'
import { Picture } from '../../primitives/Picture.js'
import { Row } from '../../primitives/Row.js'

/** A network of a kind of chain that no wallet is connected for: what is connected, and the way to connect this one, too. */
export function SwitchActiveChain() {
  const kit = useKit()
  const { core } = kit
  const { error } = useLanguage()
  const { caipNetworkId, namespace: asked } = useScreen().data
  const { chainImages } = useSnap(core.options.state).current
  useSnap(core.accounts.state)
  const network = caipNetworkId ? core.networks.find(caipNetworkId) : core.networks.getActive(asked)
  if (!network)
    return (
      <div className="body center">
        <p className="lead">{error('NETWORK_NOT_FOUND')}</p>
      </div>
    )

  const namespace = network.chainNamespace
  const kind = namespaceNames[namespace]
  const others = core.accounts.connectedNamespaces().filter((other) => other !== namespace)

  function connect(): void {
    if (!network) return
    // Restored, or connected in another tab, while this was read.
    if (core.accounts.getConnected(namespace)) return kit.switcher().start(network)
    core.networks.setActive(network)
    core.router.push('Connect', { namespace })
  }

  return (
    <div className="body">
      <div className="center intro">
        <LatchArc status="idle">
          <NetworkImage network={network} images={chainImages} />
        </LatchArc>
        <p className="lead">
          <T id="connectFor" values={{ chain: kind }} />
        </p>
        <p className="muted">
          <T id="connectForHint" values={{ network: cleanText(network.name), chain: kind }} />
        </p>
      </div>
      {others.length > 0 && (
        <section className="list">
          <h3 className="label">
            <T id="staysConnected" />
          </h3>
          <ul className="list">
            {others.map((other) => {
              const account = core.accounts.getConnected(other)
              return (
                account && (
                  <li key={other}>
                    <Row
                      image={<Picture src={undefined} fallback={<NamespaceTile namespace={other} />} round />}
                      name={<bdi translate="no">{namespaceNames[other]}</bdi>}
                      detail={
                        <>
                          <ShortAddress address={account.address} />
                          <span> · </span>
                          <bdi translate="no">{cleanText(account.wallet.name)}</bdi>
                        </>
                      }
                    />
                  </li>
                )
              )
            })}
          </ul>
        </section>
      )}
      <div className="stack">
        <Button onClick={connect}>
          <T id="chooseWallet" />
        </Button>
        <Button kind="text" onClick={core.router.goBack}>
          <T id="back" />
        </Button>
      </div>
    </div>
  )
}
