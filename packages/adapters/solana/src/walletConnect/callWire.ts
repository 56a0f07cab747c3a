import { type CaipNetworkId, invalidParams, readField, type WalletConnectWire } from '@latchkey/common'
import { decodeBase58, encodeBase58 } from '../base58.js'
import { standardNameOf } from '../chains.js'
import type { Feature } from '../openWallet.js'
import { readBytes } from '../readBytes.js'
import { encodeBase64 } from './base64.js'
import type { Grant } from './readGrant.js'
import { readSignature, readSigned } from './readSigned.js'

/** What a call of a feature goes by. */
export type WireCall = {
  readonly wire: WalletConnectWire
  readonly grant: Grant
  /** The network of the page, for inputs that name none. */
  readonly networkId: CaipNetworkId
  readonly signal?: AbortSignal | undefined
}

/** One input of a feature, read. */
type Input = { readonly address: string; readonly networkId: CaipNetworkId; readonly bytes: Uint8Array }

/** Base58 takes time that grows with the square of the length, and nobody reads more on a phone. */
const longestMessage = 16_384

/** Calls a signing feature of Wallet Standard over WalletConnect: an output for each input, `null` where the answer is none. */
export async function callWire(call: WireCall, feature: Feature, inputs: readonly unknown[]): Promise<unknown> {
  if (feature === 'solana:signTransaction') return signTransactions(call, inputs)
  const outputs: unknown[] = []
  for (const input of inputs) {
    const { address, networkId, bytes } = readInput(call, input, feature === 'solana:signMessage')
    const options = readField(input, 'options')
    const [method, params] =
      feature === 'solana:signMessage'
        ? ['solana_signMessage', { message: encodeBase58(bytes), pubkey: address }]
        : [
            'solana_signAndSendTransaction',
            { ...transactionOf(bytes, address), ...(options ? { sendOptions: options } : {}) },
          ]
    outputs.push({ signature: readSignature(await ask(call, method, params, networkId)) })
  }
  return outputs
}

/** In one question where the wallet has it, else one after the other. */
async function signTransactions(call: WireCall, given: readonly unknown[]): Promise<readonly unknown[]> {
  const inputs = given.map((input) => readInput(call, input))
  const [first] = inputs
  const { methods } = call.grant
  const isOneByOne = methods.includes('solana_signTransaction')
  const isTogether = inputs.every(
    ({ address, networkId }) => address === first?.address && networkId === first.networkId,
  )
  if (first && isTogether && methods.includes('solana_signAllTransactions') && !(isOneByOne && inputs.length === 1)) {
    const params = { transactions: inputs.map(({ bytes }) => encodeBase64(bytes)), pubkey: first.address }
    const answer = await ask(call, 'solana_signAllTransactions', params, first.networkId)
    const signed = readField(answer, 'transactions')
    return inputs.map((input, index) => toOutput(readField(signed, String(index)), input))
  }
  const outputs: unknown[] = []
  for (const input of inputs) {
    const params = transactionOf(input.bytes, input.address)
    outputs.push(toOutput(await ask(call, 'solana_signTransaction', params, input.networkId), input))
  }
  return outputs
}

function toOutput(answer: unknown, { bytes, address }: Input): unknown {
  return { signedTransaction: readSigned(answer, bytes, decodeBase58(address) ?? new Uint8Array()) }
}

function transactionOf(bytes: Uint8Array, pubkey: string) {
  return { transaction: encodeBase64(bytes), pubkey }
}

function ask({ wire, grant, signal }: WireCall, method: string, params: unknown, id: CaipNetworkId): Promise<unknown> {
  return wire.request({ method, params, networkId: grant.networks.get(id) ?? id, signal })
}

/** Apps may call the wallet's object themselves, so nothing of an input is taken as it is. */
function readInput({ grant, networkId }: WireCall, input: unknown, isMessage = false): Input {
  const address = readField(readField(input, 'account'), 'address')
  if (typeof address !== 'string' || !grant.accounts.has(address))
    throw invalidParams('account', 'is none that the wallet shares')
  const bytes = readBytes(readField(input, isMessage ? 'message' : 'transaction'))
  if (!bytes) throw invalidParams(isMessage ? 'message' : 'transaction', 'must be bytes')
  if (bytes.length > longestMessage) throw invalidParams('message', `is longer than ${longestMessage} bytes`)
  const chain = readField(input, 'chain')
  if (typeof chain !== 'string') return { address, networkId, bytes }
  const approved = [...grant.networks.keys()].find((id) => id === chain || standardNameOf(id) === chain)
  return { address, networkId: approved ?? grant.currentId(`solana:${chain.replace(/^solana:/, '')}`), bytes }
}
