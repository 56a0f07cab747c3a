export type { Bip122Face } from '../conformance/bip122/createBip122ConformanceWallet.js'
export { type Bip122RigOptions, bip122Traits, createBip122Rig } from '../conformance/bip122/createBip122Rig.js'
export { checkRejections } from '../conformance/checkRejections.js'
export type {
  ConformanceRig,
  ConformanceSetup,
  ConformanceWallet,
  OptionalAction,
  TransactionLookup,
  WalletLook,
  WalletWindows,
} from '../conformance/conformanceRig.js'
export type { ConformanceTraits, Lack } from '../conformance/conformanceTraits.js'
export { type ConnectedPhone, type ConnectPhoneOptions, connectPhone } from '../conformance/connectPhone.js'
export {
  type ConformanceAdapter,
  type ConformanceAdapterOptions,
  createConformanceAdapter,
} from '../conformance/createConformanceAdapter.js'
export { describeAdapterConformance } from '../conformance/describeAdapterConformance.js'
export { createEip155Rig, type Eip155RigOptions, eip155Traits } from '../conformance/eip155/createEip155Rig.js'
export { createPhoneRig, phoneTraits } from '../conformance/phone/createPhoneRig.js'
export type { PhoneRigOptions } from '../conformance/phone/phoneRigOptions.js'
export {
  createPolkadotRig,
  type PolkadotRigOptions,
  polkadotTraits,
} from '../conformance/polkadot/createPolkadotRig.js'
export type { ChannelLack, ChannelRig } from '../conformance/remote/channelRig.js'
export { describeRemoteConformance } from '../conformance/remote/describeRemoteConformance.js'
export { describeRemoteModel } from '../conformance/remote/describeRemoteModel.js'
export {
  type OpenedChannel,
  type OpenOverChannelOptions,
  openOverChannel,
} from '../conformance/remote/openOverChannel.js'
export { createJsonRpcRig, type JsonRpcRigOptions } from '../conformance/rpc/createJsonRpcRig.js'
export { describeRpcConformance } from '../conformance/rpc/describeRpcConformance.js'
export type { RpcRig, ServerRequest } from '../conformance/rpc/rpcRig.js'
export {
  type ActiveFault,
  createFaultyFetch,
  httpFault,
  httpFaults,
  jsonRpcFault,
  type ServerFault,
} from '../conformance/serverFaults.js'
export { createSolanaRig, type SolanaRigOptions, solanaTraits } from '../conformance/solana/createSolanaRig.js'
export type { CreateWalletConnect, WalletConnectPart } from '../conformance/walletConnectPart.js'
