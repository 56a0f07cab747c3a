import type { Network } from '@latchkey/appkit/react'
import { blake2b } from '@noble/hashes/blake2'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils'
import { readSs58 } from '../verify/readSs58.js'
import { askNode } from './askNode.js'

/** Hashes of "System" and "Account": the storage prefix of accounts on a Substrate chain. */
const accounts = '26aa394eea5630e07c48ae0c9558cef7b99d880ec681799c0cf30e8886371da9'
/** Four counters of four bytes precede the free balance. */
const freeAt = 16
const blocksBack = 12

/** The free balance of an account, read from the chain's storage. */
export async function readFreeBalance(network: Network, address: string, signal?: AbortSignal): Promise<bigint> {
  const { publicKey } = readSs58(address)
  const key = `0x${accounts}${bytesToHex(blake2b(publicKey, { dkLen: 16 }))}${bytesToHex(publicKey)}`
  const record = await askNode(network, 'state_getStorage', [key], signal)
  // An account that was never used has no record.
  if (typeof record !== 'string') return 0n
  const free = hexToBytes(record.slice(2))
    .slice(freeAt, freeAt + 16)
    .reverse()
  return BigInt(`0x${bytesToHex(free)}`)
}

/** Returns the number of the block of an extrinsic, among the last few blocks. */
export async function findExtrinsic(network: Network, hash: string, signal?: AbortSignal): Promise<string | undefined> {
  let blockHash = await askNode(network, 'chain_getBlockHash', [], signal)
  for (let count = 0; count < blocksBack; count++) {
    const answer = await askNode(network, 'chain_getBlock', [blockHash], signal)
    const { extrinsics, number, parentHash } = readBlock(answer)
    if (extrinsics.some((extrinsic) => hashOf(extrinsic) === hash)) return number
    if (number === '0') return undefined
    blockHash = parentHash
  }
  return undefined
}

type Block = { readonly block: { readonly header: object; readonly extrinsics: readonly string[] } }

function readBlock(answer: unknown) {
  const { block } = answer as Block
  const number = 'number' in block.header ? String(Number(block.header.number)) : '0'
  const parentHash = 'parentHash' in block.header ? block.header.parentHash : undefined
  return { extrinsics: block.extrinsics, number, parentHash }
}

function hashOf(extrinsic: string): string {
  return `0x${bytesToHex(blake2b(hexToBytes(extrinsic.slice(2)), { dkLen: 32 }))}`
}
