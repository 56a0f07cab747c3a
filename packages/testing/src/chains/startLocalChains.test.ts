import { spawn } from 'node:child_process'
import { createPublicClient, http, parseEther } from 'viem'
import { mainnet } from 'viem/chains'
import { normalize } from 'viem/ens'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rpcRequest } from '../rpc/rpcRequest.js'
import { anvilPath } from './anvilPath.js'
import { testToken } from './contracts/testToken.js'
import { type LocalChains, startLocalChains } from './startLocalChains.js'

let chains: LocalChains
beforeAll(async () => {
  chains = await startLocalChains()
}, 30_000)
afterAll(() => chains.stop())

describe('local chains', () => {
  test('three nodes respond on local ports with the requested chain ids', async () => {
    expect(await Promise.all(chains.all.map((chain) => chain.request('eth_chainId')))).toEqual([
      '0x7a69',
      '0x7a6a',
      '0x1',
    ])
    for (const chain of chains.all) expect(chain.rpcUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
  })

  test('ten accounts have 10 000 ether on each chain and unused nonces', async () => {
    expect(chains.accounts).toHaveLength(10)
    for (const chain of chains.all) {
      for (const { address } of chains.accounts) {
        expect(await chain.getBalance(address)).toBe(parseEther('10000'))
        expect(await chain.request('eth_getTransactionCount', [address, 'latest'])).toBe('0x0')
      }
    }
  })

  test('setBalance, mine and snapshot change the real node', async () => {
    const back = await chains.second.snapshot()
    const before = BigInt(String(await chains.second.request('eth_blockNumber')))
    await chains.second.mine(3)
    await chains.second.setBalance(chains.accounts[3]?.address ?? '', 7n)
    expect(BigInt(String(await chains.second.request('eth_blockNumber')))).toBe(before + 3n)
    expect(await chains.second.getBalance(chains.accounts[3]?.address ?? '')).toBe(7n)
    await back()
    expect(await chains.second.getBalance(chains.accounts[3]?.address ?? '')).toBe(parseEther('10000'))
  })

  test('multicall reads balance and token supply in one call where viem expects Multicall3', async () => {
    const client = createPublicClient({ chain: mainnet, transport: http(chains.mainnet.rpcUrl) })
    const token = { address: chains.mainnet.tokenAddress, abi: testToken.abi } as const
    const results = await client.multicall({
      contracts: [
        { ...token, functionName: 'symbol' },
        { ...token, functionName: 'transfer', args: [token.address, 5n] },
      ],
    })
    expect(results[0]).toEqual({ status: 'success', result: 'TEST' })
    expect(results[1]?.status).toBe('failure')
  })

  test('a paused node does not respond until it is resumed', async () => {
    await chains.second.pause()
    await expect(
      rpcRequest(chains.second.rpcUrl, 'eth_chainId', [], { signal: AbortSignal.timeout(150) }),
    ).rejects.toThrow(/abort|timeout/i)
    chains.second.resume()
    expect(await chains.second.request('eth_chainId')).toBe('0x7a6a')
  })
})

describe('ENS names on the mainnet replica', () => {
  const client = () => createPublicClient({ chain: mainnet, transport: http(chains.mainnet.rpcUrl) })
  const address = (index: number) => chains.accounts[index]?.address ?? '0x'

  test('viem resolves name, address and avatar of the first account', async () => {
    expect(await client().getEnsName({ address: address(0) })).toBe('margot.eth')
    expect(await client().getEnsAddress({ name: normalize('margot.eth') })).toBe(address(0))
    expect(await client().getEnsAvatar({ name: normalize('margot.eth') })).toMatch(/^data:image\/png;base64,iVBOR/)
  })

  test('a name without an avatar and an address without a name return null', async () => {
    expect(await client().getEnsName({ address: address(1) })).toBe('ines.eth')
    expect(await client().getEnsAvatar({ name: 'ines.eth' })).toBeNull()
    expect(await client().getEnsName({ address: address(2) })).toBeNull()
    expect(await client().getEnsAddress({ name: 'nobody.eth' })).toBeNull()
  })

  test('a claimed name that resolves to another address returns null', async () => {
    await chains.names.claimName(address(4), 'margot.eth')
    expect(await client().getEnsName({ address: address(4) })).toBeNull()
  })

  test('names can be added, with any avatar record', async () => {
    await chains.names.setName(address(5), 'sub.name.eth', { avatar: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' })
    expect(await client().getEnsName({ address: address(5) })).toBe('sub.name.eth')
    expect(await client().getEnsText({ name: 'sub.name.eth', key: 'avatar' })).toBe(
      'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
    )
    expect(await client().getEnsAddress({ name: 'sub.name.eth', coinType: 60n })).toBe(address(5).toLowerCase())
  })
})

describe('lifetime of the nodes', () => {
  test('reports a port in use with the reason', async () => {
    const port = Number(new URL(chains.local.rpcUrl).port)
    await expect(startLocalChains({ ports: { local: port } })).rejects.toThrow(/A local chain did not start/)
  })

  test('nodes end when their parent process is killed', async () => {
    const program = { command: anvilPath(), args: ['--host', '127.0.0.1', '--port', '0'] }
    const script = `import('${new URL('./runPrograms.ts', import.meta.url).href}').then(async ({ runPrograms }) => {
      const match = (line) => /^Listening on (.+)/.exec(line)?.[1]
      const running = await runPrograms([${JSON.stringify(program)}], match, 10_000)
      console.log('http://' + running.found[0])
      setInterval(() => undefined, 1_000)
    })`
    const parent = spawn(process.execPath, ['--no-warnings', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
    const url = await new Promise<string>((resolve, reject) => {
      parent.stdout.setEncoding('utf8').once('data', (text: string) => resolve(text.trim()))
      parent.once('exit', () => reject(new Error('the parent ended')))
    })
    expect(await rpcRequest(url, 'eth_chainId')).toBe('0x7a69')
    parent.kill('SIGKILL')
    await expect
      .poll(
        () =>
          rpcRequest(url, 'eth_chainId').then(
            () => 'alive',
            () => 'gone',
          ),
        { timeout: 15_000 },
      )
      .toBe('gone')
  }, 30_000)
})
