import type { CaipNetworkId } from '@latchkey/common'
import { sha256 } from '@noble/hashes/sha2'
import { bech32, bech32m, createBase58check } from '@scure/base'

/** The output that an address stands for. `other` needs a script, which only a node can execute. */
export type Output = {
  readonly form: 'p2pkh' | 'p2sh' | 'p2wpkh' | 'p2tr' | 'other'
  /** The hash of the key or script, or the key of `p2tr`. */
  readonly program: Uint8Array
  readonly script: Uint8Array
}

type Kind = 'main' | 'test' | 'regtest'
type Found = { readonly output: Output; readonly kinds: readonly Kind[] }

/** Test networks share the form of addresses. The ids are the start of the genesis hashes (CAIP-4). */
const kinds: Readonly<Record<string, Kind>> = {
  'bip122:000000000019d6689c085ae165831e93': 'main',
  'bip122:000000000933ea01ad0ee984209779ba': 'test',
  'bip122:00000000da84f2bafbbc53dee25a72ae': 'test',
  'bip122:00000008819873e925422c1ff0f99f7c': 'test',
  'bip122:0f9188f13cb7b2c71f2a335e3a4fc328': 'regtest',
}
const segwitKinds: Readonly<Record<string, Kind>> = { bc: 'main', tb: 'test', bcrt: 'regtest' }
const base58check = /*#__PURE__*/ createBase58check(sha256)

/**
 * Returns the output of an address (BIP-13, BIP-173, BIP-350), or `undefined` for other texts and for addresses of
 * another network than `chainId`. A network that is not listed here can have any of these addresses.
 */
export function readOutput(address: string, chainId: CaipNetworkId): Output | undefined {
  // The longest address is one of segwit.
  if (address.length > 90) return undefined
  const found = /^(?:bc|tb|bcrt)1/i.test(address) ? readSegwit(address) : readBase58(address)
  const kind = Object.hasOwn(kinds, chainId) ? kinds[chainId] : undefined
  return found && (kind === undefined || found.kinds.includes(kind)) ? found.output : undefined
}

/** Returns the script of an output for the hash of a key: `OP_DUP OP_HASH160 <hash> OP_EQUALVERIFY OP_CHECKSIG`. */
export function keyHashScript(hash: Uint8Array): Uint8Array {
  return Uint8Array.of(0x76, 0xa9, 20, ...hash, 0x88, 0xac)
}

/** Returns the script of a witness program: its version and its bytes. */
export function witnessScript(version: number, program: Uint8Array): Uint8Array {
  return Uint8Array.of(version === 0 ? 0 : 0x50 + version, program.length, ...program)
}

function readSegwit(address: string): Found | undefined {
  const old = bech32.decodeUnsafe(address, 90)
  const decoded = old ?? bech32m.decodeUnsafe(address, 90)
  const [version, ...words] = decoded?.words ?? []
  const program = bech32.fromWordsUnsafe(words)
  const kind = decoded && Object.hasOwn(segwitKinds, decoded.prefix) ? segwitKinds[decoded.prefix] : undefined
  if (version === undefined || version > 16 || !program || !kind) return undefined
  // Version 0 uses bech32, later versions bech32m (BIP-350).
  if ((version === 0) !== (old !== undefined) || program.length < 2 || program.length > 40) return undefined
  const form =
    version === 0 && program.length === 20 ? 'p2wpkh' : version === 1 && program.length === 32 ? 'p2tr' : 'other'
  return { output: { form, program, script: witnessScript(version, program) }, kinds: [kind] }
}

function readBase58(address: string): Found | undefined {
  const bytes = base58check.decode(address)
  const program = bytes.slice(1)
  if (program.length !== 20) return undefined
  switch (bytes[0]) {
    case 0:
      return { output: keyHashOutput(program), kinds: ['main'] }
    case 111:
      return { output: keyHashOutput(program), kinds: ['test', 'regtest'] }
    case 5:
      return { output: scriptHashOutput(program), kinds: ['main'] }
    case 196:
      return { output: scriptHashOutput(program), kinds: ['test', 'regtest'] }
    default:
      return undefined
  }
}

function keyHashOutput(program: Uint8Array): Output {
  return { form: 'p2pkh', program, script: keyHashScript(program) }
}

function scriptHashOutput(program: Uint8Array): Output {
  return { form: 'p2sh', program, script: Uint8Array.of(0xa9, 20, ...program, 0x87) }
}
