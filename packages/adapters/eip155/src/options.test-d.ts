import type { SafeAppProvider } from '@safe-global/safe-apps-provider'
import type SafeAppsSDK from '@safe-global/safe-apps-sdk'
import type { Client } from 'viem'
import { expectTypeOf } from 'vitest'
import type { BaseAccountSdk, CoinbaseSdk, RpcClient, SafeSdk } from './options.js'

// The shapes in options.ts stand for the real packages, without naming them.
expectTypeOf<typeof import('@coinbase/wallet-sdk')>().toExtend<CoinbaseSdk>()
expectTypeOf<typeof import('@base-org/account')>().toExtend<BaseAccountSdk>()
expectTypeOf<{ SafeAppsSDK: typeof SafeAppsSDK; SafeAppProvider: typeof SafeAppProvider }>().toExtend<SafeSdk>()
expectTypeOf<Client>().toExtend<RpcClient>()
