import '../src/wallet'

export { default } from '../src/App'
