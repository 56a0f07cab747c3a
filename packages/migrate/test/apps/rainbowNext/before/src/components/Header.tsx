import { ConnectButton as Connect } from '@rainbow-me/rainbowkit'

export const Header = () => (
  <header>
    <Connect accountStatus={{ smallScreen: 'avatar', largeScreen: 'full' }} showBalance />
  </header>
)
