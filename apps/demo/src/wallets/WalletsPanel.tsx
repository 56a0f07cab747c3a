import { useState, useSyncExternalStore } from 'react'
import { useDemo } from '../kit/demoContext.js'
import { Panel } from '../parts/Panel.js'
import { WalletScript } from './WalletScript.js'

/** Switches the test wallets, and moves them as a person or a bad day would. */
export function WalletsPanel() {
  const { wallets, kits } = useDemo()
  const isOn = useSyncExternalStore(wallets.watch, wallets.isOn)
  const [chosen, setChosen] = useState(0)
  const wallet = wallets.list[chosen]

  function toggle(on: boolean): void {
    wallets.setOn(on)
    // A page keeps what was announced to it, as it should; only a new instance forgets.
    kits.restart()
  }

  return (
    <Panel
      title="Test wallets"
      note="They live in this page, hold publicly known keys, and really sign. An installed wallet is offered beside them."
      tag={
        <span className="tag" data-tone={isOn && wallet ? 'brass' : undefined}>
          {isOn && wallet ? 'on' : 'off'}
        </span>
      }
    >
      {!wallet && <p className="notice">They need the local chains. Start the demo with “npm start”.</p>}
      {wallet && (
        <label className="check">
          <input type="checkbox" checked={isOn} onChange={(event) => toggle(event.target.checked)} />
          <span>
            Offer Foxglove, Arc Wallet and Spectre
            <span className="hint">Off, only wallets you installed are offered.</span>
          </span>
        </label>
      )}
      {wallet && isOn && (
        <>
          <fieldset className="segments">
            <legend className="hidden">Wallet to move</legend>
            {wallets.list.map(({ name, rdns }, index) => (
              <label key={rdns}>
                <input type="radio" name="wallet" checked={index === chosen} onChange={() => setChosen(index)} />
                {name}
              </label>
            ))}
          </fieldset>
          <WalletScript key={wallet.rdns} wallet={wallet} />
        </>
      )}
    </Panel>
  )
}
