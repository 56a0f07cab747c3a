import { ens_normalize } from '@adraffy/ens-normalize'
import { cleanText } from '@latchkey/common'
import { decodeFunctionResult, encodeFunctionData, type Hex, isHex, parseAbi, toHex } from 'viem'
import { namehash, packetToBytes } from 'viem/ens'
import type { ByteAccount } from '../http/createByteBudget.js'
import type { RpcRelay } from '../rpc/createRpcRelay.js'
import type { RpcAnswer } from '../rpc/rpcAnswer.js'
import { type AddressIdentity, nobody } from './addressIdentity.js'

const mainnet = 'eip155:1'
/** The universal resolver of ENS on mainnet. */
const resolver = '0xeeeeeeee14d718c2b47d9923deab1335e144eeee'
const etherCoin = 60n
const resolverAbi = parseAbi([
  'function reverseWithGateways(bytes lookupAddress, uint256 coinType, string[] gateways) view returns (string name, address resolver, address reverseResolver)',
  'function resolveWithGateways(bytes name, bytes data, string[] gateways) view returns (bytes result, address resolver)',
])
const textAbi = parseAbi(['function text(bytes32 node, string key) view returns (string)'])

/** Calls the resolver. */
type Ask = (data: Hex) => Promise<Hex | undefined>

/**
 * Returns the primary ENS name of an EVM address and its picture, through the mainnet node of the relay RPC. The
 * resolver itself compares the name's address with the requested one. Off-chain names are not followed: that would send
 * requests to servers chosen by the name's owner. Rejects if no node responds.
 */
export async function findIdentity(relay: RpcRelay, address: Hex, account: ByteAccount): Promise<AddressIdentity> {
  const ask = (data: Hex) => call(relay, data, account)
  const name = await findName(ask, address)
  return name === undefined ? nobody : { name, avatar: (await findAvatar(ask, name)) ?? null }
}

async function findName(ask: Ask, address: Hex): Promise<string | undefined> {
  const functionName = 'reverseWithGateways'
  const data = await ask(encodeFunctionData({ abi: resolverAbi, functionName, args: [address, etherCoin, []] }))
  if (!data) return undefined
  try {
    const [name] = decodeFunctionResult({ abi: resolverAbi, functionName, data })
    return isName(name) ? name : undefined
  } catch {
    return undefined
  }
}

/**
 * Returns whether a name is normalized by ENSIP-15; other names can look like a different name. The EVM adapter applies
 * the same test with the same version of the tables.
 */
function isName(name: string): boolean {
  return name.length <= 255 && name.includes('.') && cleanText(name, 255) === name && ens_normalize(name) === name
}

async function findAvatar(ask: Ask, name: string): Promise<string | undefined> {
  const functionName = 'resolveWithGateways'
  const record = encodeFunctionData({ abi: textAbi, functionName: 'text', args: [namehash(name), 'avatar'] })
  const asked = encodeFunctionData({ abi: resolverAbi, functionName, args: [toHex(packetToBytes(name)), record, []] })
  const data = await ask(asked)
  if (!data) return undefined
  try {
    const [result] = decodeFunctionResult({ abi: resolverAbi, functionName, data })
    const url = decodeFunctionResult({ abi: textAbi, functionName: 'text', data: result })
    return URL.canParse(url) && new URL(url).protocol === 'https:' && url.length <= 2_048 ? url : undefined
  } catch {
    return undefined
  }
}

/**
 * Returns the resolver's result; `undefined` if it reverts, for instance without a name. Rejects if no node responds.
 */
async function call(relay: RpcRelay, data: Hex, account: ByteAccount): Promise<Hex | undefined> {
  const params = JSON.stringify([{ to: resolver, data }, 'latest'])
  const answer = await relay.ask(mainnet, { method: 'eth_call', params }, account)
  if (!answer) throw new Error('No mainnet node answered')
  if (answer.kind === 'error' && !isRevert(answer)) throw new Error('The mainnet node could not run the call')
  const value: unknown = answer.kind === 'result' ? JSON.parse(answer.text) : undefined
  return isHex(value) && value !== '0x' ? value : undefined
}

/** Error codes of a reverted call: of geth and most others, and of the successors of OpenEthereum. */
const revertCodes = new Set([3, -32_015])

function isRevert({ text }: RpcAnswer): boolean {
  const { code, message } = JSON.parse(text) as { readonly code: number; readonly message: string }
  return revertCodes.has(code) || /revert/i.test(message)
}
