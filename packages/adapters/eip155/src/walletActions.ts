import type { Eip155Actions } from '@latchkey/common'
import { estimateGas } from './actions/estimateGas.js'
import { getAssets } from './actions/getAssets.js'
import { getCallsStatus } from './actions/getCallsStatus.js'
import { getCapabilities } from './actions/getCapabilities.js'
import { getPermissions } from './actions/getPermissions.js'
import { grantPermissions } from './actions/grantPermissions.js'
import { readContract } from './actions/readContract.js'
import { requestPermissions } from './actions/requestPermissions.js'
import { revokePermissions } from './actions/revokePermissions.js'
import { scanQRCode } from './actions/scanQRCode.js'
import { sendCalls } from './actions/sendCalls.js'
import { sendTransaction } from './actions/sendTransaction.js'
import { signMessage } from './actions/signMessage.js'
import { signTransaction } from './actions/signTransaction.js'
import { signTypedData } from './actions/signTypedData.js'
import { signTypedDataV1 } from './actions/signTypedDataV1.js'
import { waitForReceipt } from './actions/waitForReceipt.js'
import { watchAsset } from './actions/watchAsset.js'
import { writeContract } from './actions/writeContract.js'
import type { WalletAccess } from './walletAccess.js'

/** Every action, with the wallet it acts on left open. */
export type WalletActions = {
  readonly [Name in keyof Eip155Actions]-?: NonNullable<Eip155Actions[Name]> extends (parameters: infer P) => infer R
    ? (wallet: WalletAccess, parameters: P) => R
    : never
}

/** What a wallet can be asked to do. Loaded as one file with the first request: they share most of their code. */
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
