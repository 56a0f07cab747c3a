import { bytesToHex, hexToBytes, isHex } from 'viem'
import type { Plan } from '../base/plan.js'
import type { PromptChoice } from '../base/prompt.js'
import { describePayload, findChain, type KnownChain } from './describePayload.js'
import { payloadBytes, type SignerPayload, transactionBytes } from './payloadBytes.js'
import type { PolkadotWalletCore } from './polkadotWalletCore.js'
import { fromSs58 } from './ss58.js'

/** Plans `enable`, with a prompt on the first call; `answer` is its result for the page. */
export function planEnable(core: PolkadotWalletCore, answer: object): Plan {
  const { memory, asksForAccounts } = core
  const { locked } = memory.get()
  if (locked === 'throw') throw new Error('The wallet has not been configured yet. Please continue with onboarding.')
  return {
    unlock: locked === 'wait',
    ask: asksForAccounts ? undefined : accessQuestion(core),
    run(choice) {
      if (!asksForAccounts) share(core, choice)
      return answer
    },
  }
}

/** Returns the prompt for access; `undefined` for a page that already has it. */
function accessQuestion({ accounts, memory }: PolkadotWalletCore): Plan['ask'] {
  if (memory.shared()) return undefined
  return {
    kind: 'connect',
    accounts: accounts.map(({ address }) => address),
    names: accounts.map(({ shown }) => shown.name ?? ''),
    selected: 0,
    ticked: accounts.map((_, index) => index),
  }
}

function share({ accounts, memory }: PolkadotWalletCore, choice: PromptChoice): void {
  if (!memory.shared()) memory.share(choice.accounts ?? accounts.map((_, index) => index))
}

export function planAccounts(core: PolkadotWalletCore): Plan {
  const { memory, visible, asksForAccounts } = core
  const { locked } = memory.get()
  return {
    unlock: locked === 'wait',
    ask: asksForAccounts && locked !== 'blank' ? accessQuestion(core) : undefined,
    run(choice) {
      if (locked === 'blank') return []
      if (asksForAccounts) share(core, choice)
      if (memory.shared()) return visible()
      throw new Error(`The source ${memory.origin} has not been enabled yet`)
    },
  }
}

export function planPayload(
  core: PolkadotWalletCore,
  payload: SignerPayload,
  chains: readonly KnownChain[] | undefined,
): Plan {
  const key = core.authorized(payload.address)
  const chain = findChain(payload, chains)
  return {
    unlock: true,
    ask: {
      kind: 'transaction',
      account: payload.address,
      network: chain?.name ?? payload.genesisHash,
      parts: [{ lines: describePayload(payload, chain) }],
      sends: false,
    },
    run() {
      const signed = core.changesFees ? { ...payload, tip: '0x03e8' } : payload
      const signature = Uint8Array.from([key.signatureKind, ...key.sign(payloadBytes(signed))])
      const answer = { id: 1, signature: bytesToHex(signature) }
      if (!core.changesFees) return answer
      const transaction = transactionBytes(signed, fromSs58(payload.address), signature)
      return { ...answer, signedTransaction: bytesToHex(transaction) }
    },
  }
}

export function planRaw(
  core: PolkadotWalletCore,
  request: { readonly address: string; readonly data: string; readonly type: string },
): Plan {
  const key = core.authorized(request.address)
  const bytes = isHex(request.data) ? hexToBytes(request.data) : new TextEncoder().encode(request.data)
  const text = new TextDecoder().decode(bytes)
  return {
    unlock: true,
    ask: { kind: 'message', account: request.address, text, readable: !text.includes('\ufffd') },
    run: () => ({ id: 1, signature: bytesToHex(key.sign(request.type === 'payload' ? bytes : wrapped(bytes))) }),
  }
}

/** Wraps bytes before signing, so that they cannot be a transaction. */
function wrapped(bytes: Uint8Array): Uint8Array {
  const text = new TextDecoder().decode(bytes)
  if (text.startsWith('<Bytes>') && text.endsWith('</Bytes>')) return bytes
  const encoder = new TextEncoder()
  return Uint8Array.from([...encoder.encode('<Bytes>'), ...bytes, ...encoder.encode('</Bytes>')])
}
