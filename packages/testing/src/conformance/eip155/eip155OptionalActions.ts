import type { Network, TypedData } from '@latchkey/common'
import { tokenAddress } from '../../chains/tokenAddress.js'
import type { ConformanceWallet, OptionalAction } from '../conformanceRig.js'
import { evmActions } from './evmActions.js'

/** The EVM actions that a wallet may lack, and the method each one needs. */
export function eip155OptionalActions(
  createWallet: (name: string, without: readonly string[]) => ConformanceWallet,
): readonly OptionalAction[] {
  const without = (...methods: readonly string[]) => {
    return () => createWallet(`Without ${methods[0]}`, methods)
  }
  return [
    {
      name: 'signTypedData',
      createWalletWithout: without('eth_signTypedData_v4'),
      call: (session, network) => evmActions(session).signTypedData?.({ typedData: typedData(network) }),
    },
    {
      name: 'signTypedDataV1',
      createWalletWithout: without('eth_signTypedData'),
      call: (session) =>
        evmActions(session).signTypedDataV1?.({ items: [{ type: 'string', name: 'text', value: 'hi' }] }),
    },
    {
      name: 'watchAsset',
      createWalletWithout: without('wallet_watchAsset'),
      call: (session) => {
        const options = { address: tokenAddress, symbol: 'TEST', decimals: 18 }
        return evmActions(session).watchAsset?.({ type: 'ERC20', options })
      },
    },
    {
      name: 'getCapabilities',
      createWalletWithout: without('wallet_getCapabilities'),
      call: (session) => evmActions(session).getCapabilities?.(),
    },
    {
      name: 'sendCalls',
      createWalletWithout: without('wallet_sendCalls', 'wallet_getCapabilities', 'wallet_getCallsStatus'),
      call: (session) =>
        evmActions(session).sendCalls?.({ calls: [{ to: tokenAddress, value: 0n, data: symbolCall }] }),
    },
  ]
}

/** `symbol()` of the test token: a call that succeeds and changes nothing. */
const symbolCall = '0x95d89b41'

function typedData({ id }: Network): TypedData {
  return {
    domain: { name: 'Conformance', version: '1', chainId: id },
    types: { Note: [{ name: 'text', type: 'string' }] },
    primaryType: 'Note',
    message: { text: 'hi' },
  }
}
