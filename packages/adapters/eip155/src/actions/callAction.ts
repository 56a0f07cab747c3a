import { type Eip155Actions, readViemNames } from '@latchkey/common'
import type { WalletAccess } from '../requests/walletAccess.js'
import { getAssets, watchAsset } from './assets.js'
import { getCallsStatus, getCapabilities, sendCalls } from './callBundles.js'
import { readContract, writeContract } from './contracts.js'
import { estimateGas } from './estimateGas.js'
import { getPermissions, grantPermissions, requestPermissions, revokePermissions } from './permissions.js'
import { scanQRCode } from './scanQRCode.js'
import { sendTransaction, signTransaction } from './sendTransaction.js'
import { signMessage } from './signMessage.js'
import { signTypedData, signTypedDataV1 } from './signTypedData.js'
import { waitForReceipt } from './waitForReceipt.js'

/** Every action, with the wallet as its first parameter. */
type WalletActions = {
  readonly [Name in keyof Eip155Actions]-?: NonNullable<Eip155Actions[Name]> extends (parameters: infer P) => infer R
    ? (wallet: WalletAccess, parameters: P) => R
    : never
}

const walletActions: WalletActions = {
  estimateGas,
  getAssets,
  getCallsStatus,
  getCapabilities,
  getPermissions,
  grantPermissions,
  readContract,
  requestPermissions,
  revokePermissions,
  scanQRCode,
  sendCalls,
  sendTransaction,
  signMessage,
  signTransaction,
  signTypedData: (wallet, parameters) => signTypedData(wallet, parameters, 'eth_signTypedData_v4'),
  signTypedDataV1,
  signTypedDataV3: (wallet, parameters) => signTypedData(wallet, parameters, 'eth_signTypedData_v3'),
  waitForReceipt,
  watchAsset,
  writeContract,
}

/** Calls an action of a session. Accepts viem's names of the parameters. */
export async function callAction(wallet: WalletAccess, name: keyof Eip155Actions, parameters: never): Promise<unknown> {
  const action: (wallet: WalletAccess, parameters: never) => Promise<unknown> = walletActions[name]
  return action(wallet, readViemNames(parameters))
}
