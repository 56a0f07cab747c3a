import { canPrefetch, createError, pageErrors, whenIdle } from '@latchkey/common/start'
import type { ButtonAttributes, ButtonModel } from '../button/buttonModel.js'
import type { AppKit } from '../instance/appKit.js'
import type { WalletModel } from '../walletButton/createWalletModel.js'
import { knownWallets } from '../walletButton/knownWallets.js'
import { type WalletButtonTexts, walletButtonTexts } from '../walletButton/walletButtonTexts.js'
import type { ReadButton } from './createButtonElement.js'

/**
 * Creates the function that reads the content of one wallet button. Before core has loaded, the button shows the name
 * alone.
 */
export function createReadWallet(): ReadButton {
  const models = new WeakMap<AppKit, Promise<WalletModel>>()
  const ready = new WeakMap<AppKit, WalletModel>()
  const prepared = new WeakSet<AppKit>()

  async function load(kit: AppKit, onChange: () => void): Promise<WalletModel> {
    const core = await kit.load()
    const { loaded } = kit.lazyCore
    if (!loaded) throw createError(pageErrors.DESTROYED)
    const { createWalletModel } = await loaded.loadWalletButton()
    const model = createWalletModel({ core, kit, known: knownWallets, texts: textsOf(kit), onChange })
    ready.set(kit, model)
    return model
  }

  function modelOf(kit: AppKit, onChange: () => void): Promise<WalletModel> {
    const known = models.get(kit)
    if (known) return known
    const loading = load(kit, onChange)
    models.set(kit, loading)
    // A failure is reported to the click; the next one tries again.
    loading.then(onChange, () => models.delete(kit))
    return loading
  }

  return (kit, attributes, onChange) => {
    if (kit && !prepared.has(kit)) {
      prepared.add(kit)
      prepareWhenIdle(kit)
    }
    // Does not load core by itself: a page whose visitor does nothing runs none of it, except as `prefetch` allows.
    if (kit?.core) void modelOf(kit, onChange).catch(() => undefined)
    return (
      (kit && ready.get(kit)?.read(attributes)) ??
      waitingModel(kit, attributes, async () => {
        if (kit) await (await modelOf(kit, onChange)).connect(attributes)
      })
    )
  }
}

/** Loads core and looks for installed wallets, so that the picture shows and a click asks the wallet at once. */
function prepareWhenIdle(kit: AppKit): void {
  const { ports, state } = kit.lazyCore
  const { window, clock } = ports
  if (!window || (state.rawOptions.prefetch ?? 'idle') !== 'idle') return
  whenIdle(window, clock, () => {
    // A failure resurfaces at the click.
    if (canPrefetch(window))
      kit.load().then(
        (core) => core.prefetch({ session: true }),
        () => undefined,
      )
  })
}

function waitingModel(
  kit: AppKit | undefined,
  attributes: ButtonAttributes,
  activate: ButtonModel['activate'],
): ButtonModel {
  const given = attributes.text('wallet') ?? ''
  const name = knownWallets[given.toLowerCase()]?.name ?? given
  const label = attributes.text('label')
  return {
    kind: 'connect',
    label: label ?? name,
    verbatim: label ? [] : ['label'],
    name: label ? undefined : textsOf(kit).connect.replace('{wallet}', () => name),
    isDisabled: attributes.flag('disabled'),
    activate,
  }
}

function textsOf(kit: AppKit | undefined): WalletButtonTexts {
  return walletButtonTexts(kit?.lazyCore.state.rawOptions.locale ?? globalThis.document?.documentElement.lang)
}
