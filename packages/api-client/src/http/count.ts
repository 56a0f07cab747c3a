import * as z from 'zod/mini'
import { passes } from './passes.js'

/** A safe integer from 0. */
export const count = z.number().check(passes((value: number) => Number.isSafeInteger(value) && value >= 0))
