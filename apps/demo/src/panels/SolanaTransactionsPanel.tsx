import { useActions } from '../kit/useActions.js'
import { useChain } from '../kit/useChain.js'
import { Facts } from '../parts/Facts.js'
import { Outcome } from '../parts/Outcome.js'
import { Panel } from '../parts/Panel.js'
import { useTask } from '../parts/useTask.js'
import { toolsOf } from '../tools/toolsOf.js'

type Sent = readonly (readonly [id: string, where: string])[]

/** Two transactions of `@solana/web3.js` signed in one request, sent by the app. */
export function SolanaTransactionsPanel() {
  const actions = useActions('solana')
  const { address, network } = useChain('solana')
  const task = useTask<Sent>()
  const signAll = actions?.signAllTransactions

  async function run(signal: AbortSignal): Promise<Sent> {
    if (!address || !network || !signAll) throw new Error('This wallet does not sign transactions.')
    const { prepareTransfers } = await import('../tools/solanaTransfers.js')
    // Sends to the own account, because a new account would need a minimum balance.
    const { transactions, send } = await prepareTransfers(network, address, address)
    const ids = await send(await signAll({ transactions, signal }))
    const settle = async (id: string) => [id, await toolsOf('solana').settle(network, id, signal)] as const
    return Promise.all(ids.map(settle))
  }

  return (
    <Panel
      title="Several transactions"
      note="Made with @solana/web3.js, signed in one go, sent by the page. The library comes now."
      code="await kit.getActions('solana')?.signAllTransactions?.({ transactions })"
    >
      <div className="actions">
        <button type="button" disabled={!signAll || task.isBusy} onClick={() => task.run(run)}>
          Sign two and send them
        </button>
        {!actions && <span className="hint">Connect first.</span>}
        {actions && !signAll && <span className="hint">This wallet does not offer it.</span>}
      </div>
      <Outcome task={task} waiting="Waiting for the wallet, then for the network …">
        {(sent) => (
          <Facts
            items={sent.flatMap(([id, where], index) => [
              [`Transaction ${index + 1}`, <code key={id}>{id}</code>] as const,
              [`State ${index + 1}`, where] as const,
            ])}
          />
        )}
      </Outcome>
    </Panel>
  )
}
