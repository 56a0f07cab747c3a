import { createTransfers, type RecipientResult, type TransferCosts } from '@latchkey/adapter-kit'
import {
  createError,
  type Eip155Actions,
  errors,
  isAppKitError,
  isEvmZeroAddress,
  readField,
  type Transfers,
} from '@latchkey/common'
import { safeParseChecksummed } from '../address/address.js'
import { safeParseQuantity } from '../network/units.js'
import { askNetwork } from '../requests/askNetwork.js'
import type { WalletAccess } from '../requests/walletAccess.js'
import { estimateGas } from './estimateGas.js'

/** Gas of a plain transfer, by the rules of Ethereum. */
const transferGas = 21_000n

/** Creates the transfers of the native coin. They need no data and no contract. */
export function createWalletTransfers(wallet: WalletAccess, actions: () => Eip155Actions): Transfers {
  return createTransfers<string>({
    largestAmount: 2n ** 256n - 1n,
    readRecipient: (to, address) => readRecipient(wallet, to, address),
    readCosts: ({ recipient, amount, address, signal }) => readCosts(wallet, { recipient, amount, address, signal }),
    async send({ to, amount, address, signal }) {
      const { sendTransaction } = actions()
      if (!sendTransaction) throw createError(errors.METHOD_NOT_SUPPORTED)
      return sendTransaction({ to, value: amount, address, signal })
    },
  })
}

function readRecipient(wallet: WalletAccess, to: unknown, address: string | undefined): RecipientResult<string> {
  const parsed = safeParseChecksummed(to, wallet.chainId())
  if (!parsed.ok) return { ok: false, problem: { type: 'invalid-recipient', field: 'to', reason: parsed.reason } }
  if (isEvmZeroAddress(parsed.value)) return { ok: false, problem: { type: 'unspendable-recipient', field: 'to' } }
  return { ok: true, value: parsed.value, isOwn: parsed.value === wallet.account(address) }
}

type Planned = {
  readonly recipient: string
  readonly amount?: bigint | undefined
  readonly address?: string | undefined
  readonly signal?: AbortSignal | undefined
}

/**
 * Reads balance, gas and gas price. The largest amount leaves room for a base fee that doubles, because nodes require
 * the balance for the maximum fee that wallets set. Rollups may charge for their data besides, which the network does
 * not include in the price of gas.
 */
async function readCosts(
  wallet: WalletAccess,
  { recipient: to, amount = 0n, address, signal }: Planned,
): Promise<TransferCosts> {
  const account = wallet.account(address)
  const [balance, gasPrice, block] = await Promise.all([
    readAmount(wallet, 'eth_getBalance', [account, 'latest'], signal),
    readAmount(wallet, 'eth_gasPrice', [], signal),
    askNetwork(wallet, undefined, { method: 'eth_getBlockByNumber', params: ['latest', false] }, signal),
  ])
  // Nodes estimate no gas for an amount above the balance.
  const value = amount <= balance ? amount : 0n
  let gas = transferGas
  let isRejected = false
  try {
    gas = await estimateGas(wallet, { to, value, address, signal })
  } catch (error) {
    if (!isAppKitError(error, 'CALL_REVERTED')) throw error
    isRejected = true
  }
  const baseFee = safeParseQuantity(readField(block, 'baseFeePerGas'))
  const left = balance - gas * (gasPrice + (baseFee.ok ? baseFee.value : 0n))
  return { fee: gas * gasPrice, maxAmount: left > 0n ? left : 0n, isRejected }
}

async function readAmount(
  wallet: WalletAccess,
  method: string,
  params: readonly unknown[],
  signal: AbortSignal | undefined,
): Promise<bigint> {
  const amount = safeParseQuantity(await askNetwork(wallet, undefined, { method, params }, signal))
  if (!amount.ok) throw createError(errors.RPC_BAD_RESPONSE, { details: `${method}: ${amount.reason}.` })
  return amount.value
}
