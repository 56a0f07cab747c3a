import { formatUnits, hexToBytes } from 'viem'
import type { PromptLine } from '../base/prompt.js'
import type { SignerPayload } from './payloadBytes.js'
import type { PolkadotTestWalletOptions } from './polkadotWalletOptions.js'
import { toSs58 } from './ss58.js'

export type KnownChain = NonNullable<PolkadotTestWalletOptions['chains']>[number]

/** Describes a transaction for a prompt: recipient and amount of a transfer, otherwise its bytes. */
export function describePayload(payload: SignerPayload, chain: KnownChain | undefined): readonly PromptLine[] {
  const tip = BigInt(payload.tip)
  return [
    ...(readTransfer(payload.method, chain) ?? [{ label: 'Call', value: payload.method, kind: 'address' }]),
    ...(tip > 0n ? [{ label: 'Tip', value: amountText(tip, chain) }] : []),
    { label: 'Nonce', value: String(BigInt(payload.nonce)) },
  ]
}

/** Returns the chain of a payload, if the wallet knows it. */
export function findChain(
  { genesisHash }: SignerPayload,
  chains: readonly KnownChain[] | undefined,
): KnownChain | undefined {
  return chains?.find(({ id }) => genesisHash.startsWith(`0x${id}`))
}

function amountText(planck: bigint, chain: KnownChain | undefined): string {
  if (!chain) return `${planck} planck`
  const { decimals, symbol } = chain.nativeCurrency
  return `${formatUnits(planck, decimals)} ${symbol}`
}

/** Reads a transfer: pallet, call, account id marker, account id, amount. Other calls rarely have this length. */
function readTransfer(method: string, chain: KnownChain | undefined): readonly PromptLine[] | undefined {
  const bytes = hexToBytes(`0x${method.slice(2)}`)
  const amount = readCompact(bytes.slice(35))
  if (bytes[2] !== 0 || amount === undefined) return undefined
  return [
    { label: 'To', value: toSs58(bytes.slice(3, 35), chain?.ss58Format ?? 42), kind: 'address' },
    { label: 'Amount', value: amountText(amount, chain), kind: 'amount' },
  ]
}

/** Reads a compact number that fills the bytes exactly. */
function readCompact(bytes: Uint8Array): bigint | undefined {
  const [first] = bytes
  if (first === undefined) return undefined
  const mode = first & 3
  const little = (part: Uint8Array) => part.reduceRight((sum, byte) => sum * 256n + BigInt(byte), 0n)
  if (mode === 3) return bytes.length === (first >> 2) + 5 ? little(bytes.slice(1)) : undefined
  return bytes.length === 1 << mode ? little(bytes) >> 2n : undefined
}
