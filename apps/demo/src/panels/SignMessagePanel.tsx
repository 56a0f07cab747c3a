import { useAppKitAccount } from '@latchkey/appkit/react'
import { useState } from 'react'
import { recoverMessageAddress } from 'viem'
import { useActions } from '../kit/useActions.js'
import { Outcome } from '../parts/Outcome.js'
import { Panel } from '../parts/Panel.js'
import { type CheckedSignature, SignatureFacts } from '../parts/SignatureFacts.js'
import { TextField } from '../parts/TextField.js'
import { useTask } from '../parts/useTask.js'

/** Signs a text, and checks the signature with viem alone. */
export function SignMessagePanel() {
  const actions = useActions()
  const { address = '' } = useAppKitAccount()
  const [message, setMessage] = useState('Hello from Latchkey.')
  const task = useTask<CheckedSignature>()

  async function sign(signal: AbortSignal): Promise<CheckedSignature> {
    if (!actions) throw new Error('No wallet is connected.')
    const signature = await actions.signMessage({ message, signal })
    return { signature, account: address, recovered: await recoverMessageAddress({ message, signature }) }
  }

  return (
    <Panel
      title="Sign a message"
      note="The page then recovers the signer by itself."
      code="await kit.getActions('eip155')?.signMessage({ message })"
    >
      <TextField label="Message" value={message} onChange={setMessage} isMultiline />
      <div className="actions">
        <button type="button" disabled={!actions || task.isBusy} onClick={() => task.run(sign)}>
          Sign message
        </button>
        {!actions && <span className="hint">Connect first.</span>}
      </div>
      <Outcome task={task} waiting="Approve or decline in the wallet …">
        {(checked) => <SignatureFacts {...checked} />}
      </Outcome>
    </Panel>
  )
}
