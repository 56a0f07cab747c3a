'use client'

import { useAppKit, useAppKitAccount, useDisconnect } from '@reown/appkit/react'
import { modal } from '../context'

const Network = ({ name }: { name: string | undefined }) => <b>{name}</b>

export function Actions() {
  const { open } = useAppKit()
  const { disconnect } = useDisconnect()
  const { allAccounts } = useAppKitAccount()
  const name = (network: import('@reown/appkit/networks').AppKitNetwork | undefined) => network?.name
  return (
    <>
      <button onClick={() => open()}>Open</button>
      <button onClick={() => disconnect()}>Disconnect</button>
      <button onClick={() => modal.setThemeMode('dark')}>Dark</button>
      <Network name={name(modal.getCaipNetwork())} /> {allAccounts.length}
    </>
  )
}
