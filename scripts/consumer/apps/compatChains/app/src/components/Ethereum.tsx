import { type Provider, useAppKitAccount, useAppKitProvider } from '@reown/appkit/react'
import { BrowserProvider, formatEther, parseEther } from 'ethers'
import { Chain } from './Chain'

const recipient = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

export function Ethereum() {
  const { address } = useAppKitAccount({ namespace: 'eip155' })
  const { walletProvider } = useAppKitProvider<Provider>('eip155')

  async function signMessage() {
    const signer = await new BrowserProvider(walletProvider).getSigner(address)
    return signer.signMessage('Hello')
  }

  async function sendTransaction() {
    const signer = await new BrowserProvider(walletProvider).getSigner(address)
    const { hash } = await signer.sendTransaction({ to: recipient, value: parseEther('0.01') })
    return hash
  }

  async function getBalance() {
    return formatEther(await new BrowserProvider(walletProvider).getBalance(address!))
  }

  return (
    <Chain
      name="Ethereum"
      namespace="eip155"
      actions={{ Sign: signMessage, Send: sendTransaction, Balance: getBalance }}
    />
  )
}
