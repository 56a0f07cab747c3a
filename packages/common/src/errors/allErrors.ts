import { errors } from './errors.js'
import { serviceErrors } from './serviceErrors.js'

/** All errors, for code that creates errors of any code. It loads all tables. */
export const allErrors = { ...errors, ...serviceErrors }
