import { accept, refuse, safeParseCaipAddress, type WalletConnectDescriptor } from '@latchkey/common'
import type { safeParseAddress as SafeParseAddress } from '../address.js'

/** What a WalletConnect session asks an EVM wallet for. Wallets grant what they know of it. */
export function describeWalletConnect(safeParseAddress: typeof SafeParseAddress): WalletConnectDescriptor {
  return {
    methods: [
      'eth_accounts',
      'eth_requestAccounts',
      'eth_sendRawTransaction',
      'eth_sign',
      'eth_signTransaction',
      'eth_signTypedData',
      'eth_signTypedData_v3',
      'eth_signTypedData_v4',
      'eth_sendTransaction',
      'personal_sign',
      'wallet_switchEthereumChain',
      'wallet_addEthereumChain',
      'wallet_getPermissions',
      'wallet_requestPermissions',
      'wallet_registerOnboarding',
      'wallet_watchAsset',
      'wallet_scanQRCode',
      'wallet_getCallsStatus',
      'wallet_showCallsStatus',
      'wallet_sendCalls',
      'wallet_getCapabilities',
      'wallet_grantPermissions',
      'wallet_revokePermissions',
      'wallet_getAssets',
    ],
    events: ['accountsChanged', 'chainChanged'],
    account: (input) => {
      const caip = safeParseCaipAddress(input)
      if (!caip.ok) return caip
      if (caip.value.namespace !== 'eip155') return refuse('not an EVM account')
      const address = safeParseAddress(caip.value.address)
      return address.ok ? accept({ namespace: 'eip155', address: address.value, type: 'eoa' }) : address
    },
  }
}
