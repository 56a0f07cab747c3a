import { useAppKitState } from '@latchkey/appkit/react'
import { useSyncExternalStore } from 'react'
import { useDemo } from '../kit/demoContext.js'
import { Panel } from '../parts/Panel.js'

/** The kit's events. They don't leave the page. */
export function EventsPanel() {
  const { log } = useDemo()
  const entries = useSyncExternalStore(log.watch, log.list)
  const { open, loading, connectingWallet } = useAppKitState()
  const doing = connectingWallet ? `asking ${connectingWallet.name}` : loading ? 'loading' : open ? 'open' : 'closed'

  return (
    <Panel
      title="Events"
      note="Local and typed. None of them leaves the page."
      tag={<span className="tag">modal: {doing}</span>}
      code="kit.subscribeEvents(({ data }) => …)"
    >
      {entries.length === 0 ? (
        <p className="notice">Nothing has happened yet.</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
        <ol className="log" aria-label="Events, newest first" tabIndex={0}>
          {entries.map(({ key, time, name, properties }) => (
            <li key={key}>
              <time dateTime={new Date(time).toISOString()}>{new Date(time).toLocaleTimeString('en-GB')}</time>
              <strong>{name}</strong>
              {properties && <code>{properties}</code>}
            </li>
          ))}
        </ol>
      )}
      {entries.length > 0 && (
        <div className="actions">
          <button type="button" className="bare small" onClick={log.clear}>
            Clear
          </button>
        </div>
      )}
    </Panel>
  )
}
