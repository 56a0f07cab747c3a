import { isMobile } from '@latchkey/common'
import type { Core } from '@latchkey/core'

/** Returns whether the list links to all wallets: a directory exists, and the options allow it. */
export function offersAllWallets({ options, directory, ports }: Core): boolean {
  const { allWallets, features } = options.state.current
  if (directory.state.status === 'off' || !features.allWallets || allWallets === 'HIDE') return false
  return allWallets !== 'ONLY_MOBILE' || isMobile(ports.window?.navigator)
}
