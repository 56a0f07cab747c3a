import { base58, base64 } from '@scure/base'
import { parseWireTransaction, setSignature } from '../../chains/solana/wireTransaction.js'
import { RpcAnswerError, rpcRequest } from '../../rpc/rpcRequest.js'
import { isJsonObject, type JsonObject } from '../base/jsonObject.js'
import type { Plan } from '../base/plan.js'
import type { PromptDetails } from '../base/prompt.js'
import { addPriorityFee } from './addPriorityFee.js'
import { describeTransaction } from './describeTransaction.js'
import { ledgerEnvelope } from './ledgerEnvelope.js'
import type { SolanaFeature } from './solanaTestWalletOptions.js'
import type { SolanaWalletCore } from './solanaWalletCore.js'

type Method = (core: SolanaWalletCore, inputs: readonly unknown[]) => Plan

/** The functions of the wallet's features. Each takes any number of inputs and returns one output per input. */
export const solanaMethods: Readonly<Partial<Record<SolanaFeature, Method>>> = {
  'standard:connect': (core, [input]) => {
    const { locked } = core.memory.get()
    const answer = () => ({ accounts: core.visible() })
    const ignoresSilent = core.options.quirks?.ignoresSilent === true && !core.memory.shared()?.length
    if (isJsonObject(input) && input.silent === true && !ignoresSilent) {
      if (locked === 'throw') throw new Error('The wallet is locked.')
      return { run: answer }
    }
    if (locked === 'blank') return { run: () => ({ accounts: [] }) }
    if (locked === 'throw') throw new Error('The wallet is locked.')
    const isKnown = Boolean(core.memory.shared()?.length)
    const { selected } = core.memory.get()
    return {
      unlock: !(locked === 'show' && isKnown),
      ask: isKnown ? undefined : { kind: 'connect', accounts: core.addresses, selected },
      run({ accounts: ticked = [selected] }) {
        if (isKnown) return answer()
        const [first] = ticked
        core.memory.share(ticked)
        if (first !== undefined && !ticked.includes(selected)) core.memory.select(first)
        return answer()
      },
    }
  },

  'standard:disconnect': (core) => ({ run: () => core.memory.revoke() }),

  'solana:signMessage': (core, inputs) => {
    const messages = inputs.map((input) => {
      const { account, message } = readInput(input)
      if (!(message instanceof Uint8Array)) throw new Error('The message must be bytes.')
      return { account, message, address: core.authorized(account) }
    })
    return {
      unlock: true,
      ask: messageQuestion(messages),
      run: () =>
        messages.map(({ account, message }) => {
          const signed = core.options.quirks?.wrapsMessages ? ledgerEnvelope(message) : message
          return { signedMessage: signed, signature: core.sign(account, signed), signatureType: 'ed25519' }
        }),
    }
  },

  'solana:signTransaction': (core, inputs) => {
    const transactions = inputs.map((input) => readTransaction(core, input))
    return {
      unlock: true,
      ask: transactionQuestion(core, inputs, transactions, false),
      run: () => transactions.map((transaction) => ({ signedTransaction: sign(core, transaction) })),
    }
  },

  'solana:signAndSendTransaction': (core, inputs) => {
    const transactions = inputs.map((input) => readTransaction(core, input))
    return {
      unlock: true,
      ask: transactionQuestion(core, inputs, transactions, true),
      async run() {
        const outputs: object[] = []
        for (const [index, transaction] of transactions.entries()) {
          const { chain, options } = readInput(inputs[index])
          const signature = await send(core, chain, sign(core, transaction), options)
          outputs.push({ signature: base58.decode(signature) })
        }
        return outputs
      },
    }
  },
}

type Transaction = { readonly account: unknown; readonly address: string; readonly bytes: Uint8Array }

function readInput(input: unknown): JsonObject {
  if (!isJsonObject(input)) throw new Error('An input must be an object.')
  return input
}

function readTransaction(core: SolanaWalletCore, input: unknown): Transaction {
  const { account, transaction, chain } = readInput(input)
  if (!(transaction instanceof Uint8Array)) throw new Error('The transaction must be bytes.')
  core.chain(chain)
  const { version } = parseWireTransaction(transaction)
  if (!(core.options.transactionVersions ?? ['legacy', 0]).includes(version))
    throw new Error(`Transactions of version ${version} are not supported.`)
  return { account, address: core.authorized(account), bytes: transaction }
}

/** Inserts the account's signature into a transaction. */
function sign(core: SolanaWalletCore, { account, address, bytes: given }: Transaction): Uint8Array {
  const bytes = core.options.quirks?.changesFees ? addPriorityFee(given) : given
  const { accounts, message, signerCount } = parseWireTransaction(bytes)
  const place = accounts.slice(0, signerCount).indexOf(address)
  if (place < 0) throw new Error('The account is no signer of the transaction.')
  return setSignature(bytes, place, core.sign(account, message))
}

async function send(core: SolanaWalletCore, chain: unknown, bytes: Uint8Array, options: unknown): Promise<string> {
  const { rpcUrl } = core.chain(chain)
  const parameters = [base64.encode(bytes), { ...(isJsonObject(options) ? options : {}), encoding: 'base64' }]
  try {
    return String(await rpcRequest(rpcUrl, 'sendTransaction', parameters, { fetch: core.options.fetch }))
  } catch (error) {
    if (error instanceof RpcAnswerError) throw new Error(error.message)
    throw new Error('The node of the wallet does not answer.')
  }
}

function messageQuestion(
  messages: readonly { readonly address: string; readonly message: Uint8Array }[],
): PromptDetails {
  const texts = messages.map(({ message }) => new TextDecoder().decode(message))
  const text = texts.join('\n\n')
  return { kind: 'message', account: messages[0]?.address ?? '', text, readable: !text.includes('\ufffd') }
}

function transactionQuestion(
  core: SolanaWalletCore,
  inputs: readonly unknown[],
  transactions: readonly Transaction[],
  sends: boolean,
): PromptDetails {
  const parts = transactions.flatMap(({ bytes }, index) =>
    describeTransaction(bytes).map((part) =>
      transactions.length > 1 ? { ...part, title: `Transaction ${index + 1}` } : part,
    ),
  )
  const network = core.chain(readInput(inputs[0]).chain).name
  return { kind: 'transaction', account: transactions[0]?.address ?? '', network, parts, sends }
}
