import * as z from 'zod/mini'
import { passes } from './passes.js'

/** A whole number from 0 that is exact. */
export const count = z.number().check(passes((value: number) => Number.isSafeInteger(value) && value >= 0))
