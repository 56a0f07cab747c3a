import type { Eip155Actions } from '@latchkey/common'
import type { WalletAccess } from '../requests/walletAccess.js'
import { estimateGas } from './estimateGas.js'
import { getAssets } from './getAssets.js'
import { getCallsStatus } from './getCallsStatus.js'
import { getCapabilities } from './getCapabilities.js'
import { getPermissions } from './getPermissions.js'
import { grantPermissions } from './grantPermissions.js'
import { readContract } from './readContract.js'
import { requestPermissions } from './requestPermissions.js'
import { revokePermissions } from './revokePermissions.js'
import { scanQRCode } from './scanQRCode.js'
import { sendCalls } from './sendCalls.js'
import { sendTransaction } from './sendTransaction.js'
import { signMessage } from './signMessage.js'
import { signTransaction } from './signTransaction.js'
import { signTypedData } from './signTypedData.js'
import { signTypedDataV1 } from './signTypedDataV1.js'
import { waitForReceipt } from './waitForReceipt.js'
import { watchAsset } from './watchAsset.js'
import { writeContract } from './writeContract.js'

/** Every action, with the wallet as its first parameter. */
export type WalletActions = {
  readonly [Name in keyof Eip155Actions]-?: NonNullable<Eip155Actions[Name]> extends (parameters: infer P) => infer R
    ? (wallet: WalletAccess, parameters: P) => R
    : never
}

/** The wallet's actions. They load as one file with the first request, because they share most of their code. */
export const walletActions: WalletActions = {
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
