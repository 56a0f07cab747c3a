import { Icon } from './Icon.js'

export function CopyIcon() {
  return (
    <Icon>
      <rect x="8" y="8" width="12" height="12" rx="3" />
      <path d="M16 8V6a2 2 0 0 0-2-2H6a2 2 0 0 0-2 2v8a2 2 0 0 0 2 2h2" />
    </Icon>
  )
}

export function OutIcon() {
  return (
    <Icon flip>
      <path d="M8 16L17 7M9 7h8v8" />
    </Icon>
  )
}

export function DownIcon() {
  return (
    <Icon>
      <path d="M6 9l6 6 6-6" />
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

export function HomeIcon() {
  return (
    <Icon>
      <path d="M4 11.5L12 5l8 6.5M6 10.5V19h12v-8.5M10 19v-5h4v5" />
    </Icon>
  )
}

export function ShieldIcon() {
  return (
    <Icon>
      <path d="M12 3.5l7 2.7v5.3c0 4.3-2.9 7.4-7 9-4.1-1.6-7-4.7-7-9V6.2z" />
      <path d="M9 12l2.2 2.2L15.2 10" />
    </Icon>
  )
}

export function BookIcon() {
  return (
    <Icon>
      <path d="M5 5.5A2.5 2.5 0 0 1 7.5 3H19v18H7.5A2.5 2.5 0 0 1 5 18.5zm0 13A2.5 2.5 0 0 1 7.5 16H19M9 7.5h6" />
    </Icon>
  )
}

export function CoinIcon() {
  return (
    <Icon>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7.5l3.5 4.5-3.5 4.5L8.5 12z" />
    </Icon>
  )
}

export function GlobeIcon() {
  return (
    <Icon>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M3.5 12h17M12 3.5c2.6 2.6 3.8 5.4 3.8 8.5s-1.2 5.9-3.8 8.5c-2.6-2.6-3.8-5.4-3.8-8.5S9.4 6.1 12 3.5z" />
    </Icon>
  )
}

export function SearchIcon() {
  return (
    <Icon>
      <circle cx="11" cy="11" r="6" />
      <path d="M15.5 15.5L20 20" />
    </Icon>
  )
}
