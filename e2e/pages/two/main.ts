import { type AppKit, createAppKit } from '@latchkey/appkit'
import type { ButtonElement } from '@latchkey/appkit/elements'
import { exposeKit } from '../shared/exposeKit.js'
import { kitOptions } from '../shared/kitOptions.js'
import { showAddress } from '../shared/showAddress.js'

const first = createAppKit({ ...kitOptions(), storagePrefix: 'first' })
const second = createAppKit({ ...kitOptions(), storagePrefix: 'second', themeMode: 'dark' })
exposeKit(first, second)

show('First', first)
show('Second', second)

function show(name: string, kit: AppKit): void {
  const section = `[aria-label=${name}]`
  const button = document.querySelector<ButtonElement>(`${section} appkit-button`)
  if (button) button.kit = kit
  showAddress(kit, `${section} [data-testid]`)
}
