import { startPlain } from '../shared/startPlain.js'

startPlain()
