import { Icon } from '../../../primitives/icons.js'

export function BookIcon() {
  return (
    <Icon>
      <path d="M5 5.5A2.5 2.5 0 0 1 7.5 3H19v18H7.5A2.5 2.5 0 0 1 5 18.5zm0 13A2.5 2.5 0 0 1 7.5 16H19M9 7.5h6" />
    </Icon>
  )
}

export function CoinIcon() {
  return (
    <Icon>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7.5l3.5 4.5-3.5 4.5L8.5 12z" />
    </Icon>
  )
}
