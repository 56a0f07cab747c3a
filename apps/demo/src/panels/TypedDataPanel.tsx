import type { TypedData } from '@latchkey/appkit/react'
import { useState } from 'react'
import { useActions } from '../kit/useActions.js'
import { useChain } from '../kit/useChain.js'
import { Outcome } from '../parts/Outcome.js'
import { Panel } from '../parts/Panel.js'
import { SignatureFacts } from '../parts/SignatureFacts.js'
import { TextField } from '../parts/TextField.js'
import { useTask } from '../parts/useTask.js'
import type { Verdict } from '../tools/chainTools.js'

const firstData = {
  types: {
    Invoice: [
      { name: 'from', type: 'string' },
      { name: 'amount', type: 'uint256' },
      { name: 'note', type: 'string' },
    ],
  },
  primaryType: 'Invoice',
  message: { from: 'The Brass Key Bakery', amount: '1250', note: 'Two loaves' },
}

/** Signs EIP-712 data on the active chain, and checks the signature with viem alone. */
export function TypedDataPanel() {
  const actions = useActions('eip155')
  const { address = '', network } = useChain('eip155')
  const [text, setText] = useState(() => JSON.stringify(firstData, null, 2))
  const task = useTask<Verdict & { readonly signature: string }>()

  async function sign(signal: AbortSignal) {
    if (!actions?.signTypedData) throw new Error('This wallet does not sign typed data.')
    const typedData: TypedData = {
      domain: { name: 'Latchkey demo', version: '1', chainId: Number(network?.id) },
      ...parseTypedData(text),
    }
    const signature = await actions.signTypedData({ typedData, signal })
    const { verifyTypedData } = await import('../verify/verifyTypedData.js')
    return { signature, ...(await verifyTypedData(typedData, { signature, address })) }
  }

  return (
    <Panel
      title="Sign typed data"
      note="EIP-712: the wallet shows fields, not bytes."
      code="await actions.signTypedData?.({ typedData })"
    >
      <TextField label="Data, as JSON" value={text} onChange={setText} isMultiline />
      <div className="actions">
        <button type="button" disabled={!actions?.signTypedData || task.isBusy} onClick={() => task.run(sign)}>
          Sign typed data
        </button>
        {!actions && <span className="hint">Connect first.</span>}
        {actions && !actions.signTypedData && <span className="hint">This wallet does not offer it.</span>}
      </div>
      <Outcome task={task} waiting="Approve or decline in the wallet …">
        {(checked) => <SignatureFacts {...checked} />}
      </Outcome>
    </Panel>
  )
}

function parseTypedData(text: string): Omit<TypedData, 'domain'> {
  const value: unknown = JSON.parse(text)
  const isUsable =
    typeof value === 'object' && value !== null && 'types' in value && 'primaryType' in value && 'message' in value
  if (!isUsable) throw new Error('Typed data needs types, primaryType and message.')
  // The kit validates the rest.
  return value as Omit<TypedData, 'domain'>
}
