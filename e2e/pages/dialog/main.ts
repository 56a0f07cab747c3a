import { createAppKit } from '@latchkey/appkit'
import { exposeKit } from '../shared/exposeKit.js'
import { kitOptions } from '../shared/kitOptions.js'
import { trapFocus } from './trapFocus.js'

const kit = createAppKit(kitOptions())
exposeKit(kit)

kit.subscribeAccount(({ address }) => {
  const place = document.querySelector('[data-testid=address]')
  if (place) place.textContent = address ?? ''
})

const native = document.querySelector<HTMLDialogElement>('#native')
const trap = document.querySelector<HTMLElement>('#trap')
document.querySelector('#open-native')?.addEventListener('click', () => native?.showModal())
document.querySelector('#open-trap')?.addEventListener('click', () => trap && trapFocus(trap))
