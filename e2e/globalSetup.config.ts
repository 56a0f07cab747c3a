import { startPages } from './server/startPages.js'

export default startPages
