import { createAppKit } from '@reown/appkit'
import { EthersAdapter } from '@reown/appkit-adapter-ethers'
import { foundry, mainnet } from '@reown/appkit/networks'
import { BrowserProvider, parseEther } from 'ethers'
import { showSession, siweConfig } from './siwe.js'

const modal = createAppKit({
  adapters: [new EthersAdapter()],
  networks: [mainnet, foundry],
  projectId: '00000000000000000000000000000000',
  metadata: {
    name: 'Consumer',
    description: 'A page with ethers',
    url: window.location.origin,
    icons: [`${window.location.origin}/icon.svg`],
  },
  siweConfig,
  themeMode: 'light',
  features: { analytics: true, email: false, socials: [] },
})

const element = (id) => document.getElementById(id)
let walletProvider

modal.subscribeProviders((state) => {
  walletProvider = state['eip155']
})

modal.subscribeAccount(({ address, isConnected }) => {
  element('account').textContent = isConnected ? address : 'Not connected'
  element('actions').hidden = !isConnected
})

modal.subscribeNetwork(({ caipNetwork }) => {
  element('network').textContent = `Network: ${caipNetwork?.name}`
})

showSession()

const getSigner = () => new BrowserProvider(walletProvider).getSigner()

const show = (text) => {
  document.querySelector('output').textContent = text
}

element('sign').addEventListener('click', async () => {
  const signer = await getSigner()
  show(await signer.signMessage('Hello'))
})

element('send').addEventListener('click', async () => {
  const signer = await getSigner()
  const { hash } = await signer.sendTransaction({
    to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    value: parseEther('0.1'),
  })
  show(hash)
})

element('switch').addEventListener('click', () => modal.switchNetwork(foundry))
element('disconnect').addEventListener('click', () => modal.disconnect())
