// Preloads lazy code, so that tests don't wait for it.
import '../session/connect.js'
import '../actions/actions.js'
import './composeTransfer.js'
import './broadcastSigned.js'
import { randomBytes } from 'node:crypto'
import type { Connector, Session } from '@latchkey/common'
import { codeOf, createAdapterContext, createFakePage } from '@latchkey/testing'
import { Psbt } from 'bitcoinjs-lib'
import { describe, expect, test } from 'vitest'
import { createAdapter } from '../../test/createAdapter.js'
import { createNetwork } from '../../test/createNetwork.js'
import { createFakeEsplora } from '../../test/fakeEsplora.js'
import { createOneKeyWallet } from '../../test/oneKeyWallet.js'

const regtest = createNetwork('0f9188f13cb7b2c71f2a335e3a4fc328', ['https://regtest.example'])
const signet = createNetwork('00000008819873e925422c1ff0f99f7c', ['https://signet.example'])
const recipients = [{ address: 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn', amount: 20_000n }]

/**
 * Opens a session on regtest whose address is valid on signet too. `switchDuring` switches the network while a request
 * is pending.
 */
async function connect() {
  const { wallet, address, script } = createOneKeyWallet('p2pkh', randomBytes(32), {
    chains: ['bitcoin:regtest', 'bitcoin:signet'],
  })
  const esplora = createFakeEsplora({ script, values: [100_000n] })
  const pauses = new Map<string, Promise<void>>()
  const arrived = new Map<string, () => void>()
  const arriveAt = async (place: string) => {
    arrived.get(place)?.()
    await pauses.get(place)
  }
  const sign = wallet.features['bitcoin:signTransaction']
  let asked = 0
  const signTransaction: typeof sign.signTransaction = async (request) => {
    asked++
    await arriveAt('wallet')
    return sign.signTransaction(request)
  }
  const features = { ...wallet.features, 'bitcoin:signTransaction': { ...sign, signTransaction } }
  const page = createFakePage()
  page.addEventListener('wallet-standard:app-ready', (event) =>
    Reflect.get(event, 'detail').register({ ...wallet, features }),
  )
  const fetch: typeof globalThis.fetch = async (url, init) => {
    if (String(url).endsWith('/utxo')) await arriveAt('utxos')
    return esplora.fetch(url, init)
  }
  const context = createAdapterContext({ window: page, networks: [regtest, signet], fetch })
  let connectors: readonly Connector[] = []
  createAdapter(context, {}).discover((list) => {
    connectors = list
  })()
  const session = (await connectors[0]?.connect({ network: regtest })) as Session<'bip122'>
  /** Pauses the next request at a place, switches the page to signet when it arrives, and resumes it. */
  async function switchDuring(place: 'wallet' | 'utxos', work: () => Promise<unknown> | undefined) {
    const { promise, resolve } = Promise.withResolvers<void>()
    const { promise: here, resolve: arrive } = Promise.withResolvers<void>()
    pauses.set(place, promise)
    arrived.set(place, arrive)
    const outcome = codeOf(work())
    await here
    await session.switchNetwork?.(signet)
    expect(session.networkId).toBe(signet.caipNetworkId)
    resolve()
    return outcome
  }
  const posts = () => esplora.fetch.requests.filter(({ method }) => method === 'POST').map(({ url }) => url)
  return { ...esplora, session, address, script, switchDuring, posts, asked: () => asked }
}

describe('FI22: the page switches the network during a request', () => {
  test('broadcasts a composed transfer to the network that it was composed for', async () => {
    const { session, switchDuring, posts, sent } = await connect()
    const sending = () => session.actions.sendTransfer?.({ recipients })
    const outcome = await switchDuring('wallet', sending)
    expect(outcome).toEqual({ resolved: sent()[0]?.getId() })
    expect(posts()).toEqual(['https://regtest.example/tx'])
  })

  test('broadcasts a signed PSBT to the network at the time of the request', async () => {
    const { session, switchDuring, posts, sent, utxos, previous, script, address } = await connect()
    const psbt = new Psbt()
    psbt.addInput({ hash: utxos[0]?.txid ?? '', index: 0, nonWitnessUtxo: previous.toBuffer() })
    psbt.addOutput({ script, value: 90_000n })
    const signInputs = [{ address, index: 0 }]
    const signing = () => session.actions.signPsbt?.({ psbt: psbt.toBase64(), signInputs, broadcast: true })
    const outcome = await switchDuring('wallet', signing)
    expect(outcome).toMatchObject({ resolved: { txid: sent()[0]?.getId() } })
    expect(posts()).toEqual(['https://regtest.example/tx'])
  })

  test('requests no signature for a transfer that was composed for another network', async () => {
    const { session, switchDuring, posts, asked } = await connect()
    const sending = () => session.actions.sendTransfer?.({ recipients })
    expect(await switchDuring('utxos', sending)).toBe('WRONG_NETWORK')
    expect([asked(), posts()]).toEqual([0, []])
  })
})
