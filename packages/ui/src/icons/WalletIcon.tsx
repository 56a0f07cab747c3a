import { Icon } from './Icon.js'

export function WalletIcon() {
  return (
    <Icon>
      <path d="M4 8.5V17a3 3 0 0 0 3 3h11a2 2 0 0 0 2-2v-7.5a2 2 0 0 0-2-2H6A2.2 2.2 0 0 1 6 4h10.5" />
      <path d="M16 14.2v.1" />
    </Icon>
  )
}
