import { type AppKitOptions, createAppKit } from '@latchkey/appkit'
import { exposeKit } from './exposeKit.js'
import { kitOptions } from './kitOptions.js'
import { showAddress } from './showAddress.js'

/** Starts the kit on a page without a framework, whose HTML contains the elements, and shows the address. */
export function startPlain(options: Partial<AppKitOptions> = {}): void {
  const kit = createAppKit({ ...kitOptions(), ...options })
  exposeKit(kit)
  showAddress(kit, '[data-testid=address]')
}
