import { Icon } from './Icon.js'

export function OutIcon() {
  return (
    <Icon flip>
      <path d="M8 16L17 7M9 7h8v8" />
    </Icon>
  )
}
