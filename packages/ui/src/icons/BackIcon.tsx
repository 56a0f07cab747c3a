import { Icon } from './Icon.js'

export function BackIcon() {
  return (
    <Icon flip>
      <path d="M15 5l-7 7 7 7" />
    </Icon>
  )
}
