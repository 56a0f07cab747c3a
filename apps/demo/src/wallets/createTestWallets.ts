import type { ChainNamespace } from '@latchkey/common'
import type { ChainStore } from '../kit/createChainStore.js'
import type { DemoWallet, WalletFace } from './walletFace.js'
import { type WalletMemory, walletPlans } from './walletPlans.js'

/** The test wallets of the page, and whether they are present. */
export type TestWallets = {
  /** Wallets with a running chain, and their working providers. */
  list(): readonly DemoWallet[]
  isOn(): boolean
  /** Adds them to the page or removes them. */
  setOn(on: boolean): void
  watch(onChange: () => void): () => void
}

const switchKey = 'latchkey-demo:test-wallets'

/** Creates the test wallets of this page. Each provider is added when its local chains run. */
export function createTestWallets(chains: ChainStore, storage: WalletMemory = localStorage): TestWallets {
  const listeners = new Set<() => void>()
  const plans = walletPlans(storage).map((plan) => ({ plan, faces: new Map<ChainNamespace, WalletFace>() }))
  const undos: (() => void)[] = []
  let isOn = storage.getItem(switchKey) !== 'off'
  let list: readonly DemoWallet[] = []

  /** Creates the providers whose chains have started since. */
  function complete(): void {
    const running = chains.get().data.chains
    for (const { plan, faces } of plans) {
      for (const [namespace, make] of Object.entries(plan.sides)) {
        const own = running.filter((chain) => chain.namespace === namespace)
        const [first] = own
        if (!first || faces.has(first.namespace)) continue
        const face = make(own)
        faces.set(first.namespace, face)
        if (isOn) undos.push(face.appear())
      }
    }
    list = plans
      .filter(({ faces }) => faces.size > 0)
      .map(({ plan: { name, icon }, faces }) => ({ name, icon, faces: [...faces.values()] }))
    for (const listener of listeners) listener()
  }
  complete()
  chains.watch(complete)

  return {
    list: () => list,
    isOn: () => isOn,
    setOn(on) {
      if (on === isOn) return
      isOn = on
      storage.setItem(switchKey, on ? 'on' : 'off')
      for (const undo of undos.splice(0)) undo()
      if (on) for (const { faces } of list) undos.push(...faces.map((face) => face.appear()))
      for (const listener of listeners) listener()
    },
    watch(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
  }
}
