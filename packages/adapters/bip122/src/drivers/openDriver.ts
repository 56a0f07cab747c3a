import type { Bip122Context } from '../context/context.js'
import { appChains } from '../network/bitcoinChain.js'
import type { FoundWallet } from '../wallet/foundWallet.js'
import type { WalletDriver } from '../wallet/walletDriver.js'
import { createLeatherDriver } from './leatherDriver.js'
import { createOkxDriver } from './okxDriver.js'
import { createSatsConnectDriver } from './satsConnectDriver.js'
import { createStandardDriver } from './standardDriver.js'
import { createUnisatDriver } from './unisatDriver.js'

/** Creates the driver for a wallet's interface. */
export function openDriver(context: Bip122Context, wallet: FoundWallet): WalletDriver {
  switch (wallet.kind) {
    case 'standard':
      return createStandardDriver(wallet)
    case 'satsConnect':
      return createSatsConnectDriver(wallet)
    case 'leather':
      return createLeatherDriver(wallet, appChains(context)[0])
    case 'unisat':
      return createUnisatDriver(wallet)
    case 'okx':
      return createOkxDriver(wallet, context.ports.window)
  }
}
