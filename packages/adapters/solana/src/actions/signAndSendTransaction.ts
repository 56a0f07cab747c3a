import {
  finite,
  flag,
  invalidParams,
  objectOf,
  oneOf,
  optional,
  readField,
  readSolanaTransaction,
  type SolanaActions,
  type SolanaConnection,
  type SolanaSendOptions,
} from '@latchkey/common'
import type { WalletAccess } from '../requests/walletAccess.js'
import { sendOut } from '../transaction/sendOut.js'

/**
 * Signs a transaction and sends it to the network that is active at the time of the call, or with the connection of the
 * app.
 */
export async function signAndSendTransaction(
  wallet: WalletAccess,
  parameters: Parameters<NonNullable<SolanaActions['signAndSendTransaction']>>[0],
): Promise<string> {
  const on = wallet.network()
  const { bytes } = readSolanaTransaction(parameters.transaction, 'transaction')
  const options = readSendOptions(parameters.options)
  const connection = readConnection(parameters.connection)
  return sendOut(wallet, wallet.actor(parameters), on, { transaction: bytes, options, connection })
}

const parse = optional(
  objectOf({
    skipPreflight: optional(flag),
    preflightCommitment: optional(oneOf(['processed', 'confirmed', 'finalized'])),
    maxRetries: optional(finite(0, 1_000)),
    minContextSlot: optional(finite(0, Number.MAX_SAFE_INTEGER)),
  }),
)

/** Validates send options and returns a copy. Throws `INVALID_PARAMS`. */
function readSendOptions(options: unknown): SolanaSendOptions | undefined {
  const parsed = parse(options, 'options')
  if (!parsed.ok) throw invalidParams('options', `cannot be used: ${parsed.reason}`)
  return parsed.value
}

function readConnection(connection: SolanaConnection | undefined): SolanaConnection | undefined {
  if (connection === undefined || typeof readField(connection, 'sendRawTransaction') === 'function') return connection
  throw invalidParams('connection', 'must be a Connection of @solana/web3.js')
}
