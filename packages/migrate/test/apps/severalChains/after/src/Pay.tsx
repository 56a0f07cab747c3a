import type { BitcoinProvider } from '@latchkey/adapter-bip122'
import type { CaipNetworkId, ChainNamespace } from '@latchkey/appkit'
import { AppKitAccountButton, AppKitConnectButton, createAppKit } from '@latchkey/appkit/react'
import { useAppKitProvider } from '@latchkey/compat/appkit/react'
import { all, networks } from './adapters'

createAppKit({ adapters: all, networks, projectId: '00000000000000000000000000000000', themeMode: 'dark' })

const namespaceOf = (id: CaipNetworkId) => id.split(':')[0] as ChainNamespace

export function Pay() {
  const { walletProvider } = useAppKitProvider<BitcoinProvider>('bip122')
  const pay = () => walletProvider?.sendTransfer({ amount: '1500', recipient: 'bc1qexample' })
  // The list is too long for one line.
  const shown = networks.map(({ caipNetworkId }) => namespaceOf(caipNetworkId))
  return (
    <>
      <AppKitConnectButton label="Connect" />
      <AppKitAccountButton balance="show" />
      <button onClick={pay}>Pay from {shown.join(', ')}</button>
    </>
  )
}
