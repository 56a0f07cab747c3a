import { createAppKit } from '@latchkey/appkit'
import { exposeKit } from '../shared/exposeKit.js'
import { kitOptions } from '../shared/kitOptions.js'

const kit = createAppKit(kitOptions())
exposeKit(kit)

kit.subscribeAccount(({ address }) => {
  const place = document.querySelector('[data-testid=address]')
  if (place) place.textContent = address ?? ''
})
