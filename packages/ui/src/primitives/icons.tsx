import type { ReactNode } from 'react'

export type IconProps = {
  readonly children: ReactNode
  /** Mirrored in right-to-left text. */
  readonly flip?: true
}

/** A 24 px line icon, hidden from assistive technology because its label is next to it or on its button. */
export function Icon({ children, flip }: IconProps) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" data-flip={flip}>
      {children}
    </svg>
  )
}

export function AttentionIcon() {
  return (
    <Icon>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 7.5v5.5M12 16.4v.1" />
    </Icon>
  )
}

export function BackIcon() {
  return (
    <Icon flip>
      <path d="M15 5l-7 7 7 7" />
    </Icon>
  )
}

export function CheckIcon() {
  return (
    <Icon>
      <path d="M5 12.5l4.5 4.5L19 7.5" />
    </Icon>
  )
}

export function CloseIcon() {
  return (
    <Icon>
      <path d="M6 6l12 12M18 6L6 18" />
    </Icon>
  )
}

/** Icon for many wallets: four colored tiles. */

export function GridIcon() {
  return (
    <Icon>
      <g stroke="none">
        <rect x="1" y="1" width="10" height="10" rx="3" fill="#c8761c" />
        <rect x="13" y="1" width="10" height="10" rx="3" fill="#2b5cb8" />
        <rect x="1" y="13" width="10" height="10" rx="3" fill="#1f8a56" />
        <rect x="13" y="13" width="10" height="10" rx="3" fill="#7b61d9" />
      </g>
    </Icon>
  )
}

export function HelpIcon() {
  return (
    <Icon>
      <circle cx="12" cy="12" r="9" />
      <path d="M9.6 9.3a2.5 2.5 0 1 1 3.5 2.3c-.7.3-1.1.9-1.1 1.7M12 16.6v.1" />
    </Icon>
  )
}

export function OutIcon() {
  return (
    <Icon flip>
      <path d="M8 16L17 7M9 7h8v8" />
    </Icon>
  )
}

export function PhoneIcon() {
  return (
    <Icon>
      <rect x="7" y="3" width="10" height="18" rx="2.5" />
      <path d="M11 17.8h2" />
    </Icon>
  )
}

export function SearchIcon() {
  return (
    <Icon>
      <circle cx="11" cy="11" r="6" />
      <path d="M15.5 15.5L20 20" />
    </Icon>
  )
}

export function ShieldIcon() {
  return (
    <Icon>
      <path d="M12 3.5l7 2.7v5.3c0 4.3-2.9 7.4-7 9-4.1-1.6-7-4.7-7-9V6.2z" />
      <path d="M9 12l2.2 2.2L15.2 10" />
    </Icon>
  )
}

export function WalletIcon() {
  return (
    <Icon>
      <path d="M4 8.5V17a3 3 0 0 0 3 3h11a2 2 0 0 0 2-2v-7.5a2 2 0 0 0-2-2H6A2.2 2.2 0 0 1 6 4h10.5" />
      <path d="M16 14.2v.1" />
    </Icon>
  )
}
