import { Icon } from './Icon.js'

export function CloseIcon() {
  return (
    <Icon>
      <path d="M6 6l12 12M18 6L6 18" />
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

export function HelpIcon() {
  return (
    <Icon>
      <circle cx="12" cy="12" r="9" />
      <path d="M9.6 9.3a2.5 2.5 0 1 1 3.5 2.3c-.7.3-1.1.9-1.1 1.7M12 16.6v.1" />
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
