import { useState } from 'react'
import { useDemoKit, useKitValue } from '../kit/useActions.js'
import { useChain } from '../kit/useChain.js'
import type { NamespaceProps } from '../parts/namespaceProps.js'
import { Outcome } from '../parts/Outcome.js'
import { Panel } from '../parts/Panel.js'
import { SignatureFacts } from '../parts/SignatureFacts.js'
import { TextField } from '../parts/TextField.js'
import { useTask } from '../parts/useTask.js'
import type { Verdict } from '../tools/chainTools.js'
import { toolsOf } from '../tools/toolsOf.js'

/** Signs a text, and verifies the signature with code outside the kit. */
export function SignMessagePanel({ namespace }: NamespaceProps) {
  const { kit } = useDemoKit()
  const { address } = useChain(namespace)
  const tools = toolsOf(namespace)
  const isOffered = useKitValue(tools.offersMessage)
  const [message, setMessage] = useState('Hello from Latchkey.')
  const task = useTask<Verdict & { readonly signature: string }>()

  async function sign(signal: AbortSignal) {
    if (!address) throw new Error('No wallet is connected.')
    const signature = await tools.signMessage(kit, message, signal)
    return { signature, ...(await tools.verifyMessage({ message, signature, address })) }
  }

  return (
    <Panel
      title="Sign a message"
      note="The page then checks the signature by itself."
      code={`await kit.getActions('${namespace}')?.signMessage${namespace === 'eip155' ? '' : '?.'}({ message })`}
    >
      <TextField label="Message" value={message} onChange={setMessage} isMultiline />
      <div className="actions">
        <button type="button" disabled={!isOffered || task.isBusy} onClick={() => task.run(sign)}>
          Sign message
        </button>
        {!address && <span className="hint">Connect first.</span>}
        {address && !isOffered && <span className="hint">This wallet does not offer it.</span>}
      </div>
      <Outcome task={task} waiting="Approve or decline in the wallet …">
        {(checked) => <SignatureFacts {...checked} />}
      </Outcome>
    </Panel>
  )
}
