import type { CallsStatus } from '@latchkey/appkit/react'
import { useActions } from '../kit/useActions.js'
import { Outcome } from '../parts/Outcome.js'
import { Panel } from '../parts/Panel.js'
import { useTask } from '../parts/useTask.js'

const names = [
  'signMessage',
  'sendTransaction',
  'estimateGas',
  'writeContract',
  'signTypedData',
  'signTypedDataV1',
  'signTypedDataV3',
  'getCapabilities',
  'sendCalls',
  'getCallsStatus',
  'grantPermissions',
  'revokePermissions',
  'watchAsset',
  'getAssets',
] as const

const receivers = ['0xa0Ee7A142d267C1f36714E4a8F75612F20a79720', '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65']
const pending = 200
const waitMs = 500

/** What the wallet can do. An action it cannot do is absent, and so is its button. */
export function CapabilitiesPanel() {
  const actions = useActions()
  const task = useTask<unknown>()

  async function sendBatch(signal: AbortSignal): Promise<CallsStatus | { readonly id: string }> {
    if (!actions?.sendCalls) throw new Error('This wallet does not take several calls at once.')
    const { id } = await actions.sendCalls({
      calls: receivers.map((to) => ({ to, value: 1_000_000_000_000_000n })),
      signal,
    })
    while (actions.getCallsStatus) {
      const status = await actions.getCallsStatus({ id, signal })
      if (status.status >= pending) return status
      await new Promise((resolve) => setTimeout(resolve, waitMs))
      signal.throwIfAborted()
    }
    return { id }
  }

  return (
    <Panel
      title="Capabilities"
      note="A button is here only if the wallet offers what it does."
      code="actions.sendCalls && await actions.sendCalls({ calls })"
    >
      {!actions && <p className="hint">Connect first.</p>}
      {actions && (
        <>
          <ul className="abilities" aria-label="Actions of this wallet">
            {names.map((name) => (
              <li key={name} className="tag" data-tone={actions[name] ? 'ok' : undefined}>
                {name}
                {actions[name] ? '' : ': no'}
              </li>
            ))}
          </ul>
          <div className="actions">
            {actions.getCapabilities && (
              <button
                type="button"
                disabled={task.isBusy}
                onClick={() => task.run(async (signal) => actions.getCapabilities?.({ signal }))}
              >
                Ask for capabilities
              </button>
            )}
            {actions.sendCalls && (
              <button type="button" disabled={task.isBusy} onClick={() => task.run(sendBatch)}>
                Send two calls at once
              </button>
            )}
            {actions.getAssets && (
              <button
                type="button"
                disabled={task.isBusy}
                onClick={() => task.run(async (signal) => actions.getAssets?.({ signal }))}
              >
                Ask for assets
              </button>
            )}
          </div>
        </>
      )}
      <Outcome task={task} waiting="Waiting for the wallet …">
        {(value) => <pre className="notice">{writeJson(value)}</pre>}
      </Outcome>
    </Panel>
  )
}

function writeJson(value: unknown): string {
  return (
    JSON.stringify(value, (_, entry: unknown) => (typeof entry === 'bigint' ? String(entry) : entry), 2) ?? 'nothing'
  )
}
