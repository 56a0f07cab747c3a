import { type AppKit, useAppKitAccount, useAppKitNetwork, useWalletInfo } from '@latchkey/appkit/react'
import type { ChainNamespace } from '@latchkey/common'
import { useState } from 'react'
import { describeOutcome } from '../shared/describeOutcome.js'
import { kindActions } from './kindActions.js'

export type KindPanelProps = { readonly kit: AppKit; readonly namespace: ChainNamespace }

/** One namespace's account and actions on the page. */
export function KindPanel({ kit, namespace }: KindPanelProps) {
  const { status, address } = useAppKitAccount({ namespace })
  const { caipNetwork } = useAppKitNetwork({ namespace })
  const { walletInfo } = useWalletInfo(namespace)
  const [recipient, setRecipient] = useState('')
  const [result, setResult] = useState('')
  const { sign, send } = kindActions(kit, namespace)

  async function act(action: () => Promise<unknown> | undefined): Promise<void> {
    setResult('')
    setResult(await describeOutcome(async () => action()))
  }

  const facts = {
    status,
    address: address ?? 'none',
    network: caipNetwork?.name ?? 'none',
    wallet: walletInfo?.name ?? 'none',
  }
  const buttons: Readonly<Record<string, () => Promise<unknown> | undefined>> = {
    'Sign message': sign,
    'Send coins': () => send(recipient),
    'Fetch balance': () => kit.fetchBalance(namespace),
    'Disconnect it': () => kit.disconnect(namespace),
  }
  return (
    <section aria-label={namespace}>
      <h2>{namespace}</h2>
      <dl>
        {Object.entries(facts).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd data-testid={name}>{value}</dd>
          </div>
        ))}
      </dl>
      <label>
        To <input value={recipient} onChange={({ target }) => setRecipient(target.value)} />
      </label>
      {Object.entries(buttons).map(([name, action]) => (
        <button key={name} type="button" onClick={() => void act(action)}>
          {name}
        </button>
      ))}
      <output data-testid="result">{result}</output>
    </section>
  )
}
