import {
  type Bip122Actions,
  type BitcoinRecipient,
  type CaipNetworkId,
  invalidParams,
  parseBitcoinSignature,
  parseBitcoinTransactionId,
} from '@latchkey/common'
import { sha256 } from '@noble/hashes/sha2'
import { bech32, bech32m, createBase58check } from '@scure/base'
import type { UniversalAccess } from './universalAccess.js'

/** Maximum supply in satoshi. */
const maxSatoshi = 2_100_000_000_000_000n

/** Returns the Bitcoin actions that need no chain library. */
export function createBip122Actions({
  isGranted,
  networkId,
  actor,
  ask,
  askForSignature,
}: UniversalAccess): Bip122Actions {
  return {
    ...(isGranted('signMessage') && {
      signMessage: async ({ message, protocol, address, signal }) => {
        const from = actor(address)
        const params = { account: from.address, message, address: from.address, ...(protocol ? { protocol } : {}) }
        const response = await askForSignature(from, 'signMessage', params, signal)
        return parseBitcoinSignature(response).base64
      },
    }),
    ...(isGranted('sendTransfer') && {
      sendTransfer: async ({ recipients, address, signal }) => {
        const recipient = readRecipient(recipients, networkId)
        const params = {
          account: actor(address).address,
          recipientAddress: recipient.address,
          amount: String(recipient.amount),
        }
        return parseBitcoinTransactionId(await ask('sendTransfer', params, signal))
      },
    }),
  }
}

/** Returns the only recipient that the method allows. Throws `INVALID_PARAMS` with the field. */
function readRecipient(
  recipients: readonly BitcoinRecipient[],
  networkId: UniversalAccess['networkId'],
): BitcoinRecipient {
  const [recipient] = Array.isArray(recipients) ? recipients : []
  if (!recipient || recipients.length > 1) throw invalidParams('recipients', 'must hold one recipient')
  const { address, amount } = recipient
  if (!isBitcoinAddress(address, networkId()))
    throw invalidParams('recipients[0].address', `is no address of ${networkId()}`)
  if (typeof amount !== 'bigint' || amount <= 0n || amount > maxSatoshi)
    throw invalidParams('recipients[0].amount', 'must be a bigint of satoshi, more than 0')
  return { address, amount }
}

type Kind = 'main' | 'test' | 'regtest'

const kinds: Readonly<Record<string, Kind>> = {
  'bip122:000000000019d6689c085ae165831e93': 'main',
  'bip122:0f9188f13cb7b2c71f2a335e3a4fc328': 'regtest',
}
const bech32Prefixes: Readonly<Record<Kind, string>> = { main: 'bc', test: 'tb', regtest: 'bcrt' }
/** Version bytes of P2PKH and P2SH addresses. */
const versions: Readonly<Record<Kind, readonly number[]>> = { main: [0, 5], test: [111, 196], regtest: [111, 196] }
const base58check = createBase58check(sha256)

/**
 * Whether a text is an address of a Bitcoin network (CAIP-2), with a correct checksum. Unknown networks count as test
 * networks.
 */
function isBitcoinAddress(value: unknown, networkId: CaipNetworkId): value is string {
  if (typeof value !== 'string' || value.length < 14 || value.length > 90) return false
  const kind = kinds[networkId] ?? 'test'
  return /^(?:bc|tb|bcrt)1/i.test(value) ? isSegwit(value, bech32Prefixes[kind]) : isBase58(value, versions[kind])
}

function isBase58(value: string, allowed: readonly number[]): boolean {
  try {
    const [version = -1, ...hash] = base58check.decode(value)
    return hash.length === 20 && allowed.includes(version)
  } catch {
    return false
  }
}

/** Witness version 0 has the checksum of BIP-173, later versions that of BIP-350. */
function isSegwit(value: string, prefix: string): boolean {
  const first = bech32.decodeUnsafe(value, 90)
  const decoded = first ?? bech32m.decodeUnsafe(value, 90)
  const [version = -1, ...data] = decoded?.words ?? []
  if (decoded?.prefix !== prefix || version < 0 || version > 16 || (version === 0) !== Boolean(first)) return false
  const length = bech32.fromWordsUnsafe(data)?.length ?? 0
  return version === 0 ? length === 20 || length === 32 : length >= 2 && length <= 40
}
