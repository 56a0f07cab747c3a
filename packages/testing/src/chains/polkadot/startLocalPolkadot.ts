import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Network } from '@latchkey/common'
import { bytesToHex } from 'viem'
import { fromSs58 } from '../../wallet/polkadot/ss58.js'
import { runPrograms } from '../runPrograms.js'
import { accountStorageKey, writeFree } from './accountStorage.js'
import { createLocalPolkadotChain, type LocalPolkadotChain } from './localPolkadotChain.js'
import { type PolkadotTestAccount, polkadotTestAccounts } from './polkadotAccounts.js'
import type { PolkadotProgram } from './runPolkadot.js'

export type LocalPolkadotOptions = {
  /** TCP port. Default: a free port. */
  readonly port?: number | undefined
  /** Timeout for starting the chains, in ms. Default 60 000. */
  readonly timeoutMs?: number | undefined
}

/**
 * Two chains with one runtime. They stop when `stop` is called or this process ends. They do not keep the process
 * alive.
 */
export type LocalPolkadot = LocalPolkadotChain & {
  /** A second chain with another prefix, coin and decimals. It starts with its first request. */
  readonly second: LocalPolkadotChain
  /** Accounts with 10 000 units on each chain: Alice, Bob and the other development accounts of Substrate. */
  readonly accounts: readonly PolkadotTestAccount[]
  stop(): Promise<void>
}

const chains = [
  { path: 'local', name: 'Local Polkadot', symbol: 'UNIT', decimals: 12, ss58Format: 42 },
  { path: 'second', name: 'Second Polkadot', symbol: 'SEC', decimals: 10, ss58Format: 0 },
] as const

/**
 * Starts two development chains in memory that execute transactions with a real Polkadot runtime. Ready in about five
 * seconds. Needs `@acala-network/chopsticks-core` and `@substrate/connect-known-chains`, which are installed
 * separately.
 */
export async function startLocalPolkadot({
  port = 0,
  timeoutMs = 60_000,
}: LocalPolkadotOptions = {}): Promise<LocalPolkadot> {
  const accounts = polkadotTestAccounts()
  const program: PolkadotProgram = {
    port,
    chains: chains.map(({ path, name, symbol, decimals, ss58Format }) => ({
      path,
      name,
      genesisHash: genesisHash(path),
      properties: { ss58Format, tokenDecimals: decimals, tokenSymbol: symbol },
      storage: Object.fromEntries(
        accounts.map(({ address }) => [
          accountStorageKey(fromSs58(address)),
          writeFree(null, 10_000n * 10n ** BigInt(decimals)),
        ]),
      ),
    })),
  }
  // The file next to this one: TypeScript when run from source, JavaScript when built.
  const script = fileURLToPath(new URL(`./runPolkadot${extname(import.meta.url.split('?')[0] ?? '')}`, import.meta.url))
  const running = await runPrograms(
    [{ command: process.execPath, args: ['--no-warnings', script, JSON.stringify(program)] }],
    (line) => /^Listening on 127\.0\.0\.1:(\d+)/.exec(line)?.[1],
    timeoutMs,
  )
  running.unref()
  const [local, second] = chains.map((chain) => {
    const rpcUrl = `http://127.0.0.1:${running.found[0]}/${chain.path}`
    const hash = genesisHash(chain.path)
    return createLocalPolkadotChain({ rpcUrl, genesisHash: hash, network: localNetwork(chain, hash, rpcUrl) })
  })
  if (!local || !second) throw new Error('unreachable: two chains are declared')
  return { ...local, second, accounts, stop: running.stop }
}

/** Returns a unique genesis hash, so that signatures for this chain are invalid on others. */
function genesisHash(path: string): `0x${string}` {
  return bytesToHex(new TextEncoder().encode(`${path} chain of Latchkey`), { size: 32 })
}

function localNetwork(
  { name, symbol, decimals, ss58Format }: (typeof chains)[number],
  hash: string,
  rpcUrl: string,
): Network {
  const id = hash.slice(2, 34)
  const http = { http: [rpcUrl] }
  return {
    id,
    caipNetworkId: `polkadot:${id}`,
    chainNamespace: 'polkadot',
    name,
    nativeCurrency: { name: symbol, symbol, decimals },
    rpcUrls: { default: http, chainDefault: http },
    ss58Format,
    testnet: true,
  }
}
