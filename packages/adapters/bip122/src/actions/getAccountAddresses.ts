import { type Bip122Actions, type BitcoinAddress, silentAnswerMs } from '@latchkey/common'
import type { WalletAccess } from '../walletAccess.js'
import { readState } from '../walletState.js'

/** The addresses of the connected account by purpose, as the wallet shares them now. On the page nobody is asked; a phone is. */
export async function getAccountAddresses(
  wallet: WalletAccess,
  { signal }: Parameters<NonNullable<Bip122Actions['getAccountAddresses']>>[0] = {},
): Promise<readonly BitcoinAddress[]> {
  const { askAddresses } = wallet.face
  const answer = askAddresses
    ? await wallet.ask(() => askAddresses(wallet.chain(), signal), { signal })
    : await wallet.ask((face) => face.read(), { signal, ms: silentAnswerMs })
  const now = answer && readState(answer, { wanted: wallet.chain(), others: [] })
  return now?.chain === wallet.chain() ? now.addresses : wallet.addresses()
}
