import { Icon } from './Icon.js'

export function PhoneIcon() {
  return (
    <Icon>
      <rect x="7" y="3" width="10" height="18" rx="2.5" />
      <path d="M11 17.8h2" />
    </Icon>
  )
}

/** Many wallets: four small tiles, in colours of their own. */
export function GridIcon() {
  return (
    <Icon>
      <g stroke="none">
        <rect x="1" y="1" width="10" height="10" rx="3" fill="#c8761c" />
        <rect x="13" y="1" width="10" height="10" rx="3" fill="#2b5cb8" />
        <rect x="1" y="13" width="10" height="10" rx="3" fill="#1f8a56" />
        <rect x="13" y="13" width="10" height="10" rx="3" fill="#7b61d9" />
      </g>
    </Icon>
  )
}
