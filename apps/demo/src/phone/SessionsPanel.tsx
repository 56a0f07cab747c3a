import type { PhoneSession, WalletConnectWallet } from '@latchkey/testing'
import { Facts } from '../parts/Facts.js'
import { Panel } from '../parts/Panel.js'
import { useTask } from '../parts/useTask.js'
import { explain } from './createPhoneStore.js'

export type SessionsPanelProps = {
  readonly phone: WalletConnectWallet
  readonly sessions: readonly PhoneSession[]
}

/** The connected apps, each with a disconnect button. */
export function SessionsPanel({ phone, sessions }: SessionsPanelProps) {
  const { state, isBusy, run } = useTask<void>()
  return (
    <Panel
      title="Connected apps"
      tag={
        <span className="tag" data-tone={sessions.length > 0 ? 'ok' : undefined}>
          {sessions.length}
        </span>
      }
    >
      {sessions.length === 0 && <p className="hint">No app is connected.</p>}
      {sessions.map(({ topic, peer, namespaces, expiresAt }) => {
        const ids = Object.values(namespaces).flatMap(({ chains }) => chains)
        const known = phone.networks().filter(({ caipNetworkId }) => ids.includes(caipNetworkId))
        return (
          <div key={topic} className="rows">
            <Facts
              items={[
                ['App', peer.name],
                ['At', peer.url],
                ['Networks', known.map(({ name }) => name).join(', ')],
                ['Until', new Date(expiresAt).toLocaleDateString()],
              ]}
            />
            <div className="actions">
              <button
                type="button"
                className="small"
                disabled={isBusy}
                aria-label={`Disconnect ${peer.name}`}
                onClick={() => run(() => phone.deleteSession(topic))}
              >
                Disconnect
              </button>
            </div>
          </div>
        )
      })}
      {state.status === 'failed' && <p className="problem">{explain(state.error)}</p>}
    </Panel>
  )
}
