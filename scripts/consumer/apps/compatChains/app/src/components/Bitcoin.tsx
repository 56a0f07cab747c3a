import type { BitcoinConnector } from '@reown/appkit-adapter-bitcoin'
import { bitcoin } from '@reown/appkit/networks'
import { useAppKitAccount, useAppKitNetwork, useAppKitProvider } from '@reown/appkit/react'
import { createPsbt, recipients } from '../bitcoinTransfer'
import { Chain } from './Chain'

export function Bitcoin() {
  const { address, allAccounts } = useAppKitAccount({ namespace: 'bip122' })
  const { walletProvider } = useAppKitProvider<BitcoinConnector>('bip122')
  const { caipNetwork } = useAppKitNetwork()
  const isMainnet = caipNetwork?.caipNetworkId === bitcoin.caipNetworkId
  const { recipient } = recipients[isMainnet ? 'mainnet' : 'signet']

  async function signMessage() {
    return walletProvider.signMessage({ address: address!, message: 'Hello' })
  }

  async function sendTransfer() {
    return walletProvider.sendTransfer({ recipient, amount: '50000' })
  }

  async function signPsbt() {
    const psbt = await createPsbt(address!, isMainnet ? 'mainnet' : 'signet')
    const params: BitcoinConnector.SignPSBTParams = { psbt, signInputs: [], broadcast: true }
    const { txid } = await walletProvider.signPSBT(params)
    return txid
  }

  return (
    <Chain
      name="Bitcoin"
      namespace="bip122"
      actions={{ Sign: signMessage, Send: sendTransfer, 'Sign PSBT': signPsbt }}
    >
      <ul>
        {allAccounts.map((account) => (
          <li key={account.address}>
            {account.type}: {account.address}
          </li>
        ))}
      </ul>
    </Chain>
  )
}
