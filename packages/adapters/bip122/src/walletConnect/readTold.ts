import { readField } from '@latchkey/common'
import type { BitcoinChain } from '../bitcoinChain.js'
import type { ToldAccount } from '../faces/face.js'
import { readList } from './readList.js'

/** The answer to `getAccountAddresses`, or what `bip122_addressesChanged` carries: objects, or plain addresses. */
export function readTold(value: unknown, chain: BitcoinChain): readonly ToldAccount[] {
  return readList(value).map((entry) => ({
    address: typeof entry === 'string' ? entry.slice(entry.lastIndexOf(':') + 1) : readField(entry, 'address'),
    publicKey: readField(entry, 'publicKey'),
    purpose: readField(entry, 'intention'),
    path: readField(entry, 'path'),
    chains: [chain],
  }))
}
