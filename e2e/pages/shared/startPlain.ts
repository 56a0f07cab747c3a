import { type AppKitOptions, createAppKit } from '@latchkey/appkit'
import { exposeKit } from './exposeKit.js'
import { kitOptions } from './kitOptions.js'
import { showAddress } from './showAddress.js'

/** The kit of a page without a framework: the elements stand in its HTML, and the address shows. */
export function startPlain(options: Partial<AppKitOptions> = {}): void {
  const kit = createAppKit({ ...kitOptions(), ...options })
  exposeKit(kit)
  showAddress(kit, '[data-testid=address]')
}
