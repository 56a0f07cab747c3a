import {
  type Bip122Actions,
  type BitcoinAddress,
  invalidParams,
  loadModule,
  readBitcoinTransactionId,
} from '@latchkey/common'
import { safeParseAddress } from '../address/address.js'
import { equalBytes, fromBase64, toBase64 } from '../parse/bytes.js'
import { type Psbt, safeParsePsbt } from '../psbt/psbt.js'
import type { WalletAccess } from '../requests/walletAccess.js'
import { askForPsbt } from '../transaction/askForPsbt.js'
import type { InputToSign, PsbtRequest } from '../wallet/walletDriver.js'

type Request = Parameters<NonNullable<Bip122Actions['signPsbt']>>[0]

/**
 * Asks the wallet to sign a PSBT, given and returned in base64. The response must be the requested transaction.
 * `signInputs` defaults to the inputs that the account's addresses own.
 */
export async function signPsbt(
  wallet: WalletAccess,
  { psbt: text, signInputs, broadcast = false, address, signal }: Request,
): Promise<{ readonly psbt: string; readonly txid?: string | undefined }> {
  const bytes = fromBase64(text)
  if (!bytes) throw invalidParams('psbt', 'is not base64')
  const parsed = safeParsePsbt(bytes)
  if (!parsed.ok) throw invalidParams('psbt', `cannot be used: ${parsed.reason}`)
  const actor = wallet.actor(address)
  const addresses = address === undefined ? wallet.addresses() : [actor]
  const inputs = signInputs ? readInputs(wallet, parsed.value, signInputs) : ownInputs(parsed.value, addresses)
  if (inputs.length === 0) throw invalidParams('psbt', 'has no input that belongs to the account')
  const network = broadcast ? wallet.network() : undefined
  await wallet.assertUnchanged(actor, { signal })
  const request: PsbtRequest = { chain: actor.chain, psbt: bytes, inputs, broadcast, signal }
  const sends = broadcast && wallet.driver.broadcasts === true
  const ask = () => askForPsbt(wallet, { ...request, broadcast: sends }, parsed.value, signal)
  // If the wallet broadcasts, keep waiting after an account change, because it may still send the transaction.
  const signed = await (sends ? ask() : wallet.whileActing(actor, ask))
  if (!network) return { psbt: toBase64(signed.psbt) }
  // A wallet may sign and then fail to send. Broadcasting a transaction twice is harmless.
  const sentId = sends ? readBitcoinTransactionId(signed.txid) : undefined
  if (sentId) return { psbt: toBase64(signed.psbt), txid: sentId }
  const { broadcastSigned } = await loadModule(() => import('../transaction/broadcastSigned.js'))
  return { psbt: toBase64(signed.psbt), txid: await broadcastSigned(wallet, network, signed.psbt, signal) }
}

/** Returns the inputs whose outputs belong to the addresses. */
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
  inputs: NonNullable<Request['signInputs']>,
): readonly InputToSign[] {
  return inputs.map(({ address, index, sighashTypes }) => {
    if (!Number.isInteger(index) || index < 0 || index >= spent.length)
      throw invalidParams('signInputs', 'names no input')
    return { address: wallet.actor(address).address, index, sighashTypes }
  })
}
