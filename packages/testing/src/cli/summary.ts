import type { LocalBitcoin } from '../chains/bitcoin/startLocalBitcoin.js'
import type { LocalPolkadot } from '../chains/polkadot/startLocalPolkadot.js'
import type { LocalSolana } from '../chains/solana/startLocalSolana.js'
import type { LocalChains } from '../chains/startLocalChains.js'

/** The running chains by namespace. */
export type StartedChains = {
  readonly evm: LocalChains
  readonly solana?: LocalSolana | undefined
  readonly polkadot?: LocalPolkadot | undefined
  readonly bitcoin?: LocalBitcoin | undefined
}

type ChainSummary = {
  readonly name: string
  readonly id: number | string
  readonly rpcUrl: string
  readonly namespace: string
}

/** The command's output as JSON. */
export type Summary = {
  readonly chains: readonly ChainSummary[]
  /** Addresses of the funded EVM accounts. */
  readonly accounts: readonly string[]
  readonly mnemonic: string
}

/** Lists URLs and funded accounts of the chains. */
export function summarize({ evm, solana, polkadot, bitcoin }: StartedChains): Summary {
  const pairs = { solana, polkadot, bitcoin }
  const others = Object.entries(pairs).flatMap(([kind, pair]) =>
    pair ? [describeChain(kind, pair), describeChain(`${kind}-second`, pair.second)] : [],
  )
  return {
    chains: [...evm.all.map((chain) => describeChain(chain.name, chain)), ...others],
    accounts: evm.accounts.map(({ address }) => address),
    mnemonic: evm.mnemonic,
  }
}

function describeChain(name: string, { rpcUrl, network }: Pick<LocalSolana, 'rpcUrl' | 'network'>): ChainSummary {
  return { name, id: network.id, rpcUrl, namespace: network.chainNamespace }
}

/** Formats the summary for the terminal. */
export function summaryText({ chains, mnemonic }: Summary): string {
  const rows = chains.map(({ name, id, rpcUrl }) => `  ${name.padEnd(16)} ${String(id).padStart(32)}  ${rpcUrl}`)
  return ['Local chains', ...rows, `Mnemonic (public, for tests only): ${mnemonic}`, 'Ctrl-C stops them.', ''].join(
    '\n',
  )
}
