import { type AppKit, createAppKit } from '@latchkey/appkit'
import type { ButtonElement } from '@latchkey/appkit/elements'
import { exposeKit } from '../shared/exposeKit.js'
import { kitOptions } from '../shared/kitOptions.js'

const first = createAppKit({ ...kitOptions(), storagePrefix: 'first' })
const second = createAppKit({ ...kitOptions(), storagePrefix: 'second', themeMode: 'dark' })
exposeKit(first, second)

show('First', first)
show('Second', second)

function show(name: string, kit: AppKit): void {
  const section = document.querySelector(`[aria-label=${name}]`)
  const button = section?.querySelector<ButtonElement>('appkit-button')
  if (button) button.kit = kit
  kit.subscribeAccount(({ address }) => {
    const place = section?.querySelector('[data-testid]')
    if (place) place.textContent = address ?? ''
  })
}
