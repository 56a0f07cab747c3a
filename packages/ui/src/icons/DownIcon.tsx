import { Icon } from './Icon.js'

export function DownIcon() {
  return (
    <Icon>
      <path d="M6 9l6 6 6-6" />
    </Icon>
  )
}
