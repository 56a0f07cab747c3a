import type { Eip155AdapterOptions } from '@latchkey/adapter-eip155'

/**
 * The SDKs of single wallets: how the page loads each one when its wallet is selected, and the code that an app writes
 * for it.
 */
export const walletSdks = {
  coinbase: {
    load: { coinbase: () => import('@coinbase/wallet-sdk') },
    code: ["coinbase: () => import('@coinbase/wallet-sdk'),"],
  },
  baseAccount: {
    load: { baseAccount: () => import('@base-org/account') },
    code: ["baseAccount: () => import('@base-org/account'),"],
  },
  safe: {
    load: {
      safe: async () => ({
        SafeAppsSDK: (await import('@safe-global/safe-apps-sdk')).default,
        SafeAppProvider: (await import('@safe-global/safe-apps-provider')).SafeAppProvider,
      }),
    },
    code: [
      'safe: async () => ({',
      "  SafeAppsSDK: (await import('@safe-global/safe-apps-sdk')).default,",
      "  SafeAppProvider: (await import('@safe-global/safe-apps-provider')).SafeAppProvider,",
      '}),',
    ],
  },
  miniApp: {
    load: { miniApp: () => import('@farcaster/miniapp-sdk') },
    code: ["miniApp: () => import('@farcaster/miniapp-sdk'),"],
  },
} as const satisfies Readonly<Record<string, { readonly load: Eip155AdapterOptions; readonly code: readonly string[] }>>

/** The name of an SDK, which is also the name of the adapter's option. */
export type SdkName = keyof typeof walletSdks
