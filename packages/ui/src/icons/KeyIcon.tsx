import { Icon } from './Icon.js'

export function KeyIcon() {
  return (
    <Icon>
      <circle cx="8" cy="15.5" r="4" />
      <path d="M11 12.7L19 5M15.5 8.3l3 3M18 6l1.8 1.8" />
    </Icon>
  )
}
