export { useAppKitConnection } from '../../react/useSolanaConnection.js'
export * from './index.js'
