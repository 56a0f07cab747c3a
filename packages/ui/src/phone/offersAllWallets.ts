import { isMobile } from '@latchkey/common'
import type { Core } from '@latchkey/core'

/** Whether the whole directory is offered: there is one, and the app does not keep it back. */
export function offersAllWallets({ options, directory, ports }: Core): boolean {
  const { allWallets, features } = options.state.current
  if (directory.state.status === 'off' || !features.allWallets || allWallets === 'HIDE') return false
  return allWallets !== 'ONLY_MOBILE' || isMobile(ports.window?.navigator)
}
