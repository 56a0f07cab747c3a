import type { Network } from '@latchkey/common'
import { anvilPath } from './anvilPath.js'
import { avatar } from './avatar.js'
import { deployContracts } from './deployContracts.js'
import { createLocalChain, type LocalChain } from './localChain.js'
import type { LocalChainName } from './localChainName.js'
import { createNameService, type NameService } from './nameService.js'
import { runPrograms } from './runPrograms.js'
import { type TestAccount, testAccounts, testMnemonic } from './testAccounts.js'

export type LocalChainsOptions = {
  /** TCP ports. Default: a free port per chain. */
  readonly ports?: Readonly<Partial<Record<LocalChainName, number>>> | undefined
  /** Timeout for starting the nodes, in ms. Default 60 000. */
  readonly timeoutMs?: number | undefined
}

/** The running chains. They stop when `stop` is called or this process ends. They do not keep the process alive. */
export type LocalChains = Readonly<Record<LocalChainName, LocalChain>> & {
  readonly all: readonly LocalChain[]
  /**
   * Ten accounts with 10 000 ether on each chain. The first is `margot.eth` with an avatar, the second `ines.eth`
   * without.
   */
  readonly accounts: readonly TestAccount[]
  readonly mnemonic: string
  /** ENS names on the mainnet replica. */
  readonly names: NameService
  stop(): Promise<void>
}

const chains: readonly {
  readonly name: LocalChainName
  readonly id: number
  readonly title: string
  readonly symbol: string
}[] = [
  { name: 'local', id: 31_337, title: 'Local Chain', symbol: 'ETH' },
  { name: 'second', id: 31_338, title: 'Second Chain', symbol: 'SEC' },
  { name: 'mainnet', id: 1, title: 'Ethereum', symbol: 'ETH' },
]

/**
 * Starts three real EVM nodes on the loopback interface, with funded accounts, Multicall3, a test token and, on the
 * mainnet replica, ENS names. Resolves when the nodes are ready, in about a second.
 *
 * @example
 * const chains = await startLocalChains()
 * await chains.local.setBalance(chains.accounts[0].address, 5n * 10n ** 18n)
 * await chains.stop()
 */
export async function startLocalChains({
  ports = {},
  timeoutMs = 60_000,
}: LocalChainsOptions = {}): Promise<LocalChains> {
  const command = anvilPath()
  const programs = chains.map(({ name, id }) => ({
    command,
    args: [
      '--host',
      '127.0.0.1',
      '--port',
      String(ports[name] ?? 0),
      '--chain-id',
      String(id),
      '--mnemonic',
      testMnemonic,
      '--accounts',
      '10',
    ],
  }))
  const running = await runPrograms(programs, (line) => /^Listening on 127\.0\.0\.1:(\d+)/.exec(line)?.[1], timeoutMs)
  try {
    const all = chains.map(({ name, id, title, symbol }, index) => {
      const rpcUrl = `http://127.0.0.1:${running.found[index]}`
      return createLocalChain({
        name,
        id,
        rpcUrl,
        pid: running.pids[index] ?? 0,
        network: localNetwork(id, title, symbol, rpcUrl),
      })
    })
    await Promise.all(all.map(deployContracts))
    const [local, second, mainnet] = all
    if (!local || !second || !mainnet) throw new Error('unreachable: three chains are declared')
    const accounts = testAccounts()
    const names = createNameService(mainnet)
    await nameAccounts(names, accounts)
    running.unref()
    return { local, second, mainnet, all, accounts, mnemonic: testMnemonic, names, stop: running.stop }
  } catch (error) {
    await running.stop()
    throw error
  }
}

async function nameAccounts(names: NameService, [first, second]: readonly TestAccount[]): Promise<void> {
  if (first) await names.setName(first.address, 'margot.eth', { avatar })
  if (second) await names.setName(second.address, 'ines.eth')
}

function localNetwork(id: number, name: string, symbol: string, rpcUrl: string): Network {
  const http = { http: [rpcUrl] }
  return {
    id,
    caipNetworkId: `eip155:${id}`,
    chainNamespace: 'eip155',
    name,
    nativeCurrency: { name: symbol === 'ETH' ? 'Ether' : 'Second Coin', symbol, decimals: 18 },
    rpcUrls: { default: http, chainDefault: http },
    contracts: {
      multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 0 },
      ...(id === 1 && {
        ensUniversalResolver: { address: '0xeeeeeeee14d718c2b47d9923deab1335e144eeee', blockCreated: 0 },
      }),
    },
    ...(id !== 1 && { testnet: true }),
  }
}
