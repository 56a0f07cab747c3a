import { type AppKit, useAppKitAccount, useAppKitNetwork, useWalletInfo } from '@latchkey/appkit/react'
import type { ChainNamespace } from '@latchkey/common'
import { useState } from 'react'
import { FactsPanel } from '../shared/FactsPanel.js'
import { kindActions } from './kindActions.js'

export type KindPanelProps = { readonly kit: AppKit; readonly namespace: ChainNamespace }

/** One namespace's account and actions on the page. */
export function KindPanel({ kit, namespace }: KindPanelProps) {
  const { status, address } = useAppKitAccount({ namespace })
  const { caipNetwork } = useAppKitNetwork({ namespace })
  const { walletInfo } = useWalletInfo(namespace)
  const [recipient, setRecipient] = useState('')
  const { sign, send } = kindActions(kit, namespace)

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
    <FactsPanel label={namespace} facts={facts} buttons={buttons}>
      <label>
        To <input value={recipient} onChange={({ target }) => setRecipient(target.value)} />
      </label>
    </FactsPanel>
  )
}
