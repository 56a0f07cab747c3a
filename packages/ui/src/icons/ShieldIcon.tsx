import { Icon } from './Icon.js'

export function ShieldIcon() {
  return (
    <Icon>
      <path d="M12 3.5l7 2.7v5.3c0 4.3-2.9 7.4-7 9-4.1-1.6-7-4.7-7-9V6.2z" />
      <path d="M9 12l2.2 2.2L15.2 10" />
    </Icon>
  )
}
