import {
  type ActionsByNamespace,
  AppKitError,
  type Bip122Actions,
  type ChainNamespace,
  type Eip155Actions,
  invalidParams,
  type PolkadotActions,
  readField,
  type SolanaActions,
  type SolanaTransaction,
  type TransactionRequest,
} from '@latchkey/common'
import { encodeBase58 } from './encodeBase58.js'

/** What an action needs of the session. */
export type UniversalAccess = {
  isGranted(method: string): boolean
  /** `UNIVERSAL_PROVIDER_UNDEFINED` once the session ended. */
  ask(method: string, params: unknown, signal?: AbortSignal): Promise<unknown>
  /** The account that acts. */
  address(wanted?: string): string
}

type ByNamespace = { readonly [N in ChainNamespace]: (access: UniversalAccess) => ActionsByNamespace[N] }

/** What can be asked of a wallet without a library of its chain, where it was granted. */
export const createUniversalActions: ByNamespace = { eip155, solana, polkadot, bip122 }

function eip155({ ask, address }: UniversalAccess): Eip155Actions {
  return {
    signMessage: async ({ message, address: wanted, signal }) => {
      const data = typeof message === 'string' ? toHex(new TextEncoder().encode(message)) : message.raw
      return hex(await ask('personal_sign', [data, address(wanted)], signal))
    },
    sendTransaction: async ({ address: wanted, signal, ...transaction }) =>
      hex(await ask('eth_sendTransaction', [{ from: address(wanted), ...toRpc(transaction) }], signal)),
    estimateGas: unsupported,
    writeContract: unsupported,
  }
}

function solana({ isGranted, ask, address }: UniversalAccess): SolanaActions {
  return {
    ...(isGranted('solana_signMessage') && {
      signMessage: async ({ message, address: wanted, signal }) => {
        const bytes = typeof message === 'string' ? new TextEncoder().encode(message) : message.raw
        return signature(
          await ask('solana_signMessage', { message: encodeBase58(bytes), pubkey: address(wanted) }, signal),
          'signature',
        )
      },
    }),
    ...(isGranted('solana_signAndSendTransaction') && {
      signAndSendTransaction: async ({ transaction, options, signal }) => {
        const params = { transaction: toBase64(bytesOf(transaction)), ...(options ? { sendOptions: options } : {}) }
        return signature(await ask('solana_signAndSendTransaction', params, signal), 'signature')
      },
    }),
  }
}

function polkadot({ isGranted, ask, address }: UniversalAccess): PolkadotActions {
  return {
    ...(isGranted('polkadot_signMessage') && {
      signMessage: async ({ message, address: wanted, signal }) => {
        const text = typeof message === 'string' ? message : message.raw
        return hex(
          readField(
            await ask('polkadot_signMessage', { address: address(wanted), message: text }, signal),
            'signature',
          ),
        )
      },
    }),
  }
}

function bip122({ isGranted, ask, address }: UniversalAccess): Bip122Actions {
  return {
    ...(isGranted('signMessage') && {
      signMessage: async ({ message, protocol, address: wanted, signal }) => {
        const account = address(wanted)
        const params = { account, message, address: account, ...(protocol ? { protocol } : {}) }
        return hexToBase64(signature(await ask('signMessage', params, signal), 'signature'))
      },
    }),
    ...(isGranted('sendTransfer') && {
      sendTransfer: async ({ recipients, address: wanted, signal }) => {
        const [recipient, ...more] = recipients
        if (!recipient || more.length > 0) throw invalidParams('recipients', 'must hold one recipient')
        if (recipient.amount <= 0n) throw invalidParams('amount', 'must be more than 0')
        const params = {
          account: address(wanted),
          recipientAddress: recipient.address,
          amount: String(recipient.amount),
        }
        return signature(await ask('sendTransfer', params, signal), 'txid')
      },
    }),
  }
}

function unsupported(): Promise<never> {
  return Promise.reject(
    new AppKitError('METHOD_NOT_SUPPORTED', {
      details: 'This takes the adapter of the namespace; pass it in `adapters`.',
    }),
  )
}

function toRpc({ type: _type, chainId: _chain, accessList, ...rest }: TransactionRequest): Record<string, unknown> {
  const quantities = Object.entries(rest).flatMap(([key, value]) => {
    if (value === undefined) return []
    return [[key, typeof value === 'string' ? value : `0x${value.toString(16)}`] as const]
  })
  return { ...Object.fromEntries(quantities), ...(accessList ? { accessList } : {}) }
}

function bytesOf(transaction: SolanaTransaction): Uint8Array {
  return transaction instanceof Uint8Array
    ? transaction
    : transaction.serialize({ requireAllSignatures: false, verifySignatures: false })
}

function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}

/** WalletConnect has Bitcoin signatures in hexadecimal form, apps in base64; a wallet that gives them so is taken at its word. */
function hexToBase64(text: string): string {
  const [, digits] = /^(?:0x)?((?:[\da-f]{2})+)$/i.exec(text) ?? []
  if (!digits) return text
  return toBase64(Uint8Array.from(digits.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16)))
}

function toHex(bytes: Uint8Array): `0x${string}` {
  return `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

function hex(value: unknown): `0x${string}` {
  if (typeof value !== 'string' || !/^0x[\da-f]{2,8192}$/i.test(value)) throw new AppKitError('WALLET_BAD_RESULT')
  return `0x${value.slice(2)}`
}

/** A signature or an id, by itself or in the field the method's specification names. */
function signature(value: unknown, field: string): string {
  const text = typeof value === 'string' ? value : readField(value, field)
  if (typeof text !== 'string' || !/^[\w+/=-]{16,4096}$/.test(text)) throw new AppKitError('WALLET_BAD_RESULT')
  return text
}
