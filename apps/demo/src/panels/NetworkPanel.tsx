import { useAppKit } from '@latchkey/appkit/react'
import type { Network } from '@latchkey/common'
import { useId, useState } from 'react'
import { useDemoKit, useKitValue } from '../kit/useActions.js'
import { useChain } from '../kit/useChain.js'
import { Facts } from '../parts/Facts.js'
import type { NamespaceProps } from '../parts/namespaceProps.js'
import { Outcome } from '../parts/Outcome.js'
import { Panel } from '../parts/Panel.js'
import { useTask } from '../parts/useTask.js'

/** A network that the page does not support, to show the error. */
const unknownIds = { eip155: 424_242, solana: 'nowhere', polkadot: 'nowhere', bip122: 'nowhere' } as const

/** Shows and switches the network of a namespace. */
export function NetworkPanel({ namespace }: NamespaceProps) {
  const { kit } = useDemoKit()
  const { open } = useAppKit()
  const { network, networks, isOffered } = useChain(namespace)
  const approved = useKitValue((now) => now.getApprovedCaipNetworkIds(namespace))
  const [wanted, setWanted] = useState<string>()
  const task = useTask<string>()
  const id = useId()
  const unknownId = unknownIds[namespace]
  const value = wanted ?? network?.caipNetworkId ?? ''

  return (
    <Panel
      title="Network"
      note={
        namespace === 'eip155'
          ? 'A switch is done when the wallet itself reports the new chain.'
          : 'Kinds of chain switch on their own; the others stay where they are.'
      }
      code={`await kit.switchNetwork(${network ? codeId(network.id) : 'network'})`}
    >
      <Facts
        items={[
          ['Active', network?.name],
          ['CAIP-2', <code key="caip">{network?.caipNetworkId}</code>],
          ['Approved', approved.length === 0 ? 'every network' : namesOf(approved, networks)],
        ]}
      />
      <div className="field">
        <label htmlFor={id}>Switch to</label>
        <div className="pair">
          <select id={id} value={value} disabled={!isOffered} onChange={(event) => setWanted(event.target.value)}>
            {networks.map(({ caipNetworkId, name, id: networkId }) => (
              <option key={caipNetworkId} value={caipNetworkId}>
                {name}
                {typeof networkId === 'number' ? ` (${networkId})` : ''}
              </option>
            ))}
            <option value={String(unknownId)}>One you did not list ({unknownId})</option>
          </select>
          <button
            type="button"
            disabled={task.isBusy || !isOffered}
            onClick={() =>
              task.run(async (signal) => {
                const known = networks.find(({ caipNetworkId }) => caipNetworkId === value)
                await kit.switchNetwork(known ?? unknownId, { signal })
                setWanted(undefined)
                return `On ${kit.getCaipNetwork(namespace)?.name ?? value} now.`
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

/** Shows names of known networks, because ids are long in most namespaces. */
function namesOf(ids: readonly string[], networks: readonly Network[]): string {
  const names = ids.map((id) => networks.find(({ caipNetworkId }) => caipNetworkId === id)?.name ?? id)
  return names.join(', ')
}

function codeId(id: number | string): string {
  return typeof id === 'number' ? String(id) : `'${id}'`
}
