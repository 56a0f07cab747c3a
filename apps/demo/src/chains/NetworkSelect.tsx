import type { ChainNamespace } from '@latchkey/common'
import { useId } from 'react'
import { useDemoKit } from '../kit/useActions.js'
import { useChain } from '../kit/useChain.js'
import { Outcome } from '../parts/Outcome.js'
import { useTask } from '../parts/useTask.js'

export type NetworkSelectProps = { readonly namespace: ChainNamespace; readonly label: string }

/** Switches the network of a namespace immediately. Shows the kit's active network, even if a switch failed. */
export function NetworkSelect({ namespace, label }: NetworkSelectProps) {
  const { kit } = useDemoKit()
  const { network, networks, isOffered } = useChain(namespace)
  const task = useTask<string>()
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={network?.caipNetworkId ?? ''}
        disabled={task.isBusy || !isOffered}
        onChange={({ target }) => {
          const wanted = networks.find(({ caipNetworkId }) => caipNetworkId === target.value)
          if (!wanted) return
          task.run(async (signal) => {
            await kit.switchNetwork(wanted, { signal })
            return wanted.name
          })
        }}
      >
        {!network && <option value="">none yet</option>}
        {networks.map(({ caipNetworkId, name }) => (
          <option key={caipNetworkId} value={caipNetworkId}>
            {name}
          </option>
        ))}
      </select>
      <Outcome task={task} waiting="Waiting for the wallet …">
        {() => null}
      </Outcome>
    </div>
  )
}
