import type { Address, Hash } from 'viem'
import { expectTypeOf } from 'vitest'
import { getPublicClient, getWalletClient, type ViemSource } from './viem.js'

declare const source: ViemSource
const abi = [
  {
    type: 'function',
    name: 'transfer',
    stateMutability: 'nonpayable',
    inputs: [
      { name: 'to', type: 'address' },
      { name: 'amount', type: 'uint256' },
    ],
    outputs: [{ type: 'bool' }],
  },
] as const
const address = '0x7e577e577e577e577e577e577e577e577e577e57'

// The wallet client has an account and a chain, so calls need neither.
const wallet = getWalletClient(source)
expectTypeOf(wallet.account.address).toEqualTypeOf<Address>()
expectTypeOf(
  wallet.writeContract({ address, abi, functionName: 'transfer', args: [address, 1n] }),
).resolves.toEqualTypeOf<Hash>()
expectTypeOf(wallet.sendTransaction({ to: address, value: 1n })).resolves.toEqualTypeOf<Hash>()
expectTypeOf(wallet.signMessage({ message: 'Hello' })).resolves.toEqualTypeOf<Hash>()

// A simulated call can be passed on to the wallet client.
const simulated = getPublicClient(source).simulateContract({
  account: wallet.account,
  address,
  abi,
  functionName: 'transfer',
  args: [address, 1n],
})
expectTypeOf(simulated.then(({ request }) => wallet.writeContract(request))).resolves.toEqualTypeOf<Hash>()
