import type { ChainNamespace } from '@latchkey/common'
import { useState, useSyncExternalStore } from 'react'
import { chainKind } from '../chains/chainKind.js'
import { useChains, useDemo } from '../kit/demoContext.js'
import { useChain } from '../kit/useChain.js'
import { Panel } from '../parts/Panel.js'
import { SelectField } from '../parts/SelectField.js'
import { WalletScript } from './WalletScript.js'
import type { WalletMood } from './walletMood.js'

export type WalletsPanelProps = {
  /** The shown namespace, whose wallets come first. */
  readonly shown: ChainNamespace
}

/** Switches the test wallets, and simulates actions of their user and failures. */
export function WalletsPanel({ shown }: WalletsPanelProps) {
  const { wallets, kits } = useDemo()
  const { services } = useChains().data
  const isOn = useSyncExternalStore(wallets.watch, wallets.isOn)
  const list = useSyncExternalStore(wallets.watch, wallets.list)
  const [chosen, setChosen] = useState<string>()
  const [moods, setMoods] = useState<Readonly<Record<string, WalletMood>>>({})
  const fitting = list.filter(({ faces }) => faces.some(({ namespace }) => namespace === shown))
  const connected = useChain(shown).wallet?.name
  const wallet =
    fitting.find(({ name }) => name === chosen) ?? fitting.find(({ name }) => name === connected) ?? fitting[0]
  const face = wallet?.faces.find(({ namespace }) => namespace === shown)

  const key = `${wallet?.name} ${shown}`

  function toggle(on: boolean): void {
    wallets.setOn(on)
    // An instance keeps announced wallets, so removing one needs a new instance.
    kits.restart()
  }

  return (
    <Panel
      title="Test wallets"
      note="They live in this page, hold publicly known keys, and really sign. An installed wallet is offered beside them."
      tag={
        <span className="tag" data-tone={isOn && list.length > 0 ? 'brass' : undefined}>
          {isOn && list.length > 0 ? 'on' : 'off'}
        </span>
      }
    >
      {list.length === 0 && <p className="notice">They need the local chains. Start the demo with “npm start”.</p>}
      {list.length > 0 && (
        <label className="check">
          <input type="checkbox" checked={isOn} onChange={(event) => toggle(event.target.checked)} />
          <span>
            Offer {list.map(({ name }) => name).join(', ')}
            <span className="hint">Off, only wallets you installed are offered.</span>
          </span>
        </label>
      )}
      {isOn && fitting.length > 0 && (
        <SelectField
          label={`${chainKind(shown).title} test wallet`}
          value={wallet?.name ?? ''}
          choices={fitting.map(({ name }) => ({ value: name, label: name }))}
          onChange={setChosen}
        />
      )}
      {isOn && wallet && face && (
        <WalletScript
          key={key}
          wallet={wallet}
          face={face}
          mood={moods[key] ?? { behaviour: 'ask', isLocked: false }}
          onMood={(mood) => setMoods({ ...moods, [key]: mood })}
        />
      )}
      <p className="hint">
        A wallet on another device:{' '}
        <a href="/phone.html" target="_blank" rel="noopener">
          open the phone wallet
        </a>{' '}
        in a second window and connect it through WalletConnect.
      </p>
      {services.status === 'failed' && (
        <p className="notice" data-tone="bad">
          The local services did not start, so there is no WalletConnect and no directory.
          <small>{services.reason}</small>
        </p>
      )}
      {services.status === 'starting' && <p className="hint">The local services are still starting.</p>}
    </Panel>
  )
}
