import { createError, errors, type Logger } from '@latchkey/common'
import type { OpenRemoteWallet } from './openRemoteWallet.js'

/**
 * Creates the provider for apps. Like the result of an extension's `enable`, it has `accounts` and `signer`, as
 * `@polkadot/api` expects. Methods that were not granted are absent.
 */
export function createRemoteProvider(wallet: OpenRemoteWallet, logger: Logger): object {
  const accountsOf = (listed: unknown) =>
    Array.isArray(listed) ? listed.map(({ address }: { readonly address: string }) => ({ address })) : []
  return {
    name: wallet.remote.info.name,
    version: '1.0.0',
    accounts: {
      get: async () => accountsOf(await wallet.getAccounts()),
      subscribe(listener: (accounts: readonly object[]) => void) {
        if (typeof listener !== 'function') throw createError(errors.INVALID_PARAMS)
        let isOver = false
        const tell = (listed: unknown) => {
          if (!isOver) listener(accountsOf(listed))
        }
        const report = (error: unknown) => logger.error('A listener of a wallet provider threw.', error)
        wallet.getAccounts().then(tell).catch(report)
        const stop = wallet.subscribe(tell)
        return () => {
          isOver = true
          stop()
        }
      },
    },
    signer: {
      get signPayload() {
        return wallet.signPayload && ((payload: object) => wallet.signPayload?.(payload))
      },
      get signRaw() {
        return wallet.signRaw && ((request: object) => wallet.signRaw?.(request))
      },
    },
  }
}
