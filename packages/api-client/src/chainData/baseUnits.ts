import { shortText } from '../http/shortText.js'

/** A whole number of a token's smallest unit, in decimal digits. */
export const baseUnits = shortText(256, /^\d{1,78}$/)
