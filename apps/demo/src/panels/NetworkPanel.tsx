import { useAppKit, useAppKitNetwork } from '@latchkey/appkit/react'
import { useId, useState } from 'react'
import { useDemoKit } from '../kit/useActions.js'
import { Facts } from '../parts/Facts.js'
import { Outcome } from '../parts/Outcome.js'
import { Panel } from '../parts/Panel.js'
import { useTask } from '../parts/useTask.js'

/** A network the page did not list, to see what happens. */
const unknownId = 424_242

/** The active network, and switching it. */
export function NetworkPanel() {
  const { kit } = useDemoKit()
  const { open } = useAppKit()
  const { caipNetwork, caipNetworkId, chainId, approvedCaipNetworkIds, supportsAllNetworks, switchNetwork } =
    useAppKitNetwork()
  const [wanted, setWanted] = useState<string>()
  const task = useTask<string>()
  const id = useId()
  const networks = kit.getCaipNetworks()
  const value = wanted ?? String(chainId ?? '')

  return (
    <Panel
      title="Network"
      note="A switch is done when the wallet itself reports the new chain."
      code="const { caipNetwork, switchNetwork } = useAppKitNetwork()"
    >
      <Facts
        items={[
          ['Active', caipNetwork?.name],
          ['CAIP-2', <code key="caip">{caipNetworkId}</code>],
          ['Approved', supportsAllNetworks ? 'every network' : approvedCaipNetworkIds.join(', ')],
        ]}
      />
      <div className="field">
        <label htmlFor={id}>Switch to</label>
        <div className="pair">
          <select id={id} value={value} onChange={(event) => setWanted(event.target.value)}>
            {networks.map(({ id: networkId, name }) => (
              <option key={networkId} value={String(networkId)}>
                {name} ({networkId})
              </option>
            ))}
            <option value={String(unknownId)}>One you did not list ({unknownId})</option>
          </select>
          <button
            type="button"
            disabled={task.isBusy}
            onClick={() =>
              task.run(async (signal) => {
                await switchNetwork(Number(value), { signal })
                setWanted(undefined)
                return `On ${kit.getCaipNetwork()?.name ?? value} now.`
              })
            }
          >
            Switch
          </button>
        </div>
      </div>
      <div className="actions">
        <button type="button" className="bare" onClick={() => void open({ view: 'Networks' })}>
          Open the list in the modal
        </button>
      </div>
      <Outcome task={task} waiting="Waiting for the wallet to report the network …">
        {(text) => (
          <p className="notice" data-tone="ok">
            {text}
          </p>
        )}
      </Outcome>
    </Panel>
  )
}
