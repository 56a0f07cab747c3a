import '@hotwired/turbo'
import { startPlain } from '../shared/startPlain.js'

startPlain()
