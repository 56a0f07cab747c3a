export { useAppKitSIWX } from '../../react/useAppKitSIWX.js'
export * from './index.js'
