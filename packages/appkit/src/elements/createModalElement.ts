import type { AppKit } from '../instance/appKit.js'
import { lastInstance, watchInstances } from '../instance/instanceRegistry.js'

/**
 * Creates the class of `<appkit-modal>`, which contains the modal if the app places it (`disableAppend`,
 * `enableEmbedded`).
 */
export function createModalElement(window: Window & typeof globalThis): CustomElementConstructor {
  return class extends window.HTMLElement {
    /** Set by the instance that appended the element. */
    isAppended = false
    #kit: AppKit | undefined
    #undo: (() => void)[] = []

    get kit(): AppKit | undefined {
      return this.#kit ?? lastInstance()
    }

    set kit(kit: AppKit | undefined) {
      this.#kit = kit
      if (this.isConnected) this.connectedCallback()
    }

    connectedCallback(): void {
      this.disconnectedCallback()
      // A copy, for example in a page that Turbo restores from its cache.
      if (this.hasAttribute('data-appended') && !this.isAppended) return this.remove()
      this.#undo.push(watchInstances(() => this.connectedCallback()))
      const detach = this.kit?.attachHost(this)
      if (detach) this.#undo.push(detach)
    }

    disconnectedCallback(): void {
      for (const stop of this.#undo.splice(0)) stop()
    }
  }
}
