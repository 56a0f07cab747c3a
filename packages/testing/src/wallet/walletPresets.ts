import { iconUrl } from './base/walletIcon.js'

type Preset = {
  readonly name: string
  /** Reverse-DNS name, for wallets that have one. */
  readonly rdns: string
  /** CSS colour of icon and approval window. */
  readonly accent: string
  readonly icon: string
  /** Index of the first account derived from the mnemonic. */
  readonly firstAccount: number
}

const bell =
  '<path d="M48 18c4 0 6 3 7 7 9 3 15 12 17 27l3 14c1 4-3 6-6 4-3-3-6-3-9 1-3 3-7 3-9-1-2-3-4-3-6 0-2 4-6 4-9 1-3-4-6-4-9-1-3 2-7 0-6-4l3-14c2-15 8-24 17-27 1-4 3-7 7-7z" fill="#fff"/>' +
  '<circle cx="42" cy="50" r="3.5" fill="#d9601a"/><circle cx="53" cy="57" r="3" fill="#d9601a"/><circle cx="54" cy="44" r="2.5" fill="#d9601a"/>'
const arc =
  '<path d="M20 66a28 28 0 0 1 56 0" fill="none" stroke="#fff" stroke-width="11" stroke-linecap="round"/><circle cx="48" cy="66" r="8" fill="#9cc7ff"/>'
const ghost =
  '<path d="M24 74V46a24 24 0 0 1 48 0v28c0 3-3 4-5 2l-5-5-6 6c-2 2-4 2-5 0l-3-4-3 4c-1 2-3 2-5 0l-6-6-5 5c-2 2-5 1-5-2z" fill="#fff"/>' +
  '<circle cx="40" cy="45" r="5" fill="#5b2bb5"/><circle cx="57" cy="45" r="5" fill="#5b2bb5"/>'

/**
 * Three fictional wallets with their own icon and accounts. Spread one into the options of a test wallet of any
 * namespace.
 */
export const walletPresets = {
  foxglove: {
    name: 'Foxglove',
    rdns: 'app.foxglove',
    accent: '#d9601a',
    icon: iconUrl('#d9601a', bell),
    firstAccount: 0,
  },
  arcWallet: {
    name: 'Arc Wallet',
    rdns: 'com.arcwallet',
    accent: '#1b5fc4',
    icon: iconUrl('#1b5fc4', arc),
    firstAccount: 3,
  },
  spectre: { name: 'Spectre', rdns: 'io.spectre', accent: '#6a39c9', icon: iconUrl('#6a39c9', ghost), firstAccount: 6 },
} as const satisfies Readonly<Record<string, Preset>>
