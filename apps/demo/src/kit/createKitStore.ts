import { type AppKit, createAppKit, isAppKitError } from '@latchkey/appkit/react'
import type { ChainNamespace } from '@latchkey/common'
import { defaultFeatures } from '@latchkey/core'
import type { DemoOptions } from '../options/buildOptions.js'

/** The current instance of the page, and the error of the last options, if any. */
export type KitState = {
  readonly kit: AppKit
  /** Number of instances created so far, including this one. */
  readonly count: number
  /** The namespaces with an adapter. */
  readonly namespaces: readonly ChainNamespace[]
  /** The sign-in of the instance, if it is on. */
  readonly siwx: DemoOptions['siwx']
  readonly problem: string | undefined
}

/** Holds the page's instance and recreates it when options change that cannot change at run time. */
export type KitStore = {
  get(): KitState
  watch(onChange: () => void): () => void
  apply(options: DemoOptions): void
  /**
   * Applies the options once the modal is closed, so that no visitor is interrupted. Returns a function that cancels
   * it.
   */
  applyWhenClosed(options: DemoOptions): () => void
  /** Recreates the instance with the same options. */
  restart(): void
  destroy(): void
}

const changeable: readonly string[] = [
  'themeMode',
  'themeVariables',
  'features',
  'termsConditionsUrl',
  'privacyPolicyUrl',
  'locale',
  'chainImages',
  'connectorImages',
]

/** Creates a {@link KitStore}. `onKit` is called for each new instance and returns its undo. */
export function createKitStore(initial: DemoOptions, onKit: (kit: AppKit) => () => void): KitStore {
  const listeners = new Set<() => void>()
  let options = initial
  const first = createAppKit(initial)
  let state: KitState = { kit: first, count: 1, ...partsOf(initial), problem: undefined }
  let undo = onKit(first)

  function set(next: KitState): void {
    state = next
    for (const listener of listeners) listener()
  }

  function create(next: DemoOptions): void {
    const before = state.kit
    try {
      // The new instance is created first: invalid options must not leave the page without one.
      const kit = createAppKit(next)
      options = next
      undo()
      undo = onKit(kit)
      set({ kit, count: state.count + 1, ...partsOf(next), problem: undefined })
      before.destroy()
    } catch (error) {
      set({ ...state, problem: explain(error) })
    }
  }

  function change(next: DemoOptions): void {
    const { kit } = state
    kit.setThemeMode(next.themeMode)
    kit.setThemeVariables(next.themeVariables ?? {})
    const { legalCheckbox, connectorTypeOrder } = { ...defaultFeatures, ...next.features }
    kit.updateFeatures({ legalCheckbox, connectorTypeOrder })
    const { termsConditionsUrl, privacyPolicyUrl, locale, chainImages = {}, connectorImages = {} } = next
    kit.updateOptions({ termsConditionsUrl, privacyPolicyUrl, locale, chainImages, connectorImages })
    options = next
    set({ ...state, problem: undefined })
  }

  function apply(next: DemoOptions): void {
    const names = changedNames(options, next)
    if (names.length === 0) return set({ ...state, problem: undefined })
    if (names.every((name) => changeable.includes(name)) && !isVariableRemoved(options, next)) change(next)
    else create(next)
  }

  return {
    get: () => state,
    watch(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    apply,
    applyWhenClosed(next) {
      const { kit } = state
      if (!kit.isOpen() || next.enableEmbedded) {
        apply(next)
        return () => undefined
      }
      const stop = kit.watch(() => {
        if (kit.isOpen()) return
        stop()
        apply(next)
      })
      return stop
    },
    restart: () => create(options),
    destroy() {
      undo()
      state.kit.destroy()
    },
  }
}

function partsOf({ adapters = [], siwx }: DemoOptions): Pick<KitState, 'namespaces' | 'siwx'> {
  return { namespaces: adapters.map(({ namespace }) => namespace), siwx }
}

function changedNames(before: DemoOptions, after: DemoOptions): readonly string[] {
  const written = [before, after].map((options) =>
    Object.fromEntries(Object.entries(options).map(([name, value]) => [name, JSON.stringify(value)])),
  )
  const [old = {}, now = {}] = written
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].filter((name) => old[name] !== now[name])
}

/** Theme variables can be added and replaced at run time, but not removed. */
function isVariableRemoved(before: DemoOptions, after: DemoOptions): boolean {
  const kept = Object.keys(after.themeVariables ?? {})
  return Object.keys(before.themeVariables ?? {}).some((name) => !kept.includes(name))
}

function explain(error: unknown): string {
  if (isAppKitError(error)) return [error.shortMessage, error.details].filter(Boolean).join(' ')
  return error instanceof Error ? error.message : String(error)
}
