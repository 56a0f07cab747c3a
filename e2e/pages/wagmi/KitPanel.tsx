import { type AppKit, useAppKitAccount, useAppKitNetwork } from '@latchkey/appkit/react'
import { FactsPanel } from '../shared/FactsPanel.js'

type KitPanelProps = {
  readonly kit: AppKit
  /** The two networks between which the buttons switch. */
  readonly chainIds: readonly [number, number]
}

/** The connection as the kit shows it. */
export function KitPanel({ kit, chainIds: [first, second] }: KitPanelProps) {
  const { status, address } = useAppKitAccount()
  const { chainId } = useAppKitNetwork()
  const facts = { status, address: address ?? 'none', 'chain id': String(chainId) }
  const buttons = {
    'Connect it': () => kit.connect().then(({ address: connected }) => connected),
    'Disconnect it': () => kit.disconnect(),
    'Switch to the second chain': () => kit.switchNetwork(second),
    'Switch to the first chain': () => kit.switchNetwork(first),
  }
  return <FactsPanel label="kit" facts={facts} buttons={buttons} />
}
