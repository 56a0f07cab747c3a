// In its own file, so that only signatures for contracts load viem.
import {
  encodeDeployData,
  encodeFunctionData,
  erc6492SignatureValidatorAbi,
  erc6492SignatureValidatorByteCode,
  type Hex,
} from 'viem'

/** A call by which a node lets a contract verify a signature. */
export type Validation = {
  /** The transaction of `eth_call`. */
  readonly call: { readonly to?: Hex; readonly data: Hex }
  /** Returns the decision in the result of the call, or `undefined` if it has none. */
  read(result: string): boolean | undefined
}

const erc1271Abi = [
  {
    name: 'isValidSignature',
    type: 'function',
    stateMutability: 'view',
    inputs: [
      { name: 'hash', type: 'bytes32' },
      { name: 'signature', type: 'bytes' },
    ],
    outputs: [{ name: '', type: 'bytes4' }],
  },
] as const
/** The value that accepts a signature, as `bytes4`: the rest of the word is zero. */
const accepted = `0x1626ba7e${'00'.repeat(28)}`
/** The end of a signature that contains the deployment of its account (ERC-6492). */
const deploymentMark = '6492'.repeat(16)

/**
 * Creates the call that verifies a signature: of `isValidSignature` (ERC-1271), or of the validator of ERC-6492 if the
 * signature contains a deployment. The validator deploys the account for the call only, unless it has code.
 *
 * @param signature - In lower case.
 */
export function createValidation(address: Hex, hash: Hex, signature: Hex): Validation {
  if (signature.endsWith(deploymentMark)) {
    const args = [address, hash, signature] as const
    return {
      call: {
        data: encodeDeployData({
          abi: erc6492SignatureValidatorAbi,
          args,
          bytecode: erc6492SignatureValidatorByteCode,
        }),
      },
      read: (result) => (result === '0x01' ? true : result === '0x00' ? false : undefined),
    }
  }
  return {
    call: { to: address, data: encodeFunctionData({ abi: erc1271Abi, args: [hash, signature] }) },
    // The precompiled contract at the address 4 returns its input, which starts with the same 4 bytes.
    read: (result) => result.toLowerCase().startsWith(accepted),
  }
}
