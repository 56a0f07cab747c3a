import { createTransfers, type RecipientResult, type TransferCosts, type TransferRules } from '@latchkey/adapter-kit'
import {
  createError,
  type Eip155Actions,
  errors,
  invalidParams,
  isAppKitError,
  isByteHex,
  isEvmZeroAddress,
  readField,
  type Transfers,
} from '@latchkey/common'
import { parseAddress, safeParseChecksummed } from '../address/address.js'
import { encodeBalanceOf, encodeTransfer } from '../contract/erc20.js'
import { safeParseQuantity } from '../network/units.js'
import { askNetwork } from '../requests/askNetwork.js'
import type { WalletAccess } from '../requests/walletAccess.js'
import { estimateGas } from './estimateGas.js'

/** Gas of a plain transfer, by the rules of Ethereum. */
const transferGas = 21_000n
/** Gas of a typical ERC-20 transfer, for a token that rejects the estimate. */
const tokenGas = 65_000n
const largestAmount = 2n ** 256n - 1n

/** Creates the transfers of the native coin and of ERC-20 tokens. */
export function createWalletTransfers(wallet: WalletAccess, actions: () => Eip155Actions): Transfers {
  const send: SendTransaction = (transaction) => {
    const { sendTransaction } = actions()
    if (!sendTransaction) throw createError(errors.METHOD_NOT_SUPPORTED)
    return sendTransaction(transaction)
  }
  return createTransfers<string>(
    {
      largestAmount,
      readRecipient: (to, address) => readRecipient(wallet, to, address),
      readCosts: ({ recipient, amount, address, signal }) => readCosts(wallet, { recipient, amount, address, signal }),
      send: async ({ to, amount, address, signal }) => send({ to, value: amount, address, signal }),
    },
    (token) => createTokenRules(wallet, parseAddress(token, 'token', wallet.chainId()), send),
  )
}

type SendTransaction = Eip155Actions['sendTransaction']

/** The rules of one ERC-20 token, by the address of its contract. */
function createTokenRules(wallet: WalletAccess, token: string, send: SendTransaction): TransferRules<string> {
  return {
    largestAmount,
    readRecipient(to, address) {
      const recipient = readRecipient(wallet, to, address)
      // Tokens that are sent to their own contract are lost.
      return recipient.ok && recipient.value === token
        ? { ok: false, problem: { type: 'unspendable-recipient', field: 'to' } }
        : recipient
    },
    readCosts: ({ recipient, amount, address, signal }) =>
      readTokenCosts(wallet, token, { recipient, amount, address, signal }),
    async send({ to, amount, address, signal }) {
      // Read account and chain first, because both may change during the request for the balance.
      const account = wallet.account(address)
      const chainId = wallet.chainId()
      // Check the balance, because a failed transfer and a call to an address without a contract cost a fee, too.
      if (amount > (await readTokenBalance(wallet, token, account, signal)))
        throw createError(errors.INSUFFICIENT_FUNDS, { details: 'The amount is above the balance of the token.' })
      return send({ to: token, data: encodeTransfer(to, amount), chainId, address: account, signal })
    },
  }
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
  const { balance, gasPrice, baseFee } = await readFunds(wallet, address, signal)
  // Nodes estimate no gas for an amount above the balance.
  const value = amount <= balance ? amount : 0n
  const { gas, isRejected } = await planGas(() => estimateGas(wallet, { to, value, address, signal }), transferGas)
  const left = balance - gas * (gasPrice + baseFee)
  return { fee: gas * gasPrice, maxAmount: left > 0n ? left : 0n, isRejected }
}

/** Reads the balance of the token, and the fee, which is due in the native coin. */
async function readTokenCosts(
  wallet: WalletAccess,
  token: string,
  { recipient, amount = 1n, address, signal }: Planned,
): Promise<TransferCosts> {
  const [{ balance: coins, gasPrice, baseFee }, balance] = await Promise.all([
    readFunds(wallet, address, signal),
    readTokenBalance(wallet, token, wallet.account(address), signal),
  ])
  // The contract rejects an amount above the balance.
  const data = encodeTransfer(recipient, amount <= balance ? amount : 0n)
  const { gas, isRejected } = await planGas(() => estimateGas(wallet, { to: token, data, address, signal }), tokenGas)
  const isFeeCovered = coins >= gas * (gasPrice + baseFee)
  return { fee: gas * gasPrice, maxAmount: isFeeCovered ? balance : 0n, isRejected, isFeeCovered }
}

/** Reads the balance of the native coin, the price of gas, and the base fee; zero before EIP-1559. */
async function readFunds(
  wallet: WalletAccess,
  address: string | undefined,
  signal: AbortSignal | undefined,
): Promise<{ readonly balance: bigint; readonly gasPrice: bigint; readonly baseFee: bigint }> {
  const [balance, gasPrice, block] = await Promise.all([
    readAmount(wallet, 'eth_getBalance', [wallet.account(address), 'latest'], signal),
    readAmount(wallet, 'eth_gasPrice', [], signal),
    askNetwork(wallet, undefined, { method: 'eth_getBlockByNumber', params: ['latest', false] }, signal),
  ])
  const baseFee = safeParseQuantity(readField(block, 'baseFeePerGas'))
  return { balance, gasPrice, baseFee: baseFee.ok ? baseFee.value : 0n }
}

/** Estimates the gas of a transfer. Returns `usualGas` if a contract rejects the transfer. */
async function planGas(
  estimate: () => Promise<bigint>,
  usualGas: bigint,
): Promise<{ readonly gas: bigint; readonly isRejected: boolean }> {
  try {
    return { gas: await estimate(), isRejected: false }
  } catch (error) {
    if (!isAppKitError(error, 'CALL_REVERTED')) throw error
    return { gas: usualGas, isRejected: true }
  }
}

/** Throws `INVALID_PARAMS` for an address that is not a token of the session's network. */
async function readTokenBalance(
  wallet: WalletAccess,
  token: string,
  account: string,
  signal: AbortSignal | undefined,
): Promise<bigint> {
  const request = { method: 'eth_call', params: [{ to: token, data: encodeBalanceOf(account) }, 'latest'] }
  const response = await askNetwork(wallet, undefined, request, signal).catch((error: unknown) => {
    if (isAppKitError(error, 'CALL_REVERTED')) return '0x'
    throw error
  })
  if (!isByteHex(response))
    throw createError(errors.RPC_BAD_RESPONSE, { details: 'eth_call: balanceOf returned no data.' })
  // Without a contract at the address, nodes return no data.
  if (response.length < wordLength) throw invalidParams('token', 'is not an ERC-20 token on the network')
  return BigInt(response.slice(0, wordLength))
}

/** Length of an ABI word in hex, with its prefix. */
const wordLength = 66

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
