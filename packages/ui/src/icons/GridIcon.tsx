import { Icon } from './Icon.js'

/** Icon for many wallets: four colored tiles. */
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
