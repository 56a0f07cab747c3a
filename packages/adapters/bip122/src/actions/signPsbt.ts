import { AppKitError, type Bip122Actions, type BitcoinAddress, invalidParams, loadPart } from '@latchkey/common'
import { safeParseAddress } from '../address.js'
import { equalBytes, fromBase64, toBase64 } from '../bytes.js'
import type { InputToSign, PsbtRequest, SignedPsbt } from '../faces/face.js'
import { type Psbt, safeParsePsbt } from '../psbt/psbt.js'
import { readTransactionId } from '../transactionId.js'
import type { WalletAccess } from '../walletAccess.js'

type Wish = Parameters<NonNullable<Bip122Actions['signPsbt']>>[0]

/**
 * Has a PSBT signed; base64 in and out, whatever the wallet speaks. The answer must be of the very transaction that was asked
 * for. Without `signInputs` the inputs are those that the account's addresses own.
 */
export async function signPsbt(
  wallet: WalletAccess,
  { psbt: text, signInputs, broadcast = false, address, signal }: Wish,
): Promise<{ readonly psbt: string; readonly txid?: string | undefined }> {
  const bytes = fromBase64(text)
  if (!bytes) throw invalidParams('psbt', 'is not base64')
  const parsed = safeParsePsbt(bytes)
  if (!parsed.ok) throw invalidParams('psbt', `cannot be used: ${parsed.reason}`)
  const actor = wallet.actor(address)
  const addresses = address === undefined ? wallet.addresses() : [actor]
  const inputs = signInputs ? readInputs(wallet, parsed.value, signInputs) : ownInputs(parsed.value, addresses)
  if (inputs.length === 0) throw invalidParams('psbt', 'has no input that belongs to the account')
  await wallet.assertUnchanged(actor, { signal })
  const request: PsbtRequest = { chain: wallet.chain(), psbt: bytes, inputs, broadcast, signal }
  const sends = broadcast && wallet.face.broadcasts === true
  const asking = askForPsbt(wallet, { ...request, broadcast: sends }, parsed.value, signal)
  // What the wallet sends by itself may be sent in any case; a signature that is only handed over binds who was shown.
  const signed = await (sends ? asking : wallet.whileActing(actor, asking))
  if (!broadcast) return { psbt: toBase64(signed.psbt) }
  // A wallet may sign and then fail to send. Sending a transaction again changes nothing.
  const sentId = sends ? readTransactionId(signed.txid) : undefined
  if (sentId) return { psbt: toBase64(signed.psbt), txid: sentId }
  const { broadcastSigned } = await loadPart(() => import('../transfer/broadcastSigned.js'))
  return { psbt: toBase64(signed.psbt), txid: await broadcastSigned(wallet, signed.psbt, signal) }
}

/** Asks the wallet, and compares what it signed with what it was asked to. */
export async function askForPsbt(
  wallet: WalletAccess,
  request: PsbtRequest,
  { unsigned }: Psbt,
  signal: AbortSignal | undefined,
): Promise<SignedPsbt> {
  const signed = await wallet.ask((face) => face.signPsbt?.(request) ?? notSupported(), { signal })
  const parsed = safeParsePsbt(signed.psbt)
  if (!parsed.ok) throw new AppKitError('WALLET_BAD_RESULT', { details: `The wallet gave no PSBT: ${parsed.reason}.` })
  if (equalBytes(parsed.value.unsigned, unsigned)) return signed
  throw new AppKitError('WALLET_BAD_RESULT', { details: 'The wallet signed another transaction than it was asked to.' })
}

/** The inputs whose outputs belong to the addresses. */
function ownInputs({ spent }: Psbt, addresses: readonly BitcoinAddress[]): readonly InputToSign[] {
  const owners = addresses.flatMap(({ address }) => {
    const parsed = safeParseAddress(address)
    return parsed.ok ? [parsed.value] : []
  })
  return spent.flatMap((script, index) => {
    const owner = script && owners.find((one) => equalBytes(one.script, script))
    return owner ? [{ address: owner.address, index }] : []
  })
}

function readInputs(
  wallet: WalletAccess,
  { spent }: Psbt,
  inputs: NonNullable<Wish['signInputs']>,
): readonly InputToSign[] {
  return inputs.map(({ address, index, sighashTypes }) => {
    if (!Number.isInteger(index) || index < 0 || index >= spent.length)
      throw invalidParams('signInputs', 'names no input')
    return { address: wallet.actor(address).address, index, sighashTypes }
  })
}

async function notSupported(): Promise<never> {
  throw new AppKitError('METHOD_NOT_SUPPORTED')
}
