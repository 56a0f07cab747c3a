import { Icon } from './Icon.js'

export function HomeIcon() {
  return (
    <Icon>
      <path d="M4 11.5L12 5l8 6.5M6 10.5V19h12v-8.5M10 19v-5h4v5" />
    </Icon>
  )
}
