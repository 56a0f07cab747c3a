import './wallet'

export { default } from './App'
