import type { ChainNamespace } from '@latchkey/common'
import type { Core } from '@latchkey/core'

/** Why the list has no wallets. */
export type NoWalletsStatus =
  /** The app offers none. */
  | { readonly status: 'off' }
  | {
      readonly status: 'none'
      /** The namespace of the list, if the app has others. */
      readonly namespace: ChainNamespace | undefined
      readonly hasGuide: boolean
    }

export type NoWalletsSource = Pick<
  Core['options']['state']['current'],
  'enableWallets' | 'enableWalletGuide' | 'namespaces' | 'adapters'
> & {
  readonly hasWalletConnect: boolean
  /** The list shows wallets of this namespace only. */
  readonly namespace: ChainNamespace | undefined
}

/** Returns why the list has no wallets. */
export function readNoWalletsStatus(source: NoWalletsSource): NoWalletsStatus {
  const { enableWallets, enableWalletGuide, namespaces, adapters, hasWalletConnect, namespace } = source
  // Without an adapter, installed wallets cannot connect; without a relay, no others can.
  if (!enableWallets || !(hasWalletConnect || adapters?.length)) return { status: 'off' }
  return {
    status: 'none',
    namespace: namespaces.length > 1 ? namespace : undefined,
    hasGuide: enableWalletGuide,
  }
}
