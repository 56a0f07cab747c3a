import type { ChainNamespace } from '@latchkey/common'
import type { ReactNode } from 'react'

export type ChainMarkProps = { readonly namespace: ChainNamespace }

const drawings: Readonly<Record<ChainNamespace, ReactNode>> = {
  eip155: <path d="M16 5l7 11.4-7 4.2-7-4.2zM9 18.6l7 4.2 7-4.2L16 28z" />,
  solana: <path d="M10 8h15l-3 4H7zM7 14h15l3 4H10zM10 20h15l-3 4H7z" />,
  polkadot: (
    <>
      <ellipse cx="16" cy="7.2" rx="5.2" ry="2.9" />
      <ellipse cx="16" cy="24.8" rx="5.2" ry="2.9" />
      <ellipse cx="8.4" cy="11.6" rx="2.9" ry="5" transform="rotate(30 8.4 11.6)" />
      <ellipse cx="23.6" cy="11.6" rx="2.9" ry="5" transform="rotate(-30 23.6 11.6)" />
      <ellipse cx="8.4" cy="20.4" rx="2.9" ry="5" transform="rotate(-30 8.4 20.4)" />
      <ellipse cx="23.6" cy="20.4" rx="2.9" ry="5" transform="rotate(30 23.6 20.4)" />
    </>
  ),
  bip122: (
    <path
      d="M12 8h5.5a3.6 3.6 0 0 1 0 7.4H12zm0 7.4h6.3a4.1 4.1 0 0 1 0 8.6H12zM12 8v16M9.5 8H12M9.5 24H12M14 5v3M18 5v3M14 24v3M18 24v3"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.4"
    />
  ),
}

/** A small symbol of a namespace, next to its name. */
export function ChainMark({ namespace }: ChainMarkProps) {
  return (
    <span className="mark" data-chain={namespace} aria-hidden="true">
      <svg viewBox="0 0 32 32" fill="currentColor" focusable="false">
        <title>{namespace}</title>
        {drawings[namespace]}
      </svg>
    </span>
  )
}
