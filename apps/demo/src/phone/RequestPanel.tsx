import type { PhoneNetwork, PhoneRequest } from '@latchkey/testing'
import { Facts } from '../parts/Facts.js'
import { Panel } from '../parts/Panel.js'
import { describeQuestion } from './describeQuestion.js'

export type RequestPanelProps = { readonly request: PhoneRequest; readonly networks: readonly PhoneNetwork[] }

/** Describes an app's request, with buttons to approve or reject it. */
export function RequestPanel({ request, networks }: RequestPanelProps) {
  const { peer, method, networkId, question } = request
  const network = networks.find(({ caipNetworkId }) => caipNetworkId === networkId)?.name ?? networkId
  if (!question)
    return (
      <Panel title={`${peer.name || 'An app'} is being answered`} tag={<span className="tag">{method}</span>}>
        <p className="hint">Nothing has to be decided.</p>
      </Panel>
    )
  const { title, approve, facts, text, caution } = describeQuestion(question)
  return (
    <Panel
      title={title}
      note={`${peer.name || 'An app'} asks, on ${network}.`}
      tag={<span className="tag">{method}</span>}
    >
      {caution && (
        <p className="notice" data-tone="bad">
          {caution}
        </p>
      )}
      <Facts items={facts} />
      {text !== undefined && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: long text scrolls, by keyboard too
        <section className="signed" tabIndex={0} aria-label="Data to sign">
          <pre className="notice" dir="auto">
            {text}
          </pre>
        </section>
      )}
      <div className="actions">
        <button type="button" className="primary" onClick={() => question.approve()}>
          {approve}
        </button>
        <button type="button" onClick={() => question.reject()}>
          Decline
        </button>
      </div>
    </Panel>
  )
}
