import { enConnecting } from './enConnecting.js'
import { enFirst } from './enFirst.js'
import { enPhone } from './enPhone.js'
import { enRest } from './enRest.js'
import { enWaiting } from './enWaiting.js'

/** English, whole: the catalogue every other language is typed after. */
export const en = { ...enFirst, ...enConnecting, ...enPhone, ...enRest, ...enWaiting } as const

/** The name of a text. */
export type TextKey = keyof typeof en
