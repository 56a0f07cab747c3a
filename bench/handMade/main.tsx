// Hand-written code for one namespace: without errors, networks, names or a second tab. It is the lower bound
// for the measurements, built and visited like the kit.
import { type ComponentType, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { discover, type ListProps, type Wallet } from './wallet.js'

const key = 'wallet'

function App() {
  const [List, setList] = useState<ComponentType<ListProps>>()
  const [isOpen, setOpen] = useState(false)
  const [address, setAddress] = useState<string>()

  useEffect(() => {
    const rdns = localStorage.getItem(key)
    if (!rdns) return
    return discover(async (wallet) => {
      if (wallet.info.rdns === rdns) setAddress((await wallet.provider.request({ method: 'eth_accounts' }))[0])
    })
  }, [])

  async function open(): Promise<void> {
    const { WalletList } = await import('./WalletList.js')
    setList(() => WalletList)
    setOpen(true)
  }

  async function choose({ info, provider }: Wallet): Promise<void> {
    const [account] = await provider.request({ method: 'eth_requestAccounts' })
    localStorage.setItem(key, info.rdns)
    setAddress(account)
    setOpen(false)
  }

  return (
    <>
      <button type="button" onClick={open}>
        Connect Wallet
      </button>
      {address && <output>{address}</output>}
      {isOpen && List && <List onChoose={choose} onClose={() => setOpen(false)} />}
    </>
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<App />)
