import * as z from 'zod/mini'

/** A whole number of a token's smallest unit, in decimal digits. */
export const baseUnits = z.string().check(z.regex(/^\d{1,78}$/))
