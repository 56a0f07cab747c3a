import type { BitcoinProvider, Session } from '@latchkey/common'
import { codeOf } from '@latchkey/testing'
import { type LocalBitcoin, startLocalBitcoin } from '@latchkey/testing/node'
import { Verifier } from 'bip322-js'
import { Psbt } from 'bitcoinjs-lib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createRealWallet, connectTo as open } from '../../test/setUp.js'
import { spendOwn } from '../../test/spendOwn.js'

let bitcoin: LocalBitcoin
beforeAll(async () => {
  bitcoin = await startLocalBitcoin()
})
afterAll(() => bitcoin?.stop())

const drivers = ['standard', 'satsConnect', 'leather', 'unisat', 'okx'] as const
const recipient = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080'

const providerOf = (session: Session<'bip122'>) => session.createAppProvider?.(() => session.actions) as BitcoinProvider

/** Connects a wallet with its own account, so that tests don't share UTXOs. */
async function connectTo(driver: (typeof drivers)[number]) {
  const wallet = createRealWallet(bitcoin, { firstAccount: 60 + drivers.indexOf(driver) * 3 })
  const parts = await open(bitcoin, driver, wallet)
  return { ...parts, provider: providerOf(parts.session) }
}

describe.each(drivers)('the provider for apps of a wallet with the %s driver', (driver) => {
  test('R452: describes the wallet, and signs messages with each address', async () => {
    const { provider, wallet, session } = await connectTo(driver)
    expect(provider.name).toBe(session.wallet.name)
    expect(provider.chains).toContain('bitcoin:regtest')
    const addresses = await provider.getAccountAddresses()
    const { payment } = wallet.addresses()
    expect(addresses[0]).toMatchObject({ address: payment, purpose: 'payment', publicKey: expect.any(String) })
    expect(addresses.map(({ address }) => address)).toEqual(session.accounts.map(({ address }) => address))
    for (const { address } of addresses) {
      const signature = await provider.signMessage({ address, message: 'Grüße, 世界' })
      expect(Verifier.verifySignature(address, 'Grüße, 世界', signature)).toBe(true)
    }
  })

  test('R452: pays an amount in satoshi, and rejects other amounts', async () => {
    const { provider, address } = await connectTo(driver)
    await bitcoin.fund(address, 500_000n)
    const paid = await bitcoin.balanceOf(recipient)
    await bitcoin.settle(await provider.sendTransfer({ amount: '12345', recipient }))
    expect((await bitcoin.balanceOf(recipient)) - paid).toBe(12_345n)
    for (const amount of ['', '1.5', '-1', '0x10', '1e5', ' 1', '99999999999999999', 'NaN'])
      expect(await codeOf(provider.sendTransfer({ amount, recipient }))).toBe('INVALID_PARAMS')
    expect(await codeOf(provider.sendTransfer(undefined as never))).toBe('INVALID_PARAMS')
  })

  test('R452: signs a PSBT, also without a list of inputs, and broadcasts it on request', async () => {
    const { provider, address } = await connectTo(driver)
    await bitcoin.fund(address, 100_000n)
    const psbt = await spendOwn(bitcoin, address)
    const signed = await provider.signPSBT({ psbt, signInputs: [] })
    expect(signed.txid).toBeUndefined()
    const [input] = Psbt.fromBase64(signed.psbt).data.inputs
    expect(input?.partialSig ?? input?.finalScriptWitness).toBeDefined()
    const signInputs = [{ address, index: 0, sighashTypes: [1] }]
    const sent = await provider.signPSBT({ psbt, signInputs, broadcast: true })
    await bitcoin.settle(sent.txid ?? '')
  })

  test('stays one object, keeps the wallet’s own members, and rejects after the end', async () => {
    const { provider, session, address } = await connectTo(driver)
    const own = Object(session.provider)
    for (const key of Object.keys(own)) expect(key in provider).toBe(true)
    const call = { address, message: 'x' }
    await session.disconnect()
    const calls = [
      provider.getAccountAddresses(),
      provider.signMessage(call),
      provider.sendTransfer({ amount: '1000', recipient }),
      provider.signPSBT({ psbt: '' }),
      provider.switchNetwork(bitcoin.second.network.caipNetworkId),
    ]
    expect(await Promise.all(calls.map(codeOf))).toEqual(calls.map(() => 'NOT_CONNECTED'))
  })
})

test.each(['standard', 'unisat', 'satsConnect'] as const)(
  'switches networks of the app only, with the %s driver',
  async (driver) => {
    const { provider, session } = await connectTo(driver)
    await provider.switchNetwork(bitcoin.second.network.caipNetworkId)
    expect(session.networkId).toBe(bitcoin.second.network.caipNetworkId)
    await provider.switchNetwork(bitcoin.network.caipNetworkId)
    expect(session.networkId).toBe(bitcoin.network.caipNetworkId)
    const unknown = 'bip122:000000000019d6689c085ae165831e93'
    expect(await codeOf(provider.switchNetwork(unknown))).toBe('NETWORK_NOT_FOUND')
  },
)

test('R453: functions of the wallet with the same name take the wallet’s own parameters', async () => {
  const { provider, address } = await connectTo('unisat')
  if (!('getAccounts' in provider)) throw new Error('The provider is a UniSat provider.')
  expect(await provider.getAccounts()).toContain(address)
  const signature = await provider.signMessage('Grüße', 'bip322-simple')
  expect(Verifier.verifySignature(address, 'Grüße', signature)).toBe(true)
  expect(provider.signPsbt).toBe(provider.signPsbt)
  const signed = await provider.signMessage({ address, message: 'Hallo' })
  expect(Verifier.verifySignature(address, 'Hallo', signed)).toBe(true)
})
