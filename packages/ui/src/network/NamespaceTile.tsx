import type { ChainNamespace } from '@latchkey/common'
import type { ReactNode } from 'react'
import { tileColor } from '../primitives/generatedColors.js'
import { Icon } from '../primitives/icons.js'
import { namespaceNames } from './namespaceNames.js'

export type NamespaceTileProps = {
  readonly namespace: ChainNamespace
  /** A network of the namespace. It gets a color of its own if its name differs from the namespace's. */
  readonly name?: string
}

/** Neutral symbols without trademarks: a gem, a sun, dice dots, a currency sign. */
const signs: Readonly<Record<ChainNamespace, ReactNode>> = {
  eip155: <path d="M12 3.5l6 9-6 8-6-8zM6.2 12.3L12 15l5.8-2.7" />,
  solana: (
    <>
      <circle cx="12" cy="12" r="4" />
      <path d="M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6L7 7M17 17l1.4 1.4M5.6 18.4L7 17M17 7l1.4-1.4" />
    </>
  ),
  polkadot: (
    <g fill="currentColor" stroke="none">
      <circle cx="12" cy="12" r="2.6" />
      <circle cx="6" cy="6" r="2.6" />
      <circle cx="18" cy="6" r="2.6" />
      <circle cx="6" cy="18" r="2.6" />
      <circle cx="18" cy="18" r="2.6" />
    </g>
  ),
  bip122: (
    <path d="M7 5.5h6.4a3.2 3.2 0 0 1 0 6.5H8.5M8.5 12h5.7a3.25 3.25 0 0 1 0 6.5H7M8.7 5.5v13M10.5 3v2.5M13.5 3v2.5M10.5 18.5V21M13.5 18.5V21" />
  ),
}

/** Dark enough for white symbols. */
const colors: Readonly<Record<ChainNamespace, string>> = {
  eip155: '#2a6591',
  solana: '#7a4bb0',
  polkadot: '#97406f',
  bip122: '#8a5e0e',
}

/** The symbol of a namespace, or of a network without a picture. */
export function NamespaceTile({ namespace, name }: NamespaceTileProps) {
  const isKind = name === undefined || name === namespaceNames[namespace]
  return (
    <span className="tile" style={{ background: isKind ? colors[namespace] : tileColor(name) }}>
      <Icon>{signs[namespace]}</Icon>
    </span>
  )
}
