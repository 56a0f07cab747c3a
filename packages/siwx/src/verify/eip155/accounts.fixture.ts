import type { LocalChain } from '@latchkey/testing/node'
import { concat, getContractAddress, type Hex, keccak256, pad, size, toHex } from 'viem'

/** Runtime code of contracts that answer `isValidSignature` in their own way. */
export const contractCodes = {
  // Returns 0x1626ba7e for anything.
  acceptsAll: '0x631626ba7e60e01b5f5260205ff3',
  // Returns 0xffffffff.
  rejectsAll: '0x63ffffffff60e01b5f5260205ff3',
  reverts: '0x5f5ffd',
  // Reverts with 64 kB.
  revertsLong: '0x620100005ffd',
  // Loops until it has no gas.
  hangs: '0x5b5f56',
  // STOP: returns nothing.
  returnsNothing: '0x00',
  // Returns 0x1626ba7e at the end of the word instead of its start.
  returnsWrongEnd: '0x631626ba7e5f5260205ff3',
  // Returns 1 MB of zeros.
  returnsMuch: '0x620f42405ff3',
  // Returns 2 MB of zeros.
  returnsTooMuch: '0x621e84805ff3',
  invalidOpcode: '0xfe',
} as const satisfies Record<string, Hex>

/**
 * Returns the runtime code of a contract account: `isValidSignature` accepts the signatures of 65 bytes by its owner,
 * with the precompiled `ecrecover`.
 */
export function accountCode(owner: Hex): Hex {
  return concat([
    // Memory: the hash, the first byte after S as the recovery id, R, S.
    '0x6004355f52',
    '0x60a4355f1a602052',
    '0x606435604052',
    '0x608435606052',
    // ecrecover(memory 0 to 0x80), with the result in memory 0.
    '0x60205f60805f60015afa50',
    // (result == owner) * 0x1626ba7e at the start of the word.
    '0x5f5173',
    owner,
    '0x14631626ba7e60e01b025f5260205ff3',
  ])
}

/** The contract that deploys with CREATE2 for anyone, on every chain. */
const deployer = '0x4e59b44847b379578588920ca78fbf26c0b4956c'

/** A contract account that is not deployed. `deploymentData` is the call to `factory` that deploys it. */
export type FutureAccount = { readonly address: Hex; readonly factory: Hex; readonly deploymentData: Hex }

/** Returns the address that a runtime code will have, and the call that deploys it. */
export function futureAccount(code: Hex, salt: bigint): FutureAccount {
  // Returns the code that follows it.
  const initCode = concat(['0x60', toHex(size(code), { size: 1 }), '0x8060095f395ff3', code])
  const bytes = pad(toHex(salt))
  const address = getContractAddress({
    opcode: 'CREATE2',
    from: deployer,
    salt: bytes,
    bytecodeHash: keccak256(initCode),
  })
  return { address, factory: deployer, deploymentData: concat([bytes, initCode]) }
}

/** Puts a contract at an address. */
export async function placeContract(chain: LocalChain, code: Hex, address: Hex): Promise<Hex> {
  await chain.request('anvil_setCode', [address, code])
  return address
}
