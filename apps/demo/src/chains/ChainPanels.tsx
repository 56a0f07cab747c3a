import type { ChainNamespace } from '@latchkey/common'
import { AccountPanel } from '../panels/AccountPanel.js'
import { AddressesPanel } from '../panels/AddressesPanel.js'
import { BalancePanel } from '../panels/BalancePanel.js'
import { BatchPanel } from '../panels/BatchPanel.js'
import { CapabilitiesPanel } from '../panels/CapabilitiesPanel.js'
import { MembersPanel } from '../panels/MembersPanel.js'
import { NetworkPanel } from '../panels/NetworkPanel.js'
import { ProviderPanel } from '../panels/ProviderPanel.js'
import { PsbtPanel } from '../panels/PsbtPanel.js'
import { SendPanel } from '../panels/SendPanel.js'
import { SignMessagePanel } from '../panels/SignMessagePanel.js'
import { SolanaTransactionsPanel } from '../panels/SolanaTransactionsPanel.js'
import { TokenPanel } from '../panels/TokenPanel.js'
import { TypedDataPanel } from '../panels/TypedDataPanel.js'

export type ChainPanelsProps = { readonly namespace: ChainNamespace; readonly isShown: boolean }

/** The cards of one namespace. They keep their state while another one shows. */
export function ChainPanels({ namespace, isShown }: ChainPanelsProps) {
  const isEvm = namespace === 'eip155'
  return (
    <div className="panels" hidden={!isShown}>
      <AccountPanel namespace={namespace} />
      <NetworkPanel namespace={namespace} />
      <BalancePanel namespace={namespace} />
      <CapabilitiesPanel namespace={namespace} />
      {isEvm && <TokenPanel />}
      <SignMessagePanel namespace={namespace} />
      <MembersPanel namespace={namespace} />
      {isEvm && <TypedDataPanel />}
      <SendPanel namespace={namespace} />
      {isEvm && <BatchPanel />}
      {isEvm && <ProviderPanel />}
      {namespace === 'solana' && <SolanaTransactionsPanel />}
      {namespace === 'bip122' && <PsbtPanel />}
      {namespace === 'bip122' && <AddressesPanel />}
    </div>
  )
}
