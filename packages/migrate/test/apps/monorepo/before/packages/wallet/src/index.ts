export { AppKitButton as Button, useAppKit } from '@reown/appkit/react'
export * from '@reown/appkit/networks'
export { type AppKitNetwork, defineChain } from '@reown/appkit/networks'
export * from './kit'
