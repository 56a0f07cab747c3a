import { cleanText } from '@latchkey/common'
import { T } from '../../../i18n/T.js'
import { useLanguage } from '../../../i18n/useLanguage.js'
import { useModal, useScreen } from '../../../modalContext/modalContext.js'
import { createNetworkSwitcher } from '../../../network/createNetworkSwitcher.js'
import { NamespaceTile } from '../../../network/NamespaceTile.js'
import { NetworkImage } from '../../../network/NetworkImage.js'
import { namespaceLooks } from '../../../network/namespaceLooks.js'
import { Button } from '../../../primitives/Button.js'
import { LatchArc } from '../../../primitives/LatchArc.js'
import { Picture } from '../../../primitives/Picture.js'
import { Row } from '../../../primitives/Row.js'
import { commonTexts } from '../../../primitives/texts.js'
import { useSnap } from '../../../store/useSnap.js'
import { ShortAddress } from '../../../wallet/ShortAddress.js'
import { texts } from './texts.js'

/**
 * Shown for a network of a namespace without a connected wallet: lists the connected namespaces and offers to connect
 * this one.
 */
export function SwitchActiveChain() {
  const { core, share } = useModal()
  const { error } = useLanguage()
  const { caipNetworkId, namespace: asked } = useScreen<'SwitchActiveChain'>().data
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
  const kind = namespaceLooks[namespace].name
  const others = core.accounts.connectedNamespaces().filter((other) => other !== namespace)

  function connect(): void {
    if (!network) return
    // The namespace was restored, or connected in another tab, while the view was open.
    if (core.accounts.getConnected(namespace)) return share(createNetworkSwitcher).start(network)
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
          <T text={texts.connectFor} values={{ chain: kind }} />
        </p>
        <p className="muted">
          <T text={texts.connectForHint} values={{ network: cleanText(network.name), chain: kind }} />
        </p>
      </div>
      {others.length > 0 && (
        <section className="list">
          <h3 className="list-label">
            <T text={texts.staysConnected} />
          </h3>
          <ul className="list">
            {others.map((other) => {
              const account = core.accounts.getConnected(other)
              return (
                account && (
                  <li key={other}>
                    <Row
                      image={<Picture src={undefined} fallback={<NamespaceTile namespace={other} />} round />}
                      name={<bdi translate="no">{namespaceLooks[other].name}</bdi>}
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
      <div className="button-stack">
        <Button onClick={connect}>
          <T text={texts.chooseWallet} />
        </Button>
        <Button kind="text" onClick={core.router.goBack}>
          <T text={commonTexts.back} />
        </Button>
      </div>
    </div>
  )
}
