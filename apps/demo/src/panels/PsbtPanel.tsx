import { useActions, useDemoKit } from '../kit/useActions.js'
import { useChain } from '../kit/useChain.js'
import { Facts } from '../parts/Facts.js'
import { Outcome } from '../parts/Outcome.js'
import { Panel } from '../parts/Panel.js'
import { useTask } from '../parts/useTask.js'
import { readCoins } from '../tools/readCoins.js'
import { toolsOf } from '../tools/toolsOf.js'

const amount = 20_000n

type Sent = { readonly psbt: string; readonly txid: string; readonly where: string }

/** A transaction that the app composes and the wallet signs and sends. */
export function PsbtPanel() {
  const { kit } = useDemoKit()
  const actions = useActions('bip122')
  const { address, network } = useChain('bip122')
  const task = useTask<Sent>()
  const sign = actions?.signPsbt

  async function run(signal: AbortSignal): Promise<Sent> {
    if (!address || !network || !sign) throw new Error('This wallet does not sign PSBTs.')
    const tools = toolsOf('bip122')
    const [{ writePsbt }, coins] = await Promise.all([
      import('../tools/bitcoinPsbt.js'),
      readCoins(network, address, signal),
    ])
    const psbt = writePsbt(coins, address, tools.someone(network), amount)
    const signed = await sign({ psbt, broadcast: true, signal })
    if (!signed.txid) throw new Error('The wallet signed it and did not send it.')
    const where = await tools.settle(network, signed.txid, signal)
    void kit.updateNativeBalance('bip122')
    return { psbt: signed.psbt, txid: signed.txid, where }
  }

  return (
    <Panel
      title="Sign a PSBT"
      note="The page chooses coins and change; the wallet signs what it sees, and sends it."
      code="await kit.getActions('bip122')?.signPsbt?.({ psbt, broadcast: true })"
    >
      <div className="actions">
        <button type="button" disabled={!sign || task.isBusy} onClick={() => task.run(run)}>
          Pay 20 000 satoshi
        </button>
        {!actions && <span className="hint">Connect first.</span>}
        {actions && !sign && <span className="hint">This wallet does not offer it.</span>}
      </div>
      <Outcome task={task} waiting="Waiting for the wallet, then for the network …">
        {({ psbt, txid, where }) => (
          <>
            <p className="notice" data-tone="ok">
              {where}
            </p>
            <Facts
              items={[
                ['Transaction', <code key="txid">{txid}</code>],
                ['Signed', <code key="psbt">{psbt.length > 120 ? `${psbt.slice(0, 120)}…` : psbt}</code>],
              ]}
            />
          </>
        )}
      </Outcome>
    </Panel>
  )
}
