import type { Hex, Network, Session, TypedData } from '@latchkey/common'
import { parseTransaction, recoverTransactionAddress, type TransactionSerialized } from 'viem'
import { tokenAddress } from '../../chains/tokenAddress.js'
import type { ConformanceWallet, OptionalAction } from '../conformanceRig.js'
import { evmActions } from './evmActions.js'

/** Returns the EVM actions that a wallet may lack, with the method that each one needs. */
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
      name: 'getPermissions',
      createWalletWithout: without('wallet_getPermissions'),
      call: (session) => evmActions(session).getPermissions?.(),
    },
    {
      name: 'requestPermissions',
      createWalletWithout: without('wallet_requestPermissions'),
      call: (session) => evmActions(session).requestPermissions?.({ permissions: { eth_accounts: {} } }),
    },
    {
      name: 'signTransaction',
      createWalletWithout: without('eth_signTransaction'),
      call: (session, network) =>
        evmActions(session)
          .signTransaction?.({ to: tokenAddress, data: symbolCall })
          .then((raw) => assertSigned(raw, session, network)),
    },
    {
      name: 'scanQRCode',
      createWalletWithout: without('wallet_scanQRCode'),
      call: (session) => evmActions(session).scanQRCode?.({ pattern: '^ethereum:' }),
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

/** Throws unless the transaction is signed by the account of the session, for the network. */
async function assertSigned(raw: Hex, session: Session, { id }: Network): Promise<void> {
  const serializedTransaction = raw as TransactionSerialized
  const signer = await recoverTransactionAddress({ serializedTransaction })
  const { chainId } = parseTransaction(serializedTransaction)
  if (signer !== session.accounts[0]?.address || chainId !== Number(id))
    throw new Error(`${signer} signed the transaction for chain ${chainId}`)
}

function typedData({ id }: Network): TypedData {
  return {
    domain: { name: 'Conformance', version: '1', chainId: id },
    types: { Note: [{ name: 'text', type: 'string' }] },
    primaryType: 'Note',
    message: { text: 'hi' },
  }
}
