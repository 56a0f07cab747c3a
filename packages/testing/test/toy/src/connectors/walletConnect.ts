import { createError, errors, type WalletConnectDescriptor } from '@latchkey/common'
import { safeParseSessionAccount } from '../address/sessionAccount.js'

/** Describes toy wallets for WalletConnect. No wallet supports the namespace, so no session can be opened. */
export async function describeWalletConnect(): Promise<WalletConnectDescriptor> {
  return {
    methods: ['toy_signMessage', 'toy_signTransfer'],
    events: ['accountsChanged'],
    account: safeParseSessionAccount,
    open: () => Promise.reject(createError(errors.METHOD_NOT_SUPPORTED)),
  }
}
