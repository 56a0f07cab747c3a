'use client'

import { foundry } from '@latchkey/appkit/networks'
import { useEffect } from 'react'
import { kit } from '../wallet'
import { KitPanel } from './wagmi/KitPanel'
import { WagmiPanel } from './wagmi/WagmiPanel'

const chainIds = [1, 31_337] as const

export function Panels() {
  useEffect(() => {
    kit.addNetwork('eip155', foundry)
  }, [])
  return (
    <>
      <KitPanel kit={kit} chainIds={chainIds} />
      <WagmiPanel chainIds={chainIds} />
    </>
  )
}
