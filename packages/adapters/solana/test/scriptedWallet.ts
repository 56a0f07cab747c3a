import { createPrivateKey, createPublicKey, sign } from 'node:crypto'
import { encodeBase58, readField } from '@latchkey/common'
import { readAccounts } from '../src/wallet/accounts.js'

/** Keys by address, for {@link signWith}. */
const keys = new Map<string, ReturnType<typeof createPrivateKey>>()

export const alice = createAccount(7)
export const bob = createAccount(9)
export const signature = new Uint8Array(64).fill(3)

/** Creates an account as wallets share it. */
export function createAccount(seed: number, label?: string) {
  // The DER prefix of an Ed25519 key, before its 32 bytes.
  const der = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), Buffer.alloc(32, seed)])
  const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
  const publicKey = Uint8Array.from(createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(-32))
  const address = encodeBase58(publicKey)
  keys.set(address, key)
  return {
    address,
    publicKey,
    chains: ['solana:mainnet', 'solana:devnet'],
    features: ['solana:signMessage', 'solana:signTransaction', 'solana:signAndSendTransaction'],
    ...(label === undefined ? {} : { label }),
  }
}

/** Signs bytes with the key of an account. */
export function signWith(address: string, bytes: Uint8Array): Uint8Array {
  const key = keys.get(address)
  if (!key) throw new Error(`There is no key of ${address}`)
  return Uint8Array.from(sign(null, bytes, key))
}

/** Signs a transaction as its first signer. */
export function signTransactionWith(address: string, transaction: Uint8Array): Uint8Array {
  const signed = transaction.slice()
  signed.set(signWith(address, transaction.subarray(1 + 64 * (transaction[0] ?? 0))), 1)
  return signed
}

type Inputs = readonly unknown[]
type Answer = (...inputs: Inputs) => unknown

/**
 * A wallet that responds by script, records its calls, and can emit changes. By default it signs, and sends nothing.
 */
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
      'solana:signMessage': (...inputs) => inputs.map((input) => ({ signature: signWith(...readInput(input)) })),
      'solana:signTransaction': (...inputs) =>
        inputs.map((input) => ({ signedTransaction: signTransactionWith(...readInput(input)) })),
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

/** Reads the account's address and the bytes to sign. */
function readInput(input: unknown): readonly [address: string, bytes: Uint8Array] {
  const { account, message, transaction } = input as Readonly<Record<'account' | 'message' | 'transaction', unknown>>
  const { address } = account as { readonly address: string }
  return [address, (message ?? transaction) as Uint8Array]
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
