/** Declarations of names that snippets use without importing them. Names of the snippet take precedence. */
export const ambient = `
import type { Eip155AdapterOptions } from '@latchkey/adapter-eip155'
import type { AppKit } from '@latchkey/appkit'
import type { Call, Network } from '@latchkey/common'
import type { LocalChains } from '@latchkey/testing/node'
import type { ReactNode } from 'react'

declare global {
  const kit: AppKit
  const appKit: AppKit
  const projectId: string
  const metadata: { name: string; description: string; url: string; icons: string[] }
  const mainnet: Network
  const base: Network
  const chains: LocalChains
  const calls: readonly Call[]
  const wagmiConfig: object
  const getClient: (config: object, options: { chainId: number }) => ReturnType<NonNullable<Eip155AdapterOptions['getClient']>>
  const App: () => ReactNode
  const QrCode: (props: { text: string }) => ReactNode
  const createEip155Adapter: typeof import('@latchkey/adapter-eip155').createEip155Adapter
  const createBip122Adapter: typeof import('@latchkey/adapter-bip122').createBip122Adapter
  const createAppKit: typeof import('@latchkey/appkit').createAppKit
}
`
