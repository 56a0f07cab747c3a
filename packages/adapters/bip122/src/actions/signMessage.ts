import { AppKitError, type Bip122Actions, invalidParams } from '@latchkey/common'
import { parseSignature } from '../signature.js'
import type { WalletAccess } from '../walletAccess.js'

/** Signs a text by ECDSA (BIP-137) or BIP-322; the answer is base64. */
export async function signMessage(
  wallet: WalletAccess,
  parameters: Parameters<NonNullable<Bip122Actions['signMessage']>>[0],
): Promise<string> {
  const { message, address, protocol, signal } = parameters
  if (typeof message !== 'string') throw invalidParams('message', 'must be a text')
  if (protocol !== undefined && protocol !== 'ecdsa' && protocol !== 'bip322')
    throw invalidParams('protocol', 'must be ecdsa or bip322')
  const actor = wallet.actor(address)
  await wallet.assertUnchanged(actor, { signal })
  const chain = wallet.chain()
  const request = { actor, message, protocol, chain, signal }
  const signature = parseSignature(
    await wallet.whileActing(
      actor,
      wallet.ask((face) => face.signMessage?.(request) ?? notSupported(), { signal }),
    ),
  )
  // Some wallets choose by themselves; a signature of the other kind would not verify where the app checks it.
  if (protocol === undefined || signature.protocol === protocol) return signature.base64
  throw new AppKitError('WALLET_BAD_RESULT', {
    details: `The wallet signed by ${signature.protocol}, not ${protocol}.`,
  })
}

async function notSupported(): Promise<never> {
  throw new AppKitError('METHOD_NOT_SUPPORTED')
}
