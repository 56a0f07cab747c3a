import {
  badResult,
  type CaipNetworkId,
  createError,
  decodeBase58,
  encodeBase58,
  errors,
  findSignedSolanaMessage,
  invalidParams,
  type RemoteChannel,
  readField,
  readSignedSolanaTransaction,
  readSolanaSignature,
} from '@latchkey/common'
import { standardNameOf } from '../network/chains.js'
import { encodeBase64 } from '../parse/base64.js'
import { copyBytes } from '../parse/copyBytes.js'
import { readList } from '../parse/readList.js'
import type { SigningFeature } from '../wallet/features.js'
import type { Grant } from './readGrant.js'

/** Context of a feature call. */
export type FeatureCall = {
  readonly channel: RemoteChannel
  readonly grant: Grant
  /** The active network, for inputs that don't name a chain. */
  readonly networkId: CaipNetworkId
  readonly signal?: AbortSignal | undefined
}

/** A validated input of a feature. */
type Input = { readonly address: string; readonly networkId: CaipNetworkId; readonly bytes: Uint8Array }

/** Maximum length of a message in bytes, because encoding base58 takes quadratic time. */
const longestMessage = 16_384

/**
 * Calls a signing feature of Wallet Standard of a remote wallet. Returns one output per input. Throws
 * `METHOD_NOT_SUPPORTED` for any other feature.
 */
export async function callFeature(
  call: FeatureCall,
  feature: SigningFeature,
  inputs: readonly unknown[],
): Promise<readonly unknown[]> {
  switch (feature) {
    case 'solana:signMessage':
      return inTurn(inputs, (input) => signMessage(call, readInput(call, input, true)))
    case 'solana:signTransaction':
      return signTransactions(call, inputs)
    case 'solana:signAndSendTransaction':
      return inTurn(inputs, (input) => sendTransaction(call, readInput(call, input), readField(input, 'options')))
    default:
      throw createError(errors.METHOD_NOT_SUPPORTED, { details: `The wallet has no ${feature satisfies never}.` })
  }
}

/** Sends one request after the other, because a wallet shows one prompt at a time. */
async function inTurn<Input, Output>(
  inputs: readonly Input[],
  send: (input: Input) => Promise<Output>,
): Promise<readonly Output[]> {
  const outputs: Output[] = []
  for (const input of inputs) outputs.push(await send(input))
  return outputs
}

async function signMessage(call: FeatureCall, { address, networkId, bytes: message }: Input): Promise<unknown> {
  const params = { message: encodeBase58(message), pubkey: address }
  const response = await ask(call, 'solana_signMessage', params, networkId)
  const signature = readSolanaSignature(response)
  const parts = signature && { message, publicKey: keyOf(address), signature, acceptsUnverified: true }
  const signedMessage = parts && (await findSignedSolanaMessage(parts))
  if (!signedMessage) throw badResult('a signature of the message', response)
  return { signature, signedMessage }
}

async function sendTransaction(
  call: FeatureCall,
  { address, networkId, bytes }: Input,
  options: unknown,
): Promise<unknown> {
  const params = { ...transactionOf(bytes, address), ...(options ? { sendOptions: options } : {}) }
  const response = await ask(call, 'solana_signAndSendTransaction', params, networkId)
  const signature = readSolanaSignature(response)
  if (!signature) throw badResult('the signature of a sent transaction', response)
  return { signature }
}

/** Signs in one request if the wallet supports it, otherwise one by one. */
async function signTransactions(call: FeatureCall, given: readonly unknown[]): Promise<readonly unknown[]> {
  const inputs = given.map((input) => readInput(call, input))
  const [first] = inputs
  const { methods } = call.grant
  const isOneByOne = methods.includes('solana_signTransaction')
  const isTogether = inputs.every(
    ({ address, networkId }) => address === first?.address && networkId === first.networkId,
  )
  if (first && isTogether && methods.includes('solana_signAllTransactions') && !(isOneByOne && inputs.length === 1)) {
    const params = { transactions: inputs.map(({ bytes }) => encodeBase64(bytes)), pubkey: first.address }
    const response = await ask(call, 'solana_signAllTransactions', params, first.networkId)
    // Some wallets return the bare list.
    const signed = readList(readField(response, 'transactions') ?? response)
    if (signed?.length !== inputs.length) throw badResult('signed transactions', response)
    return Promise.all(inputs.map((input, index) => toOutput(signed[index], input, response)))
  }
  return inTurn(inputs, async (input) => {
    const params = transactionOf(input.bytes, input.address)
    const response = await ask(call, 'solana_signTransaction', params, input.networkId)
    return toOutput(response, input, response)
  })
}

/** Reads a signed transaction, which is the whole response or a part of it. */
async function toOutput(part: unknown, { bytes, address }: Input, response: unknown): Promise<unknown> {
  const signedTransaction = await readSignedSolanaTransaction(part, bytes, keyOf(address))
  if (!signedTransaction) throw badResult('a signed transaction', response)
  return { signedTransaction }
}

function keyOf(address: string): Uint8Array {
  return decodeBase58(address) ?? new Uint8Array()
}

function transactionOf(bytes: Uint8Array, pubkey: string) {
  return { transaction: encodeBase64(bytes), pubkey }
}

function ask(
  { channel, grant, signal }: FeatureCall,
  method: string,
  params: unknown,
  id: CaipNetworkId,
): Promise<unknown> {
  return channel.request({ method, params, networkId: grant.networks.get(id) ?? id, signal })
}

/** Validates an input, because apps can call the wallet object directly. */
function readInput({ grant, networkId }: FeatureCall, input: unknown, isMessage = false): Input {
  const address = readField(readField(input, 'account'), 'address')
  if (typeof address !== 'string' || !grant.accounts.has(address))
    throw invalidParams('account', 'is none that the wallet shares')
  const bytes = copyBytes(readField(input, isMessage ? 'message' : 'transaction'))
  if (!bytes) throw invalidParams(isMessage ? 'message' : 'transaction', 'must be bytes')
  if (bytes.length > longestMessage) throw invalidParams('message', `is longer than ${longestMessage} bytes`)
  const chain = readField(input, 'chain')
  if (typeof chain !== 'string') return { address, networkId, bytes }
  const approved = [...grant.networks.keys()].find((id) => id === chain || standardNameOf(id) === chain)
  return { address, networkId: approved ?? grant.currentId(`solana:${chain.replace(/^solana:/, '')}`), bytes }
}
