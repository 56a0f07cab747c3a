import type { AppKit } from './addMethods.js'

const created: AppKit[] = []

/** Returns the instance created last that is not destroyed. */
export function currentKit(): AppKit | undefined {
  return created.at(-1)
}

/** Remembers an instance until it is destroyed. */
export function rememberKit(kit: AppKit): AppKit {
  const { destroy } = kit
  created.push(kit)
  return Object.assign(kit, {
    destroy() {
      const index = created.indexOf(kit)
      if (index >= 0) created.splice(index, 1)
      destroy()
    },
  })
}
