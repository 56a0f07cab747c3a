import type { CallsStatus } from '@latchkey/appkit/react'
import { useActions } from '../kit/useActions.js'
import { Outcome } from '../parts/Outcome.js'
import { Panel } from '../parts/Panel.js'
import { useTask } from '../parts/useTask.js'

const receivers = ['0xa0Ee7A142d267C1f36714E4a8F75612F20a79720', '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65']
const pending = 200
const waitMs = 500

/** Capabilities of an EVM wallet (EIP-5792), several calls at once, and its list of assets. */
export function BatchPanel() {
  const actions = useActions('eip155')
  const task = useTask<unknown>()
  const { getCapabilities, sendCalls, getAssets } = actions ?? {}

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
      title="Capabilities and batches"
      note="A button is here only if the wallet offers what it does."
      code="actions.sendCalls && await actions.sendCalls({ calls })"
    >
      {!actions && <p className="hint">Connect first.</p>}
      {actions && !getCapabilities && !sendCalls && !getAssets && (
        <p className="hint">This wallet offers none of them.</p>
      )}
      <div className="actions">
        {getCapabilities && (
          <button
            type="button"
            disabled={task.isBusy}
            onClick={() => task.run((signal) => getCapabilities({ signal }))}
          >
            Ask for capabilities
          </button>
        )}
        {sendCalls && (
          <button type="button" disabled={task.isBusy} onClick={() => task.run(sendBatch)}>
            Send two calls at once
          </button>
        )}
        {getAssets && (
          <button type="button" disabled={task.isBusy} onClick={() => task.run((signal) => getAssets({ signal }))}>
            Ask for assets
          </button>
        )}
      </div>
      <Outcome task={task} waiting="Waiting for the wallet …">
        {(value) => <pre className="notice">{writeJson(value)}</pre>}
      </Outcome>
    </Panel>
  )
}

/** Formats a value as readable JSON, with bigints as decimal text. */
function writeJson(value: unknown): string {
  return (
    JSON.stringify(value, (_, entry: unknown) => (typeof entry === 'bigint' ? String(entry) : entry), 2) ?? 'nothing'
  )
}
