import { useAppKitAccount, useAppKitNetwork } from '@latchkey/appkit/react'
import { useState } from 'react'
import { type Address, formatEther, getAddress, isAddress, parseEther } from 'viem'
import { getBalance, waitForTransactionReceipt } from 'viem/actions'
import { useActions, useDemoKit } from '../kit/useActions.js'
import { useChainClient } from '../kit/useChainClient.js'
import { Facts } from '../parts/Facts.js'
import { Outcome } from '../parts/Outcome.js'
import { Panel } from '../parts/Panel.js'
import { TextField } from '../parts/TextField.js'
import { useTask } from '../parts/useTask.js'

type Sent = {
  readonly hash: string
  readonly block: bigint
  readonly gas: bigint
  readonly isSuccess: boolean
  readonly from: readonly [bigint, bigint]
  readonly to: readonly [bigint, bigint]
}

/** The last account of the local chains, which none of the test wallets holds. */
const someone = '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720'

/** Sends coins and waits until a block holds the transaction. */
export function SendPanel() {
  const { kit } = useDemoKit()
  const actions = useActions()
  const client = useChainClient()
  const { address } = useAppKitAccount()
  const { caipNetwork } = useAppKitNetwork()
  const [to, setTo] = useState<string>(someone)
  const [amount, setAmount] = useState('0.25')
  const task = useTask<Sent>()
  const symbol = caipNetwork?.nativeCurrency.symbol ?? 'ETH'
  const isAmount = /^\d+(\.\d{1,18})?$/.test(amount)
  const isReady = actions && client && address && isAddress(to) && isAmount

  async function send(signal: AbortSignal): Promise<Sent> {
    if (!actions || !client || !address) throw new Error('No wallet is connected.')
    const places: readonly [Address, Address] = [getAddress(address), getAddress(to)]
    const balances = async () => await Promise.all(places.map((place) => getBalance(client, { address: place })))
    const before = await balances()
    const hash = await actions.sendTransaction({ to, value: parseEther(amount), signal })
    const receipt = await waitForTransactionReceipt(client, { hash, timeout: 120_000 })
    const after = await balances()
    void kit.updateNativeBalance()
    return {
      hash,
      block: receipt.blockNumber,
      gas: receipt.gasUsed,
      isSuccess: receipt.status === 'success',
      from: [before[0] ?? 0n, after[0] ?? 0n],
      to: [before[1] ?? 0n, after[1] ?? 0n],
    }
  }

  return (
    <Panel
      title="Send a transaction"
      note="Mined by a real node; account and chain are re-read just before."
      code="await actions.sendTransaction({ to, value: parseEther('0.25') })"
    >
      <TextField
        label="To"
        value={to}
        onChange={setTo}
        problem={isAddress(to) ? undefined : 'This is not an address, or its capital letters do not add up.'}
      />
      <TextField
        label={`Amount in ${symbol}`}
        value={amount}
        onChange={setAmount}
        isDecimal
        problem={isAmount ? undefined : 'A number such as 0.25, please.'}
      />
      <div className="actions">
        <button type="button" disabled={!isReady || task.isBusy} onClick={() => task.run(send)}>
          Send
        </button>
        {!actions && <span className="hint">Connect first.</span>}
      </div>
      <Outcome task={task} waiting="Waiting for the wallet, then for the block …">
        {(sent) => (
          <>
            <p className="notice" data-tone={sent.isSuccess ? 'ok' : 'bad'}>
              {sent.isSuccess ? `Mined in block ${sent.block}.` : `Reverted in block ${sent.block}.`}
            </p>
            <Facts
              items={[
                ['Hash', <code key="hash">{sent.hash}</code>],
                ['Block', String(sent.block)],
                ['Gas used', String(sent.gas)],
                ['Sender', `${formatEther(sent.from[0])} → ${formatEther(sent.from[1])} ${symbol}`],
                ['Receiver', `${formatEther(sent.to[0])} → ${formatEther(sent.to[1])} ${symbol}`],
              ]}
            />
          </>
        )}
      </Outcome>
    </Panel>
  )
}
