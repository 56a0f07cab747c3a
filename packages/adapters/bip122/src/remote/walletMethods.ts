import { type AppKitError, badResult, type CaipNetworkId, createError, errors, readField } from '@latchkey/common'
import { isSameAddress } from '../address/address.js'
import { type BitcoinChain, toCaipNetworkId } from '../network/bitcoinChain.js'
import { toBase64 } from '../parse/bytes.js'
import { parsePsbtResponse } from '../wallet/parsePsbtResponse.js'
import type {
  MessageRequest,
  PsbtRequest,
  SignedPsbt,
  TransferRequest,
  WalletResponse,
} from '../wallet/walletDriver.js'
import { type DriverState, grantedAddresses, storeReported } from './driverState.js'
import { readReported } from './readGrant.js'

/** Sends `getAccountAddresses` and stores the addresses. */
export async function getAccountAddresses(
  state: DriverState,
  chain: BitcoinChain,
  signal?: AbortSignal,
): Promise<WalletResponse> {
  const response = await send(state, chain, 'getAccountAddresses', {}, signal)
  if (!Array.isArray(response)) throw badResult('addresses', response)
  storeReported(state, response, chain)
  return { accounts: readReported(response, chain) }
}

/** Sends `signMessage`. Throws `ACCOUNT_CHANGED` for a signature of another address. */
export async function signMessage(
  state: DriverState,
  { actor: { address }, message, protocol, chain, signal }: MessageRequest,
): Promise<unknown> {
  const params = { message, address, ...(protocol ? { protocol } : {}) }
  const response = await send(state, chain, 'signMessage', params, signal, address)
  const signer = readField(response, 'address')
  if (typeof signer === 'string' && !isSameAddress(signer, address)) throw createError(errors.ACCOUNT_CHANGED)
  return readField(response, 'signature') ?? response
}

/** Sends `signPsbt`. */
export async function signPsbt(
  state: DriverState,
  { psbt, inputs, chain, broadcast, signal }: PsbtRequest,
): Promise<SignedPsbt> {
  const signInputs = inputs.map(({ address, index, sighashTypes }) => ({
    address,
    index,
    ...(sighashTypes ? { sighashTypes } : {}),
  }))
  const response = await send(state, chain, 'signPsbt', { psbt: toBase64(psbt), signInputs, broadcast }, signal)
  return {
    psbt: parsePsbtResponse(readField(response, 'psbt') ?? response, response),
    txid: readField(response, 'txid'),
  }
}

/** Sends `sendTransfer`. Returns the transaction id as the wallet reports it. */
export async function sendTransfer(
  state: DriverState,
  { actor, recipients: [recipient], chain, signal }: TransferRequest,
): Promise<unknown> {
  const params = { recipientAddress: recipient?.address, amount: String(recipient?.amount) }
  const response = await send(state, chain, 'sendTransfer', params, signal, actor.address)
  return readField(response, 'txid') ?? response
}

/** Returns the error for a network that is not part of the grant. */
export function notApproved(networkId: CaipNetworkId): AppKitError {
  return createError(errors.WRONG_NETWORK, {
    details: `The wallet did not approve ${networkId} for this page. Connect again to ask for it.`,
  })
}

async function send(
  state: DriverState,
  chain: BitcoinChain,
  method: string,
  params: object,
  signal: AbortSignal | undefined,
  acting?: string,
): Promise<unknown> {
  const granted = grantedAddresses(state).get(chain) ?? []
  // The wallet granted accounts; an acting address may be another address of one of them.
  const account = granted.find((address) => isSameAddress(address, acting)) ?? granted[0]
  const networkId = toCaipNetworkId(chain)
  if (account === undefined) throw notApproved(networkId)
  return state.channel.request({ method, params: { account, ...params }, networkId, signal })
}
