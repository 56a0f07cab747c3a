import {
  badResult,
  decodeBase58,
  encodeBase58,
  findSignedSolanaMessage,
  findSolanaSigner,
  invalidParams,
  mapSolanaSendError,
  parseSolanaTransactionId,
  readField,
  readSignedSolanaTransaction,
  readSolanaSignature,
  readSolanaTransaction,
  type SolanaActions,
} from '@latchkey/common'
import { base64 } from '@scure/base'
import type { Actor, UniversalAccess } from './universalAccess.js'

/** Either method can sign one transaction or several. */
const signingMethods = ['solana_signTransaction', 'solana_signAllTransactions']
/** Maximum number of transactions in one request. Wallets show no more at once. */
const longestList = 100

/** Returns the Solana actions that need no chain library. */
export function createSolanaActions(access: UniversalAccess): SolanaActions {
  const { isGranted, actor, ask, askForSignature } = access
  return {
    ...(isGranted('solana_signMessage') && {
      signMessage: async ({ message, address, signal }) => {
        const bytes = typeof message === 'string' ? new TextEncoder().encode(message) : message.raw
        const from = actor(address)
        const params = { message: encodeBase58(bytes), pubkey: from.address }
        const response = await askForSignature(from, 'solana_signMessage', params, signal)
        const signature = readSolanaSignature(response)
        const publicKey = decodeBase58(from.address) ?? new Uint8Array()
        const parts = signature && { message: bytes, publicKey, signature, acceptsUnverified: true }
        if (parts && (await findSignedSolanaMessage(parts))) return encodeBase58(parts.signature)
        throw badResult('a signature of the message', response)
      },
    }),
    ...(signingMethods.some(isGranted) && {
      signTransaction: async ({ transaction, address, signal }) => {
        const { bytes, rebuild } = readSolanaTransaction(transaction, 'transaction')
        const [signed = bytes] = await signTransactions(access, actor(address), [bytes], signal)
        return rebuild(signed)
      },
      signAllTransactions: async ({ transactions, address, signal }) => {
        if (!Array.isArray(transactions) || transactions.length === 0 || transactions.length > longestList)
          throw invalidParams('transactions', `must be a list of 1 to ${longestList}`)
        const forms = transactions.map((one, index) => readSolanaTransaction(one, `transactions[${index}]`))
        const list = forms.map(({ bytes }) => bytes)
        const signed = await signTransactions(access, actor(address), list, signal)
        return forms.map(({ bytes, rebuild }, index) => rebuild(signed[index] ?? bytes))
      },
    }),
    ...(isGranted('solana_signAndSendTransaction') && {
      signAndSendTransaction: async ({ transaction, options, address, signal }) => {
        const { bytes } = readSolanaTransaction(transaction, 'transaction')
        const from = actor(address)
        assertSigner(bytes, from.address)
        const params = {
          transaction: base64.encode(bytes),
          pubkey: from.address,
          ...(options ? { sendOptions: options } : {}),
        }
        try {
          return parseSolanaTransactionId(await ask('solana_signAndSendTransaction', params, signal))
        } catch (error) {
          throw mapSolanaSendError(error)
        }
      },
    }),
  }
}

/** Signs in one request if the wallet supports it, otherwise one by one. */
async function signTransactions(
  { isGranted, askForSignature }: UniversalAccess,
  from: Actor,
  transactions: readonly Uint8Array[],
  signal: AbortSignal | undefined,
): Promise<readonly Uint8Array[]> {
  const pubkey = from.address
  const account = transactions.map((bytes) => assertSigner(bytes, pubkey))[0] ?? new Uint8Array()
  const read = async (part: unknown, bytes: Uint8Array, response: unknown) => {
    const signed = await readSignedSolanaTransaction(part, bytes, account)
    if (!signed) throw badResult('a signed transaction', response)
    return signed
  }
  const isOneByOne = isGranted('solana_signTransaction')
  if (isGranted('solana_signAllTransactions') && !(isOneByOne && transactions.length === 1)) {
    const params = { transactions: transactions.map((bytes) => base64.encode(bytes)), pubkey }
    const response = await askForSignature(from, 'solana_signAllTransactions', params, signal)
    // Some wallets return the bare list.
    const parts = readField(response, 'transactions') ?? response
    if (!Array.isArray(parts) || parts.length !== transactions.length) throw badResult('signed transactions', response)
    return Promise.all(transactions.map((bytes, index) => read(parts[index], bytes, response)))
  }
  const signed: Uint8Array[] = []
  for (const bytes of transactions) {
    const params = { transaction: base64.encode(bytes), pubkey }
    const response = await askForSignature(from, 'solana_signTransaction', params, signal)
    signed.push(await read(response, bytes, response))
  }
  return signed
}

/** Returns the key of an account. Throws `INVALID_PARAMS` unless the account has to sign the transaction. */
function assertSigner(transaction: Uint8Array, address: string): Uint8Array {
  const account = decodeBase58(address) ?? new Uint8Array()
  if (findSolanaSigner(transaction, account) < 0)
    throw invalidParams('transaction', `is not to be signed by ${address}`)
  return account
}
