import { Icon } from './Icon.js'

export function CoinIcon() {
  return (
    <Icon>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7.5l3.5 4.5-3.5 4.5L8.5 12z" />
    </Icon>
  )
}
