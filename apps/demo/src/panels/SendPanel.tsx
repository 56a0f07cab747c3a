import { formatUnits, parseUnits } from '@latchkey/common'
import { useState } from 'react'
import { chainKind } from '../chains/chainKind.js'
import { useDemoKit, useKitValue } from '../kit/useActions.js'
import { useChain } from '../kit/useChain.js'
import { Facts } from '../parts/Facts.js'
import type { NamespaceProps } from '../parts/namespaceProps.js'
import { Outcome } from '../parts/Outcome.js'
import { Panel } from '../parts/Panel.js'
import { TextField } from '../parts/TextField.js'
import { useTask } from '../parts/useTask.js'
import { toolsOf } from '../tools/toolsOf.js'

type Move = readonly [before: bigint, after: bigint]
type Sent = { readonly id: string; readonly where: string; readonly from: Move; readonly to: Move }

/** Sends coins, waits until the network has them, and shows both balances move. */
export function SendPanel({ namespace }: NamespaceProps) {
  const { kit } = useDemoKit()
  const { address, network } = useChain(namespace)
  const tools = toolsOf(namespace)
  const isOffered = useKitValue(tools.offersPayment)
  const [typed, setTyped] = useState<string>()
  const [amount, setAmount] = useState(chainKind(namespace).firstAmount)
  const task = useTask<Sent>()
  const { symbol = '', decimals = 18 } = network?.nativeCurrency ?? {}
  const to = typed ?? tools.someone(network)
  const value = readAmount(amount, decimals)
  const isAddress = tools.looksLikeAddress(to)

  async function send(signal: AbortSignal): Promise<Sent> {
    if (!network || !address || value === undefined) throw new Error('No wallet is connected.')
    const look = async () => await Promise.all([address, to].map((place) => tools.readBalance(network, place, signal)))
    const before = await look()
    const id = await tools.pay(kit, { to, value, signal })
    const where = await tools.settle(network, id, signal)
    const after = await look()
    void kit.updateNativeBalance(namespace)
    return { id, where, from: [before[0] ?? 0n, after[0] ?? 0n], to: [before[1] ?? 0n, after[1] ?? 0n] }
  }
  const write = ([before, after]: Move) =>
    `${formatUnits(before, decimals)} → ${formatUnits(after, decimals)} ${symbol}`

  return (
    <Panel
      title="Send"
      note="A real transaction on a real chain; both balances are asked of a node."
      code={codes[namespace]}
    >
      <TextField
        label="To"
        value={to}
        onChange={setTyped}
        problem={isAddress ? undefined : 'This does not look like an address of this kind of chain.'}
      />
      <TextField
        label={`Amount${symbol && ` in ${symbol}`}`}
        value={amount}
        onChange={setAmount}
        isDecimal
        problem={value === undefined ? `A number such as ${chainKind(namespace).firstAmount}, please.` : undefined}
      />
      <div className="actions">
        <button
          type="button"
          disabled={!isOffered || !isAddress || value === undefined || task.isBusy}
          onClick={() => task.run(send)}
        >
          Send
        </button>
        {!address && <span className="hint">Connect first.</span>}
        {address && !isOffered && <span className="hint">This wallet does not offer it.</span>}
      </div>
      <Outcome task={task} waiting="Waiting for the wallet, then for the network …">
        {(sent) => (
          <>
            <p className="notice" data-tone="ok">
              {sent.where}
            </p>
            <Facts
              items={[
                ['Transaction', <code key="id">{sent.id}</code>],
                ['Sender', write(sent.from)],
                ['Receiver', write(sent.to)],
              ]}
            />
          </>
        )}
      </Outcome>
    </Panel>
  )
}

const codes = {
  eip155: "await kit.getActions('eip155')?.sendTransaction({ to, value })",
  solana: "await kit.getActions('solana')?.sendTransaction?.({ to, value })",
  polkadot: "await kit.getActions('polkadot')?.sendTransaction?.({ to, value })",
  bip122: "await kit.getActions('bip122')?.sendTransfer?.({ recipients: [{ address, amount }] })",
} as const

function readAmount(text: string, decimals: number): bigint | undefined {
  try {
    const value = parseUnits(text, decimals)
    return value > 0n ? value : undefined
  } catch {
    return undefined
  }
}
