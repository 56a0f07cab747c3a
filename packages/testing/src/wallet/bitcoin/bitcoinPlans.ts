import type { Transaction } from '@scure/btc-signer'
import type { Plan } from '../base/plan.js'
import type { BitcoinNetworkName } from './bitcoinChain.js'
import type { BitcoinCore } from './bitcoinCore.js'
import { bitcoinPromptChain, psbtParts } from './bitcoinPrompt.js'
import { type InputToSign, readPsbt, signPsbt } from './bitcoinPsbt.js'
import { broadcast, checkPayments, type Payment, sendPayments } from './bitcoinTransfer.js'
import { signBip322, signEcdsa } from './signBitcoinMessage.js'

/** Plans a connection with the selected account; `answer` returns the response in the provider's format. */
export function connectPlan(core: BitcoinCore, answer: () => unknown): Plan {
  const accounts = Array.from({ length: core.accountCount() }, (_, index) => core.account(index).payment.address)
  const selected = core.memory.get().selected
  return {
    unlock: true,
    ask: core.isPermitted() ? undefined : { kind: 'connect', accounts, selected },
    run({ accounts: ticked = [selected] }) {
      const [first] = ticked
      if (core.isPermitted() || first !== undefined) core.permit()
      if (first !== undefined) core.memory.select(first)
      return answer()
    },
  }
}

export type MessageToSign = {
  readonly address: string
  readonly message: Uint8Array
  /** Signature protocol. Default: ECDSA for payment addresses, BIP-322 for taproot. */
  readonly protocol?: 'ecdsa' | 'bip322' | undefined
}

/** Plans a message signature, as bytes. */
export function messagePlan(
  core: BitcoinCore,
  { address, message, protocol }: MessageToSign,
  answer: (signature: Uint8Array, protocol: 'ecdsa' | 'bip322') => unknown,
): Plan {
  const { key } = core.authorized(address)
  const used = protocol ?? (key.purpose === 'ordinal' ? 'bip322' : 'ecdsa')
  const text = new TextDecoder().decode(message)
  return {
    unlock: true,
    ask: { kind: 'message', account: address, text, readable: true },
    run: async () => answer(used === 'ecdsa' ? await signEcdsa(key, message) : signBip322(key, message), used),
  }
}

export type PsbtToSign = {
  readonly psbt: Uint8Array
  readonly inputs?: readonly InputToSign[] | undefined
  readonly finalize?: boolean | undefined
  readonly broadcast?: boolean | undefined
}

/** Plans a PSBT signature, and the broadcast if wanted. */
export function psbtPlan(
  core: BitcoinCore,
  network: BitcoinNetworkName,
  wanted: PsbtToSign,
  answer: (signed: Uint8Array, txid: string | undefined) => unknown,
): Plan {
  const keys = core.visible(network)
  const account = keys[0]?.address ?? ''
  return {
    unlock: true,
    ask: {
      kind: 'transaction',
      account,
      network: bitcoinPromptChain(core, network).name,
      parts: psbtParts(
        network,
        readPsbt(wanted.psbt),
        keys.map(({ address }) => address),
      ),
      sends: wanted.broadcast === true,
    },
    async run() {
      const finalize = wanted.finalize === true || wanted.broadcast === true
      const signed = signPsbt(wanted.psbt, { keys: core.visible(network), inputs: wanted.inputs, finalize })
      const txid = wanted.broadcast ? await broadcast(core, network, signed.extract()) : undefined
      return answer(signed.toPSBT(), txid)
    },
  }
}

/** Plans a payment from the wallet's own coins. */
export function transferPlan(
  core: BitcoinCore,
  network: BitcoinNetworkName,
  payments: readonly Payment[],
  answer: (txid: string) => unknown,
): Plan {
  checkPayments(network, payments)
  const [key] = core.visible(network)
  return {
    unlock: true,
    ask: {
      kind: 'transactions',
      account: key?.address ?? '',
      chain: bitcoinPromptChain(core, network),
      calls: payments.map(({ address, amount }) => ({ to: address, value: amount })),
    },
    run: async () => answer(await sendPayments(core, network, payments)),
  }
}

/** Plans a switch of the wallet's network. */
export function switchPlan(core: BitcoinCore, network: BitcoinNetworkName, answer: () => unknown): Plan {
  const from = core.network()
  const to = bitcoinPromptChain(core, network)
  return {
    unlock: true,
    ask: from === network ? undefined : { kind: 'switchChain', from: bitcoinPromptChain(core, from), to },
    run() {
      core.selectNetwork(network)
      return answer()
    },
  }
}

/** Plans the broadcast of a fully signed PSBT. */
export function pushPlan(
  core: BitcoinCore,
  network: BitcoinNetworkName,
  transaction: Transaction,
  answer: (txid: string) => unknown,
): Plan {
  return { run: async () => answer(await broadcast(core, network, transaction.extract())) }
}
