import type { ChainNamespace } from '@latchkey/common'
import type { ReactNode } from 'react'

/** How the modal shows a namespace. */
export type NamespaceLook = {
  /** A proper name, the same in every language. */
  readonly name: string
  /** The content of an icon: a neutral symbol without trademarks. */
  readonly sign: ReactNode
  /** Dark enough for a white symbol. */
  readonly color: string
}

/** The symbols are a gem, a sun, dots and a currency sign. */
export const namespaceLooks: Readonly<Record<ChainNamespace, NamespaceLook>> = {
  eip155: { name: 'Ethereum', color: '#2a6591', sign: <path d="M12 3.5l6 9-6 8-6-8zM6.2 12.3L12 15l5.8-2.7" /> },
  solana: {
    name: 'Solana',
    color: '#7a4bb0',
    sign: (
      <>
        <circle cx="12" cy="12" r="4" />
        <path d="M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6L7 7M17 17l1.4 1.4M5.6 18.4L7 17M17 7l1.4-1.4" />
      </>
    ),
  },
  polkadot: {
    name: 'Polkadot',
    color: '#97406f',
    sign: (
      <g fill="currentColor" stroke="none">
        <circle cx="12" cy="12" r="2.6" />
        <circle cx="6" cy="6" r="2.6" />
        <circle cx="18" cy="6" r="2.6" />
        <circle cx="6" cy="18" r="2.6" />
        <circle cx="18" cy="18" r="2.6" />
      </g>
    ),
  },
  bip122: {
    name: 'Bitcoin',
    color: '#8a5e0e',
    sign: (
      <path d="M7 5.5h6.4a3.2 3.2 0 0 1 0 6.5H8.5M8.5 12h5.7a3.25 3.25 0 0 1 0 6.5H7M8.7 5.5v13M10.5 3v2.5M13.5 3v2.5M10.5 18.5V21M13.5 18.5V21" />
    ),
  },
}
