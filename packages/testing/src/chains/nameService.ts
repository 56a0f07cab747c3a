import { bytesToHex, encodeFunctionData, getAddress, type Hex, numberToHex } from 'viem'
import { packetToBytes } from 'viem/ens'
import { ensReplica } from './contracts/ensReplica.js'
import { nameServiceAddress } from './deployContracts.js'
import type { LocalChain } from './localChain.js'
import { waitForReceipt } from './waitForReceipt.js'

/** Writes the ENS records of the mainnet replica. */
export type NameService = {
  /** Sets the primary name of an address and the address of the name, and the avatar if given. */
  setName(address: string, name: string, options?: { readonly avatar?: string | undefined }): Promise<void>
  /** Sets a primary name without the address record of the name. Clients must not show such a name. */
  claimName(address: string, name: string): Promise<void>
  /** Sets a text record of a name. */
  setText(name: string, key: string, value: string): Promise<void>
}

/** Sends the transactions, so that the nonces of the test accounts don't change. */
const registrar = '0x0000000000000000000000000000000000ae5001'

export function createNameService(chain: LocalChain): NameService {
  const { abi } = ensReplica

  async function write(data: Hex): Promise<void> {
    await chain.setBalance(registrar, 10n ** 20n)
    await chain.request('anvil_impersonateAccount', [registrar])
    const gas = numberToHex(25_000_000)
    const hash = await chain.request('eth_sendTransaction', [{ from: registrar, to: nameServiceAddress, data, gas }])
    const receipt = await waitForReceipt(chain, hash)
    if (receipt.status !== '0x1') throw new Error('The name service of the local mainnet refused a record')
  }

  const setText = (name: string, key: string, value: string) =>
    write(encodeFunctionData({ abi, functionName: 'setText', args: [dns(name), key, value] }))
  const claimName = (address: string, name: string) =>
    write(encodeFunctionData({ abi, functionName: 'setPrimaryName', args: [getAddress(address), dns(name), name] }))
  return {
    claimName,
    setText,
    async setName(address, name, { avatar } = {}) {
      await write(encodeFunctionData({ abi, functionName: 'setAddress', args: [dns(name), getAddress(address)] }))
      await claimName(address, name)
      if (avatar !== undefined) await setText(name, 'avatar', avatar)
    },
  }
}

function dns(name: string): Hex {
  return bytesToHex(packetToBytes(name))
}
