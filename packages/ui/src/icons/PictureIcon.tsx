import { Icon } from './Icon.js'

export function PictureIcon() {
  return (
    <Icon>
      <rect x="4" y="4" width="16" height="16" rx="3.5" />
      <path d="M4.5 16.5l4.5-4.5 7.5 7.5M14 14.5l2-2 3.5 3.5M15 8.5v.1" />
    </Icon>
  )
}
