import type { Eip155Actions } from '@latchkey/common'

type Name = keyof Eip155Actions

/** The method of each action. Actions without a method are always available. */
const methods: Readonly<Record<Name, string | undefined>> = {
  signMessage: undefined,
  sendTransaction: undefined,
  estimateGas: undefined,
  readContract: undefined,
  writeContract: undefined,
  waitForReceipt: undefined,
  signTransaction: 'eth_signTransaction',
  signTypedData: 'eth_signTypedData_v4',
  signTypedDataV3: 'eth_signTypedData_v3',
  signTypedDataV1: 'eth_signTypedData',
  watchAsset: 'wallet_watchAsset',
  getCapabilities: 'wallet_getCapabilities',
  sendCalls: 'wallet_sendCalls',
  getCallsStatus: 'wallet_getCallsStatus',
  getPermissions: 'wallet_getPermissions',
  requestPermissions: 'wallet_requestPermissions',
  scanQRCode: 'wallet_scanQRCode',
  grantPermissions: 'wallet_grantPermissions',
  revokePermissions: 'wallet_revokePermissions',
  getAssets: 'wallet_getAssets',
}

/** Returns the actions of a wallet that granted these methods. */
export function grantedActions(granted: ReadonlySet<string>): readonly Name[] {
  return (Object.keys(methods) as Name[]).filter((name) => {
    const method = methods[name]
    // A page revokes permissions that it requested. Without grants, the method is the disconnect of EIP-2255.
    if (name === 'revokePermissions' && !granted.has('wallet_grantPermissions')) return false
    return method === undefined || granted.has(method)
  })
}
