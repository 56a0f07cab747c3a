import { useAppKitAccount, useAppKitBalance } from '@latchkey/appkit/react'
import { formatEther, getAddress } from 'viem'
import { getBalance } from 'viem/actions'
import { useChainClient } from '../kit/useChainClient.js'
import { Outcome } from '../parts/Outcome.js'
import { Panel } from '../parts/Panel.js'
import { useTask } from '../parts/useTask.js'

type Balances = { readonly kit: string; readonly symbol: string; readonly node: string }

/** The native balance as the kit gives it, beside what the node says. */
export function BalancePanel() {
  const { fetchBalance } = useAppKitBalance()
  const { address } = useAppKitAccount()
  const client = useChainClient()
  const task = useTask<Balances>()

  async function look(): Promise<Balances> {
    if (!address || !client) throw new Error('No wallet is connected.')
    const [balance, wei] = await Promise.all([fetchBalance(), getBalance(client, { address: getAddress(address) })])
    if (balance.isError) throw balance.error
    return { kit: balance.data.formatted, symbol: balance.data.symbol, node: formatEther(wei) }
  }

  return (
    <Panel
      title="Balance"
      note="Asked for when you want it, kept for 30 seconds."
      code="const { fetchBalance } = useAppKitBalance()"
    >
      <div className="actions">
        <button type="button" disabled={!address || task.isBusy} onClick={() => task.run(look)}>
          Fetch balance
        </button>
        {!address && <span className="hint">Connect first.</span>}
      </div>
      <Outcome task={task} waiting="Asking the network …">
        {({ kit, symbol, node }) => (
          <div>
            <p className="big">
              {kit} <small>{symbol}</small>
            </p>
            <p className="hint">
              The node itself says {node} {symbol}.
            </p>
          </div>
        )}
      </Outcome>
    </Panel>
  )
}
