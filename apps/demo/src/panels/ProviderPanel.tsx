import { useAppKitProvider } from '@latchkey/appkit/react'
import { useId, useState } from 'react'
import { Outcome } from '../parts/Outcome.js'
import { Panel } from '../parts/Panel.js'
import { TextField } from '../parts/TextField.js'
import { useTask } from '../parts/useTask.js'

type Provider = { request(parameters: { method: string; params?: unknown }): Promise<unknown> }

const methods = [
  'eth_accounts',
  'eth_chainId',
  'eth_blockNumber',
  'eth_gasPrice',
  'wallet_getPermissions',
  'wallet_getCapabilities',
  'eth_notAMethod',
]

/** The wallet's own provider, for methods without an action. */
export function ProviderPanel() {
  const { walletProvider, walletProviderType } = useAppKitProvider<Provider>('eip155')
  const [method, setMethod] = useState('eth_blockNumber')
  const [params, setParams] = useState('[]')
  const task = useTask<unknown>()
  const id = useId()

  return (
    <Panel
      title="Provider request"
      note="The wallet's EIP-1193 provider, untouched."
      tag={walletProviderType && <span className="tag">{walletProviderType}</span>}
      code="const { walletProvider } = useAppKitProvider('eip155')"
    >
      <div className="field">
        <label htmlFor={id}>Method</label>
        <input
          id={id}
          value={method}
          list={`${id}-methods`}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => setMethod(event.target.value)}
        />
        <datalist id={`${id}-methods`}>
          {methods.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </div>
      <TextField label="Parameters, as JSON" value={params} onChange={setParams} />
      <div className="actions">
        <button
          type="button"
          disabled={!walletProvider || task.isBusy}
          onClick={() =>
            task.run(async () => {
              const parsed: unknown = JSON.parse(params)
              return walletProvider?.request({ method: method.trim(), params: parsed })
            })
          }
        >
          Request
        </button>
        {!walletProvider && <span className="hint">Connect first.</span>}
      </div>
      <Outcome task={task} waiting="Waiting for the wallet …">
        {(value) => <pre className="notice">{JSON.stringify(value, null, 2) ?? 'undefined'}</pre>}
      </Outcome>
    </Panel>
  )
}
