import { startPlain } from '../shared/startPlain.js'
import { trapFocus } from './trapFocus.js'

startPlain()

const native = document.querySelector<HTMLDialogElement>('#native')
const trap = document.querySelector<HTMLElement>('#trap')
document.querySelector('#open-native')?.addEventListener('click', () => native?.showModal())
document.querySelector('#open-trap')?.addEventListener('click', () => trap && trapFocus(trap))
