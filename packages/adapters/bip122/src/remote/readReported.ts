import { readField } from '@latchkey/common'
import type { BitcoinChain } from '../network/bitcoinChain.js'
import type { ReportedAccount } from '../wallet/walletDriver.js'
import { readList } from './readList.js'

/** Parses the result of `getAccountAddresses` or the data of `bip122_addressesChanged`: objects, or plain addresses. */
export function readReported(value: unknown, chain: BitcoinChain): readonly ReportedAccount[] {
  return readList(value).map((entry) => ({
    address: typeof entry === 'string' ? entry.slice(entry.lastIndexOf(':') + 1) : readField(entry, 'address'),
    publicKey: readField(entry, 'publicKey'),
    purpose: readField(entry, 'intention'),
    path: readField(entry, 'path'),
    chains: [chain],
  }))
}
