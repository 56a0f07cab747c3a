import { errors } from './errors.js'
import { serviceErrors } from './serviceErrors.js'

/** The errors of all tables, for code that can create an error of any code. */
export const allErrors = { ...errors, ...serviceErrors }
