import type { CaipNetworkId } from '@latchkey/common'
import type { PhoneNetwork, PhoneProposal } from '@latchkey/testing'
import { useState } from 'react'
import { chainKinds } from '../chains/chainKind.js'
import { Facts } from '../parts/Facts.js'
import { Panel } from '../parts/Panel.js'
import { useTask } from '../parts/useTask.js'
import { explain } from './createPhoneStore.js'

export type ProposalPanelProps = { readonly proposal: PhoneProposal; readonly networks: readonly PhoneNetwork[] }

/** An app's proposal: the app's data, and the permissions it would receive. */
export function ProposalPanel({ proposal, networks }: ProposalPanelProps) {
  const { peer, origin, wanted, offered } = proposal
  const ids = Object.values(offered).flatMap(({ chains }) => chains)
  const [ticked, setTicked] = useState<readonly string[]>(ids)
  const { state, isBusy, run } = useTask<unknown>()
  const missing = Object.values(wanted)
    .flatMap(({ chains }) => chains)
    .filter((id) => !ids.includes(id))
  const methods = [...new Set(Object.values(offered).flatMap((scope) => scope.methods))]
  const chosen = networks.map(({ caipNetworkId }) => caipNetworkId).filter((id) => ticked.includes(id))

  return (
    <Panel
      title={`${peer.name || 'An app'} wants to connect`}
      tag={
        <span className="tag" data-tone="brass">
          new
        </span>
      }
    >
      <Facts
        items={[
          ['Says it is', peer.name],
          ['At', peer.url],
          ['About', peer.description],
          ['Verified', origin.isVerified ? `Yes: ${origin.text}` : 'No: the origin of this app is not verified.'],
        ]}
      />
      {chainKinds
        .filter(({ namespace }) => offered[namespace])
        .map(({ namespace, title }) => (
          <fieldset key={namespace} className="field">
            <legend>{title}</legend>
            <div className="checks">
              {networks
                .filter(({ caipNetworkId }) => offered[namespace]?.chains.includes(caipNetworkId))
                .map(({ caipNetworkId: id, name }) => (
                  <label key={id} className="check">
                    <input
                      type="checkbox"
                      checked={ticked.includes(id)}
                      onChange={({ target }) => setTicked(toggle(ticked, id, target.checked))}
                    />
                    <span>
                      {name}
                      <span className="hint address">{addressOn(proposal, namespace, id)}</span>
                    </span>
                  </label>
                ))}
            </div>
          </fieldset>
        ))}
      {ids.length === 0 && <p className="notice">This wallet has nothing of what the app asks for.</p>}
      {missing.length > 0 && <p className="hint">Not known here: {missing.join(', ')}</p>}
      <p className="hint">It will see the addresses and may ask for signatures. Each request is asked again, here.</p>
      {methods.length > 0 && (
        <details className="group">
          <summary>What it may ask for</summary>
          <ul className="abilities">
            {methods.map((method) => (
              <li key={method} className="tag">
                {method}
              </li>
            ))}
          </ul>
        </details>
      )}
      {state.status === 'failed' && <p className="problem">{explain(state.error)}</p>}
      <div className="actions">
        <button
          type="button"
          className="primary"
          disabled={isBusy || chosen.length === 0}
          onClick={() => run(() => proposal.approve({ networks: chosen }))}
        >
          Approve
        </button>
        <button type="button" disabled={isBusy} onClick={() => run(() => proposal.reject())}>
          Decline
        </button>
      </div>
    </Panel>
  )
}

function toggle(list: readonly string[], id: string, isOn: boolean): readonly string[] {
  return isOn ? [...list, id] : list.filter((one) => one !== id)
}

/** The first address that the app would see on a network. */
function addressOn({ offered }: PhoneProposal, namespace: string, id: CaipNetworkId): string {
  const account = offered[namespace]?.accounts.find((one) => one.startsWith(`${id}:`))
  return account?.slice(id.length + 1) ?? ''
}
