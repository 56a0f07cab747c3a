import type { Emitter } from '@latchkey/common'
import { createEmitter } from '@latchkey/common/start'
import type { AppKit } from './appKit.js'

type Registry = {
  readonly instances: AppKit[]
  readonly changes: Emitter<void>
  isMissingReported?: boolean
}

// On the global object, so that all entry points and copies of the package share the list.
const key = Symbol.for('latchkey.instances')

function registry(): Registry {
  const holder = globalThis as { [key]?: Registry }
  holder[key] ??= { instances: [], changes: createEmitter<void>() }
  return holder[key]
}

/** The instance created last that is not destroyed. */
export function lastInstance(): AppKit | undefined {
  return registry().instances.at(-1)
}

/** The instances that are not destroyed. */
export function everyInstance(): readonly AppKit[] {
  return registry().instances
}

/** Adds an instance. Returns a function that removes it. */
export function registerInstance(instance: AppKit): () => void {
  const { instances, changes } = registry()
  instances.push(instance)
  changes.emit()
  return () => {
    const index = instances.indexOf(instance)
    if (index >= 0) instances.splice(index, 1)
    changes.emit()
  }
}

/** Calls back when an instance is created or destroyed. */
export function watchInstances(listener: () => void): () => void {
  return registry().changes.watch(listener)
}

/** Returns true for the first caller that finds no instance, so that a page reports it once. */
export function claimMissingReport(): boolean {
  const list = registry()
  if (list.instances.length > 0 || list.isMissingReported) return false
  list.isMissingReported = true
  return true
}
