import { Icon } from '../../../primitives/icons.js'

export function HomeIcon() {
  return (
    <Icon>
      <path d="M4 11.5L12 5l8 6.5M6 10.5V19h12v-8.5M10 19v-5h4v5" />
    </Icon>
  )
}

export function KeyIcon() {
  return (
    <Icon>
      <circle cx="8" cy="15.5" r="4" />
      <path d="M11 12.7L19 5M15.5 8.3l3 3M18 6l1.8 1.8" />
    </Icon>
  )
}
