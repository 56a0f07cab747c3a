import type { TypedData } from '@latchkey/appkit/react'
import { recoverTypedDataAddress } from 'viem'
import type { Proof, Verdict } from '../tools/chainTools.js'

/** Recovers the signer of EIP-712 data with viem alone. */
export async function verifyTypedData(
  data: TypedData,
  { signature, address }: Omit<Proof, 'message'>,
): Promise<Verdict> {
  // The types are only known at run time, so viem cannot infer them.
  const signer = await recoverTypedDataAddress({ ...data, signature } as Parameters<typeof recoverTypedDataAddress>[0])
  return { isValid: signer.toLowerCase() === address.toLowerCase(), by: 'viem', signer }
}
