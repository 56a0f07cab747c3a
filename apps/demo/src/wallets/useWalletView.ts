import type { EvmTestWallet } from '@latchkey/testing'
import { useEffect, useState } from 'react'

/** What can be seen of a test wallet from outside. */
export type WalletView = {
  readonly chainId: number
  /** The accounts it shows to the page; none while it is locked or not connected. */
  readonly accounts: readonly string[]
  readonly openQuestions: number
}

/** A test wallet's state, followed through its events. */
export function useWalletView(wallet: EvmTestWallet): WalletView {
  const [view, setView] = useState<WalletView>({ chainId: chainOf(wallet), accounts: [], openQuestions: 0 })

  useEffect(() => {
    let isGone = false
    const look = async () => {
      const accounts = await wallet.provider.request({ method: 'eth_accounts' }).catch(() => [])
      if (isGone) return
      const openQuestions = wallet.control.prompts().length
      setView({
        chainId: chainOf(wallet),
        accounts: Array.isArray(accounts) ? accounts.map(String) : [],
        openQuestions,
      })
    }
    const onChange = () => void look()
    onChange()
    wallet.provider.on('chainChanged', onChange)
    wallet.provider.on('accountsChanged', onChange)
    const stop = wallet.watchPrompts(onChange)
    return () => {
      isGone = true
      wallet.provider.removeListener('chainChanged', onChange)
      wallet.provider.removeListener('accountsChanged', onChange)
      stop()
    }
  }, [wallet])

  return view
}

function chainOf(wallet: EvmTestWallet): number {
  return Number(wallet.provider.chainId ?? 0)
}
