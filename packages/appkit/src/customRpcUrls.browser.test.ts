import { expect, onTestFinished, test } from 'vitest'
import { createTestKit } from '../test/createTestKit.js'
import { base, mainnet } from './exports/networks.js'

test("R148: on another network, an account's name is requested from the app's RPC URL for mainnet only", async () => {
  const hosts: string[] = []
  const fetch = (input: RequestInfo | URL) => {
    hosts.push(new URL(input instanceof Request ? input.url : input).host)
    return Promise.reject(new TypeError('Failed to fetch'))
  }
  const options = {
    networks: [base, mainnet] as const,
    customRpcUrls: {
      'eip155:1': [{ url: 'https://mainnet.example' }],
      'eip155:8453': [{ url: 'https://base.example' }],
    },
  }
  const { kit, connect, end } = createTestKit(options, undefined, fetch)
  onTestFinished(end)
  await connect()
  await kit.switchNetwork(base)
  await expect
    .poll(() => hosts, { timeout: 15_000 })
    .toEqual(expect.arrayContaining(['mainnet.example', 'base.example']))
  expect([...new Set(hosts)].sort()).toEqual(['base.example', 'mainnet.example'])
})
