import { Icon } from './Icon.js'

export function PhoneIcon() {
  return (
    <Icon>
      <rect x="7" y="3" width="10" height="18" rx="2.5" />
      <path d="M11 17.8h2" />
    </Icon>
  )
}
