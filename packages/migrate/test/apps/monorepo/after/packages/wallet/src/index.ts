export { AppKitButton as Button, useAppKit } from '@latchkey/appkit/react'
export * from '@latchkey/appkit/networks'
export { type NetworkInput as AppKitNetwork, defineNetwork as defineChain } from '@latchkey/appkit/networks'
export * from './kit'
