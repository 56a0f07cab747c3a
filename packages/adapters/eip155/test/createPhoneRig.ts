import {
  type Adapter,
  type Connector,
  type WalletConnectDescriptor,
  type WalletConnectWire,
  walletConnectId,
  walletConnectMethods,
} from '@latchkey/common'
import { createFakeStorage, createWalletConnectWallet, testAccounts, type WalletConnectWallet } from '@latchkey/testing'
import { type ConformanceRig, type ConformanceWallet, createEip155Rig } from '@latchkey/testing/conformance'
import { createWalletConnect } from '@latchkey/walletconnect'
import { createEip155Adapter } from '../src/createEip155Adapter.js'
import { grantedActions } from '../src/walletConnect/grantedActions.js'
import type { Chains } from './connectReal.js'
import { createContext } from './createContext.js'

const methods = walletConnectMethods.eip155.methods

/** The rig of the EVM conformance suite, with phones reached over a relay in place of wallets on the page. */
export async function createPhoneRig(chains: Chains, relayUrl: string): Promise<ConformanceRig> {
  const rig = await createEip155Rig({ chains, factory: createEip155Adapter() })
  const lifetime = new AbortController()
  const descriptor = await rig.adapter.walletConnect?.()
  if (!descriptor) throw new Error('the adapter knows nothing of WalletConnect')
  const connectors: Connector[] = []
  const phones: Promise<WalletConnectWallet>[] = []
  let tell: () => void = () => undefined

  const adapter: Adapter = {
    ...rig.adapter,
    discover(onChange) {
      tell = () => onChange([...connectors])
      tell()
      return () => {
        tell = () => undefined
      }
    },
  }

  function createWallet(name: string, _look?: unknown, without: readonly string[] = []): ConformanceWallet {
    let phone: WalletConnectWallet | undefined
    const live = () => {
      if (!phone) throw new Error('the phone has not connected')
      return phone
    }
    const { watched, count } = countWatchers(descriptor as WalletConnectDescriptor)
    const addresses = testAccounts(3).map(({ address }) => address)
    const { ports, metadata } = createContext()
    const walletConnect = createWalletConnect({
      ports: { ...ports, storage: createFakeStorage() },
      projectId: 'local',
      relayUrl,
      metadata,
      storagePrefix: 'test',
      requested: async () => [{ namespace: 'eip155', descriptor: watched, networks: rig.networks }],
      isTaken: () => false,
      onRefused: () => undefined,
      lifetime: lifetime.signal,
    })
    const connector = walletConnect.connector('eip155')
    const starting = () => {
      const made = createWalletConnectWallet({ relayUrl, networks: rig.networks, name, without })
      phones.push(made)
      return made
    }

    return {
      name,
      addresses,
      atConnect: addresses.slice(0, 1),
      appear() {
        const shown: Connector = {
          ...connector,
          name,
          id: walletConnectId,
          async connect(request) {
            phone ??= await starting()
            const connecting = connector.connect(request)
            connecting.catch(() => undefined)
            await walletConnect.prepare()
            await phone.pair(walletConnect.uri() ?? '')
            return connecting
          },
        }
        connectors.push(shown)
        tell()
        return () => void connectors.splice(connectors.indexOf(shown), 1)
      },
      rejectNextConnect: () => live().setApproval({ type: 'reject' }),
      stallNextConnect: () => unused(),
      shareNothingNext: () => unused(),
      answerNextConnect: () => unused(),
      throwNextConnect: () => unused(),
      rejectNextSignature: () => live().control.reject('personal_sign'),
      stallNextSignature() {
        live().control.stall('personal_sign')
        return () => void live().control.release('personal_sign')
      },
      answerNextSignature: (value) => live().control.answerWith('personal_sign', value),
      throwNextSignature: (value) =>
        live().control.throwWith('personal_sign', value instanceof Error ? value : toWire(value)),
      rejectNextSwitch: () => unused(),
      stallEverything: () => live().control.always('*', { type: 'stall' }),
      lock: () => live().control.lock(),
      unlock: () => live().control.unlock(),
      selectAccount: (index) =>
        void live().setAccounts(
          'eip155',
          [index, ...addresses.keys()].filter((one, at, all) => all.indexOf(one) === at),
        ),
      selectNetwork: ({ caipNetworkId }) => void live().switchNetwork(caipNetworkId),
      emitGarbage: () => unused(),
      tamper: () => unused(),
      disconnectSite: () => void live().deleteSession(),
      unplug: () => void live().deleteSession(),
      requestCount: () => phone?.control.requests().length ?? 0,
      promptCount: () => phone?.control.requests().length ?? 0,
      listenerCount: count,
    }
  }

  return {
    ...rig,
    adapter,
    createWallet,
    // What a relay can carry: a number, and a text.
    declines: [
      { code: 4001 },
      { code: 5000 },
      { code: 5000, message: 'User rejected.' },
      new Error('User rejected the request.'),
    ],
    optionalActions: rig.optionalActions.map((action) => ({
      ...action,
      createWalletWithout: () => createWallet(`Without ${action.name}`, undefined, methodsOf(action.name)),
    })),
    async dispose() {
      lifetime.abort()
      for (const phone of phones) await (await phone).close()
      await rig.dispose?.()
    },
  }
}

/** What is left of a thrown value when it was sent: a getter that throws would end the phone itself. */
function toWire(value: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(value))
  } catch {
    return 'It cannot be sent.'
  }
}

/** The methods without any one of which the action is not offered. */
function methodsOf(action: string): readonly string[] {
  return methods.filter(
    (method) => !grantedActions(new Set(methods.filter((one) => one !== method))).some((name) => name === action),
  )
}

/** Counts who listens to the wires that sessions are opened over. */
function countWatchers(descriptor: WalletConnectDescriptor) {
  let watchers = 0
  const counted = (wire: WalletConnectWire): WalletConnectWire => ({
    ...wire,
    watch(listener) {
      watchers++
      const stop = wire.watch(listener)
      let isOver = false
      return () => {
        if (!isOver) watchers--
        isOver = true
        stop()
      }
    },
  })
  return {
    watched: {
      ...descriptor,
      open: (wire: WalletConnectWire, request?: Parameters<WalletConnectDescriptor['open']>[1]) =>
        descriptor.open(counted(wire), request),
    },
    count: () => watchers,
  }
}

function unused(): never {
  throw new Error('The suite for open sessions does not need this.')
}
