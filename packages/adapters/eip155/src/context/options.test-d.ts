import type { SafeAppProvider } from '@safe-global/safe-apps-provider'
import type SafeAppsSDK from '@safe-global/safe-apps-sdk'
import type { Client, EIP1193Provider } from 'viem'
import { expectTypeOf } from 'vitest'
import type { AppWallet, BaseAccountSdk, CoinbaseSdk, MiniAppSdk, RpcClient, SafeSdk } from './options.js'

// options.ts declares the shapes of the real packages without importing them.
expectTypeOf<typeof import('@coinbase/wallet-sdk')>().toExtend<CoinbaseSdk>()
expectTypeOf<typeof import('@base-org/account')>().toExtend<BaseAccountSdk>()
expectTypeOf<{ SafeAppsSDK: typeof SafeAppsSDK; SafeAppProvider: typeof SafeAppProvider }>().toExtend<SafeSdk>()
expectTypeOf<typeof import('@farcaster/miniapp-sdk')>().toExtend<MiniAppSdk>()
expectTypeOf<Client>().toExtend<RpcClient>()
// Apps return the provider of a wagmi connector, which is viem's type.
expectTypeOf<EIP1193Provider>().toExtend<Awaited<ReturnType<AppWallet['loadProvider']>>>()
