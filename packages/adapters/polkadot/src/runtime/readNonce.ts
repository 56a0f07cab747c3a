import type { RequestOptions } from '@latchkey/adapter-kit'
import type { Network } from '@latchkey/common'
import type { PolkadotContext } from '../context/context.js'
import { readLittleEndian } from '../network/units.js'
import { badRecord, readAccountRecord } from './readAccountRecord.js'

/** The nonce is the first field of an account record on every chain. */
const nonceLength = 4

/** Returns the nonce of an account in the best block, which excludes transactions that are not in a block yet. */
export async function readNonce(
  context: Pick<PolkadotContext, 'clients'>,
  network: Network,
  accountId: Uint8Array,
  options: RequestOptions,
): Promise<number> {
  const record = await readAccountRecord(context, network, accountId, options)
  if (!record) return 0
  if (record.length < nonceLength) throw badRecord()
  return Number(readLittleEndian(record.subarray(0, nonceLength)))
}
