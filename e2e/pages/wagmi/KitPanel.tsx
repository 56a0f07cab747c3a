import { type AppKit, useAppKitAccount, useAppKitNetwork } from '@latchkey/appkit/react'
import { FactsPanel } from '../shared/FactsPanel.js'

/** The connection as the kit shows it. */
export function KitPanel({ kit }: { readonly kit: AppKit }) {
  const { status, address } = useAppKitAccount()
  const { chainId } = useAppKitNetwork()
  const facts = { status, address: address ?? 'none', 'chain id': String(chainId) }
  const buttons = {
    'Connect it': () => kit.connect().then(({ address: connected }) => connected),
    'Disconnect it': () => kit.disconnect(),
    'Switch to the second chain': () => kit.switchNetwork(31_338),
    'Switch to the first chain': () => kit.switchNetwork(31_337),
  }
  return <FactsPanel label="kit" facts={facts} buttons={buttons} />
}
