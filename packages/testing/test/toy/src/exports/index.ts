export { createToyAdapter } from '../createToyAdapter.js'
