import { encodeBase58, readField } from '@latchkey/common'
import { readAccounts } from '../src/wallet/accounts.js'

export const alice = createAccount(7)
export const bob = createAccount(9)
export const signature = new Uint8Array(64).fill(3)

/** Creates an account as wallets share it; the key is fake. */
export function createAccount(seed: number, label?: string) {
  const publicKey = new Uint8Array(32).fill(seed)
  return {
    address: encodeBase58(publicKey),
    publicKey,
    chains: ['solana:mainnet', 'solana:devnet'],
    features: ['solana:signMessage', 'solana:signTransaction', 'solana:signAndSendTransaction'],
    ...(label === undefined ? {} : { label }),
  }
}

type Inputs = readonly unknown[]
type Answer = (...inputs: Inputs) => unknown

/** A wallet that responds by script, records its calls, and can emit changes. It does not sign. */
export type ScriptedWallet = {
  version: string
  name: unknown
  icon: unknown
  chains: unknown
  accounts: unknown
  features: Record<string, Record<string, unknown>>
  readonly calls: { readonly feature: string; readonly inputs: Inputs }[]
  readonly answers: Record<string, Answer>
  change(properties: unknown): void
  listenerCount(): number
}

export function createScriptedWallet(answers: Record<string, Answer> = {}): ScriptedWallet {
  const listeners = new Set<(properties: unknown) => void>()
  const method = (feature: string) => {
    return async (...inputs: Inputs) => {
      wallet.calls.push({ feature, inputs })
      return wallet.answers[feature]?.(...inputs)
    }
  }
  const versions = { version: '1.0.0', supportedTransactionVersions: ['legacy', 0] }
  const wallet: ScriptedWallet = {
    version: '1.0.0',
    name: 'Test Wallet',
    icon: 'data:image/svg+xml,<svg/>',
    chains: ['solana:mainnet', 'solana:devnet'],
    accounts: [alice],
    calls: [],
    answers: {
      'standard:connect': () => ({ accounts: wallet.accounts }),
      'standard:disconnect': () => undefined,
      'solana:signMessage': (...inputs) => inputs.map(() => ({ signature })),
      'solana:signTransaction': (...inputs) => inputs.map((input) => ({ signedTransaction: signedBy(input) })),
      'solana:signAndSendTransaction': (...inputs) => inputs.map(() => ({ signature })),
      ...answers,
    },
    features: {
      'standard:connect': { version: '1.0.0', connect: method('standard:connect') },
      'standard:disconnect': { version: '1.0.0', disconnect: method('standard:disconnect') },
      'standard:events': {
        version: '1.0.0',
        on(_event: string, listener: (properties: unknown) => void) {
          const own = (properties: unknown) => listener(properties)
          listeners.add(own)
          return () => void listeners.delete(own)
        },
      },
      'solana:signMessage': { version: '1.0.0', signMessage: method('solana:signMessage') },
      'solana:signTransaction': { ...versions, signTransaction: method('solana:signTransaction') },
      'solana:signAndSendTransaction': {
        ...versions,
        signAndSendTransaction: method('solana:signAndSendTransaction'),
      },
    },
    change(properties) {
      // Real wallets show what they report.
      const accounts = readField(properties, 'accounts')
      if (readAccounts(accounts).length > 0) wallet.accounts = accounts
      for (const listener of [...listeners]) listener(properties)
    },
    listenerCount: () => listeners.size,
  }
  return wallet
}

/** Returns the transaction with the first signature filled in. */
function signedBy(input: unknown): Uint8Array {
  const { transaction } = input as { readonly transaction: Uint8Array }
  const signed = transaction.slice()
  signed.set(signature, 1)
  return signed
}

/** Registers wallets on a page; the returned function unregisters them. */
export function register(page: Window, ...wallets: readonly unknown[]): () => void {
  let undo: () => void = () => undefined
  const detail = (api: { register(...wallets: readonly unknown[]): () => void }) => {
    undo = api.register(...wallets)
  }
  page.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail }))
  return () => undo()
}
