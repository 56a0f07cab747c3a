import { useAppKitAccount, useAppKitNetwork } from '@latchkey/appkit/react'
import { useRef, useState } from 'react'
import { useAccount, useAccountEffect, useChainId, useSignMessage } from 'wagmi'
import { FactsPanel } from '../shared/FactsPanel.js'

/** Every render of both sides' hooks, from the first on. With `?sign`, signs a message as soon as wagmi connects. */
export function SyncPanel() {
  const kit = useAppKitAccount()
  const { chainId: kitChainId } = useAppKitNetwork()
  const wagmi = useAccount()
  const chainId = useChainId()
  const { signMessageAsync } = useSignMessage()
  const [calls, setCalls] = useState<readonly string[]>([])
  const add = (call: string) => setCalls((known) => [...known, call])

  useAccountEffect({
    onConnect({ isReconnected }) {
      add(isReconnected ? 'reconnected' : 'connected')
      if (location.search === '?sign')
        signMessageAsync({ message: 'At once' }).then(
          () => add('signed'),
          ({ message }: Error) => add(message),
        )
    },
    onDisconnect: () => add('disconnected'),
  })

  const statuses = useRenders(
    `kit ${kit.status} ${kit.allAccounts.length}, wagmi ${wagmi.status} ${wagmi.addresses?.length ?? 0}`,
  )
  const chains = useRenders(wagmi.isConnected ? `${kitChainId} ${wagmi.chainId} ${chainId}` : undefined)
  const facts = { statuses: statuses.join(' | '), chains: chains.join(' | '), calls: calls.join(', ') }
  return <FactsPanel label="sync" facts={facts} buttons={{}} />
}

/** Returns the different values of all renders, in their order. */
function useRenders(value: string | undefined): readonly string[] {
  const seen = useRef<string[]>([])
  if (value !== undefined && seen.current.at(-1) !== value) seen.current.push(value)
  return seen.current
}
