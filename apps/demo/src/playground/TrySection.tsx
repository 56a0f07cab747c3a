import type { ChainNamespace } from '@latchkey/common'
import { useState } from 'react'
import { ChainCards } from '../chains/ChainCards.js'
import { ChainPanels } from '../chains/ChainPanels.js'
import { ChainSwitch } from '../chains/ChainSwitch.js'
import { chainKinds } from '../chains/chainKind.js'
import type { Settings } from '../options/fields.js'
import { EventsPanel } from '../panels/EventsPanel.js'
import { WalletsPanel } from '../wallets/WalletsPanel.js'
import { ModalPlace } from './ModalPlace.js'

export type TrySectionProps = { readonly settings: Pick<Settings, 'enableEmbedded' | 'disableAppend'> }

/** The playground: four namespaces side by side, and the cards of one of them. */
export function TrySection({ settings: { enableEmbedded, disableAppend } }: TrySectionProps) {
  const [shown, setShown] = useState<ChainNamespace>('eip155')
  const [visited, setVisited] = useState<readonly ChainNamespace[]>(['eip155'])

  function show(namespace: ChainNamespace): void {
    setShown(namespace)
    if (!visited.includes(namespace)) setVisited([...visited, namespace])
  }

  return (
    <section id="try" aria-labelledby="try-title" tabIndex={-1}>
      <div className="section-head">
        <h2 id="try-title">Four chains, side by side</h2>
        <p className="quiet">
          Each has a wallet, an account, a network and a balance of its own, all at the same time. Foxglove speaks all
          four: connect it to one chain, then to the next.
        </p>
      </div>
      {(enableEmbedded || disableAppend) && <ModalPlace isEmbedded={enableEmbedded} />}
      <ChainCards />
      <div className="section-head again">
        <h2 id="cards-title">Try everything</h2>
        <p className="quiet">
          Each card is a few lines of an app. Approve in the wallet's window, and do it again with a wallet that
          declines, stalls or changes its mind.
        </p>
      </div>
      <div className="try">
        <div className="stack">
          <ChainSwitch shown={shown} onChange={show} />
          {chainKinds
            .filter(({ namespace }) => visited.includes(namespace))
            .map(({ namespace }) => (
              <ChainPanels key={namespace} namespace={namespace} isShown={namespace === shown} />
            ))}
        </div>
        <div className="rail">
          <WalletsPanel shown={shown} />
          <EventsPanel />
        </div>
      </div>
    </section>
  )
}
