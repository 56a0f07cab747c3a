import { AppKitError, type Eip155Actions, loadPart } from '@latchkey/common'
import { parseAddress } from '../address.js'
import { askNetwork } from '../askNetwork.js'
import { fitting } from '../fitting.js'
import { isByteHex } from '../hex.js'
import { toQuantity } from '../units.js'
import type { WalletAccess } from '../walletAccess.js'

type ReadParameters = Parameters<NonNullable<Eip155Actions['readContract']>>[0]

/** `eth_call`. The acting account is told to the network only where the app names it. */
export async function readContract<Answer = unknown>(
  wallet: WalletAccess,
  parameters: ReadParameters,
): Promise<Answer> {
  const { contractAddress, abi, functionName, args = [], address, chainId, blockNumber, blockTag, signal } = parameters
  const { decodeAnswer, encodeCall } = await loadPart(() => import('../encodeCall.js'))
  const call = {
    to: parseAddress(contractAddress, 'contractAddress'),
    data: fitting(() => encodeCall(abi, functionName, args)),
    ...(address === undefined ? {} : { from: wallet.account(address) }),
  }
  const block = blockNumber === undefined ? (blockTag ?? 'latest') : toQuantity(blockNumber)
  const answer = await askNetwork(wallet, chainId, { method: 'eth_call', params: [call, block] }, signal)
  if (!isByteHex(answer) || answer === '0x')
    throw new AppKitError('RPC_BAD_RESPONSE', {
      details: `eth_call: ${functionName} returned no data. Check the address: this network may have no such contract.`,
    })
  try {
    return decodeAnswer(abi, functionName, args, answer) as Answer
  } catch (cause) {
    throw new AppKitError('RPC_BAD_RESPONSE', {
      cause,
      details: `eth_call: ${functionName} returned what does not fit the ABI.`,
    })
  }
}
