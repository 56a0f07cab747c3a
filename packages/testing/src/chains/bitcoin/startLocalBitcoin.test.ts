import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createBitcoinTestWallet } from '../../wallet/bitcoin/createBitcoinTestWallet.js'
import { type LocalBitcoin, startLocalBitcoin } from './startLocalBitcoin.js'

let bitcoin: LocalBitcoin
beforeAll(async () => {
  bitcoin = await startLocalBitcoin()
})
afterAll(() => bitcoin?.stop())

const regtestAddress = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080'
const taprootAddress = 'bcrt1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqc8gma6'
const signetAddress = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'

async function ask(path: string, chain = bitcoin.all[0]): Promise<Response> {
  return fetch(`${chain.rpcUrl}${path}`)
}

describe('a local Bitcoin chain', () => {
  test('§7: has the genesis block of regtest, and enough blocks for segregated witness', async () => {
    const first = await (await ask('/block-height/0')).text()
    expect(`bip122:${first.slice(0, 32)}`).toBe(bitcoin.network.caipNetworkId)
    expect(Number(await (await ask('/blocks/tip/height')).text())).toBeGreaterThanOrEqual(450)
  })

  test('pays addresses of each type, and reports amounts and unspent outputs per address', async () => {
    for (const address of [
      regtestAddress,
      taprootAddress,
      'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn',
      '2N2JD6wb56AfK4tfmM6PwdVmoYk2dCKf4Br',
    ]) {
      const txid = await bitcoin.fund(address, 70_000n)
      expect(await bitcoin.balanceOf(address)).toBe(70_000n)
      const stats = await (await ask(`/address/${address}`)).json()
      expect(stats).toMatchObject({
        address,
        chain_stats: { funded_txo_sum: 70_000, spent_txo_sum: 0, tx_count: 1 },
        mempool_stats: { funded_txo_sum: 0, spent_txo_sum: 0, tx_count: 0 },
      })
      const [coin] = await (await ask(`/address/${address}/utxo`)).json()
      expect(coin).toMatchObject({ txid, value: 70_000, status: { confirmed: true } })
    }
  })

  test('the second chain has signet addresses and its own blocks', async () => {
    await bitcoin.second.fund(signetAddress, 12_345n)
    expect(await bitcoin.second.balanceOf(signetAddress)).toBe(12_345n)
    expect((await ask(`/address/${signetAddress}`)).status).toBe(400)
    expect(bitcoin.second.network.caipNetworkId).toBe('bip122:00000008819873e925422c1ff0f99f7c')
  })

  test("refuses invalid transactions with Esplora's message, and allows any origin", async () => {
    const answer = await fetch(`${bitcoin.rpcUrl}/tx`, { method: 'POST', body: 'no hex' })
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('sendrawtransaction RPC error')
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect((await ask(`/tx/${'0'.repeat(64)}`)).status).toBe(404)
    expect((await ask('/nowhere')).status).toBe(404)
  })

  test('reports a port in use with the reason', async () => {
    const port = Number(new URL(bitcoin.rpcUrl).port)
    await expect(startLocalBitcoin({ ports: { local: port } })).rejects.toThrow(/A local chain did not start/)
  })
})

test('simulates mainnet on request, with its genesis block and addresses', async () => {
  const chain = await startLocalBitcoin({ poses: { local: 'mainnet' } })
  try {
    const address = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
    await chain.fund(address, 12_345n)
    expect(await chain.balanceOf(address)).toBe(12_345n)
    expect(chain.network.caipNetworkId).toBe('bip122:000000000019d6689c085ae165831e93')
    expect(await (await ask('/block-height/0', chain.all[0])).text()).toMatch(/^000000000019d6689c085ae165831e93/)
    expect(chain.second.network.caipNetworkId).toBe('bip122:00000008819873e925422c1ff0f99f7c')
  } finally {
    await chain.stop()
  }
})

test('mines automatically on request, soon after a transaction', async () => {
  const chain = await startLocalBitcoin({ mineAfterMs: 100 })
  try {
    const wallet = createBitcoinTestWallet({ name: 'Payer', chains: [{ network: 'regtest', rpcUrl: chain.rpcUrl }] })
    const { payment } = wallet.addresses()
    await chain.fund(payment, 50_000n)
    await wallet.providers.unisat.requestAccounts?.()
    const txid = await wallet.providers.unisat.sendBitcoin?.(regtestAddress, 10_000)
    const status = async () => (await fetch(`${chain.rpcUrl}/tx/${String(txid)}/status`)).json()
    await expect.poll(status).toMatchObject({ confirmed: true })
  } finally {
    await chain.stop()
  }
})
