import { randomBytes } from 'node:crypto'
import type { AdapterFactory, Network, Session } from '@latchkey/common'
import { type ConformanceRig, createConformanceAdapter, type WalletLook } from '../../src/exports/conformance.js'
import type { ToyChains } from './chain/startToyChains.js'
import { verifyToySignature } from './chain/verifyToySignature.js'
import { toyScheme } from './src/network/namespace.js'
import type { ToyActions } from './src/wallet/toyActions.js'
import { createToyConformanceWallet } from './wallet/createToyConformanceWallet.js'
import { toyAccount } from './wallet/createToyTestWallet.js'

/** Creates the conformance rig of the toy adapter. */
export async function createToyRig(chains: ToyChains, factory: AdapterFactory): Promise<ConformanceRig> {
  const [local, second] = chains.all
  const networks = [local.network, second.network] as const
  const { adapter, page, pageListenerCount, timerCount, passTime } = await createConformanceAdapter({
    factory,
    networks,
  })
  const [first, other] = [toyAccount(0).address, toyAccount(1).address]
  if (local.balanceOf(first) < 1_000_000n) local.fund(first, 10_000_000n)
  const chainOf = ({ caipNetworkId }: Network) => (caipNetworkId === local.network.caipNetworkId ? local : second)
  const createWallet = (name: string, look: WalletLook = {}, without: readonly string[] = []) =>
    createToyConformanceWallet(page, name, look, without)
  const put = (entry: unknown) => {
    const list: unknown = Reflect.get(page, 'toyWallets')
    Reflect.set(page, 'toyWallets', [...(Array.isArray(list) ? list : []), entry])
    page.dispatchEvent(new Event('toy:wallet'))
  }
  const wallet = (id: string) => ({ id, name: id, connect: async () => ({}), on: () => () => undefined })

  return {
    adapter,
    networks,
    unknownNetwork: { ...networks[0], id: 'nowhere', caipNetworkId: `${adapter.namespace}:nowhere` },
    createWallet,
    impostors: [
      null,
      42,
      {},
      { name: 'Impostor' },
      { ...wallet('impostor'), connect: 42 },
      new Proxy({}, { get: throwIt }),
    ].map((entry) => () => put(entry)),
    flood(count) {
      for (let index = 0; index < count; index++) put(wallet(`flood${index}`))
    },
    mixedAccountAnswer: { answer: { accounts: [null, other, 'toy1', other, first] }, addresses: [other, first] },
    declines: [new Error('No'), { code: 1 }, 'User rejected'],
    badAccountAnswers: [null, 'text', 42, {}, { accounts: null }, { accounts: [] }, { accounts: ['', null, 'toy1'] }],
    badSignatures: [null, '', 42, {}, { signature: '' }, { signature: '00' }],
    badAddresses: ['', 'toy1', first.slice(0, -1), first.toUpperCase(), `${first}0`],
    verifyMessage: async ({ message, address, signature }) => verifyToySignature(message, address, signature),
    verifyText: async ({ message, address, signed: { scheme, signature } }) =>
      scheme === toyScheme && verifyToySignature(message, address, signature),
    send(session, to, value) {
      return (
        toyActions(session).sendTransaction?.({ to, value }) ?? Promise.reject(new Error('The session cannot send'))
      )
    },
    settle: async () => undefined,
    readBalance: async (address, network) => chainOf(network).balanceOf(address),
    createRecipient: () => `toy1${randomBytes(32).toString('hex')}`,
    optionalActions: [
      {
        name: 'signMessage',
        createWalletWithout: () => createWallet('Without messages', {}, ['signMessage']),
        call: (session) => toyActions(session).signMessage?.({ message: 'hi' }),
      },
      {
        name: 'sendTransaction',
        createWalletWithout: () => createWallet('Without transfers', {}, ['signTransfer']),
        call: (session) => toyActions(session).sendTransaction?.({ to: other, value: 1n }),
      },
    ],
    pageListenerCount,
    timerCount,
    passTime,
  }
}

function toyActions({ actions }: Session): ToyActions {
  return actions as ToyActions
}

function throwIt(): never {
  throw new Error('a getter that throws')
}
