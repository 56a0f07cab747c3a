import { recoverMessageAddress } from 'viem'
import type { Proof, Verdict } from '../tools/chainTools.js'

/** Recovers the signer of an EIP-191 message with viem alone. */
export async function verifyEthereum({ message, signature, address }: Proof): Promise<Verdict> {
  const signer = await recoverMessageAddress({ message, signature: signature as `0x${string}` })
  return { isValid: signer.toLowerCase() === address.toLowerCase(), by: 'viem', signer }
}
