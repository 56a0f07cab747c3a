import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { rpcRequest } from '../rpc/rpcRequest.js'

const script = fileURLToPath(new URL('../../scripts/chains.mjs', import.meta.url))

function start(...args: readonly string[]) {
  const child = spawn(process.execPath, ['--no-warnings', script, ...args], { stdio: ['pipe', 'pipe', 'pipe'] })
  const output = new Promise<string>((resolve) => child.stdout.setEncoding('utf8').once('data', resolve))
  return { child, output }
}

type Summary = {
  readonly chains: readonly { readonly name: string; readonly id: number | string; readonly rpcUrl: string }[]
}

test('starts the chains, prints their URLs, and stops when its input ends', async () => {
  const { child, output } = start('--json', '--with-parent')
  const { chains }: Summary = JSON.parse(await output)
  expect(chains.map(({ name, id }) => [name, id])).toEqual([
    ['local', 31_337],
    ['second', 31_338],
    ['mainnet', 1],
  ])
  const url = chains[0]?.rpcUrl ?? ''
  expect(await rpcRequest(url, 'eth_chainId')).toBe('0x7a69')
  child.stdin.end()
  expect((await once(child, 'exit'))[0]).toBe(0)
  await expect(rpcRequest(url, 'eth_chainId')).rejects.toThrow()
})

test('starts other namespaces on demand and stops them with the rest', async () => {
  const { child, output } = start('--json', '--with-parent', '--solana', '0', '--bitcoin', '0')
  const { chains }: Summary = JSON.parse(await output)
  expect(chains.map(({ name }) => name)).toEqual([
    'local',
    'second',
    'mainnet',
    'solana',
    'solana-second',
    'bitcoin',
    'bitcoin-second',
  ])
  const [solana, bitcoin] = ['solana', 'bitcoin'].map((one) => chains.find(({ name }) => name === one)?.rpcUrl ?? '')
  expect(await rpcRequest(solana ?? '', 'getHealth', [])).toBe('ok')
  expect(Number(await (await fetch(`${bitcoin}/blocks/tip/height`)).text())).toBeGreaterThan(0)
  child.stdin.end()
  expect((await once(child, 'exit'))[0]).toBe(0)
  await expect(rpcRequest(solana ?? '', 'getHealth', [])).rejects.toThrow()
  await expect(fetch(`${bitcoin}/blocks/tip/height`)).rejects.toThrow()
}, 120_000)

test('refuses an invalid port', async () => {
  const { child } = start('--local', 'many')
  let text = ''
  child.stderr.setEncoding('utf8').on('data', (part: string) => {
    text += part
  })
  expect((await once(child, 'close'))[0]).toBe(1)
  expect(text).toContain('--local is not a port: many')
})
