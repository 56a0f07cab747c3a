import { useAppKitBalance } from '@latchkey/appkit/react'
import { formatUnits } from '@latchkey/common'
import { useChain } from '../kit/useChain.js'
import type { NamespaceProps } from '../parts/namespaceProps.js'
import { Outcome } from '../parts/Outcome.js'
import { Panel } from '../parts/Panel.js'
import { useTask } from '../parts/useTask.js'
import { toolsOf } from '../tools/toolsOf.js'

type Balances = { readonly kit: string; readonly symbol: string; readonly node: string }

/** Compares the kit's native balance with the node's. */
export function BalancePanel({ namespace }: NamespaceProps) {
  const { fetchBalance } = useAppKitBalance()
  const { address, network } = useChain(namespace)
  const task = useTask<Balances>()

  async function look(): Promise<Balances> {
    if (!address || !network) throw new Error('No wallet is connected.')
    const [balance, units] = await Promise.all([
      fetchBalance(namespace),
      toolsOf(namespace).readBalance(network, address),
    ])
    if (balance.isError) throw balance.error
    const { formatted, symbol } = balance.data
    return { kit: formatted, symbol, node: formatUnits(units, network.nativeCurrency.decimals) }
  }

  return (
    <Panel
      title="Balance"
      note="Asked for when you want it, kept for 30 seconds."
      code={`const { data } = await fetchBalance('${namespace}')`}
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
