import type { AppKit } from '../instance/appKit.js'
import { lastInstance, watchInstances } from '../instance/instanceRegistry.js'
import type { ButtonAttributes } from './buttonModel.js'
import { buttonStyles } from './buttonStyles.js'
import type { ReadButton } from './readButton.js'
import { themeProperties } from './themeProperties.js'

/** The attributes buttons listen to. Those of HTML are lower-case whatever the page writes. */
const observed = ['label', 'loadinglabel', 'disabled', 'balance', 'charsstart', 'charsend', 'namespace', 'size']

/** A button element; `kit` is the instance it belongs to, by default the one created last. */
export type ButtonElement = HTMLElement & { kit: AppKit | undefined }

/** Makes the class of a button element. It needs no framework; its look and texts follow the instance. */
export function createButtonElement(window: Window & typeof globalThis, read: ReadButton): CustomElementConstructor {
  return class extends window.HTMLElement {
    static readonly observedAttributes = observed

    #kit: AppKit | undefined
    #undo: (() => void)[] = []
    readonly #root = this.attachShadow({ mode: 'open', delegatesFocus: true })
    readonly #button = window.document.createElement('button')
    readonly #image = window.document.createElement('img')
    readonly #spinner = window.document.createElement('i')
    readonly #detail = window.document.createElement('span')
    readonly #label = window.document.createElement('span')

    constructor() {
      super()
      const styles = new window.CSSStyleSheet()
      styles.replaceSync(buttonStyles)
      this.#root.adoptedStyleSheets = [styles]
      this.#button.type = 'button'
      this.#image.alt = ''
      this.#spinner.className = 'spin'
      this.#detail.className = 'detail'
      this.#button.part.add('button')
      this.#button.append(this.#image, this.#spinner, this.#detail, this.#label)
      this.#root.append(this.#button)
      this.#button.addEventListener('click', () => this.#activate())
      this.#image.addEventListener('error', () => {
        this.#image.hidden = true
      })
      for (const intent of ['pointerenter', 'focus', 'touchstart']) {
        this.#button.addEventListener(intent, () => void this.#instance()?.prefetch(), { once: true, passive: true })
      }
    }

    get kit(): AppKit | undefined {
      return this.#instance()
    }

    set kit(kit: AppKit | undefined) {
      const before = this.#instance()
      this.#kit = kit
      if (this.isConnected && this.#instance() !== before) this.#follow()
    }

    connectedCallback(): void {
      this.#follow()
    }

    disconnectedCallback(): void {
      this.#stop()
    }

    attributeChangedCallback(): void {
      if (this.isConnected) this.#render()
    }

    #instance(): AppKit | undefined {
      return this.#kit ?? lastInstance()
    }

    #stop(): void {
      for (const stop of this.#undo.splice(0)) stop()
    }

    #follow(): void {
      this.#stop()
      this.#undo.push(watchInstances(() => this.#follow()))
      const kit = this.#instance()
      if (kit) this.#undo.push(kit.watch(() => this.#render()))
      this.#render()
    }

    #attributes(): ButtonAttributes {
      return {
        text: (name) => this.getAttribute(name) || undefined,
        flag: (name) => this.hasAttribute(name) && this.getAttribute(name) !== 'false',
      }
    }

    #activate(): void {
      const kit = this.#instance()
      const model = read(kit, this.#attributes())
      if (kit && model && !model.isDisabled) model.activate(kit)
    }

    #render(): void {
      const kit = this.#instance()
      const model = read(kit, this.#attributes())
      const button = this.#button
      button.hidden = model === undefined
      if (!model) return
      button.dataset.kind = model.kind
      button.dataset.size = this.getAttribute('size') ?? 'md'
      button.dataset.mode = kit?.getThemeMode() ?? 'auto'
      for (const [name, value] of themeProperties(kit?.getThemeVariables() ?? {})) button.style.setProperty(name, value)
      button.toggleAttribute('data-image', model.imageUrl !== undefined)
      setAttribute(button, 'aria-haspopup', 'dialog')
      setAttribute(button, 'aria-disabled', model.isDisabled ? 'true' : undefined)
      setAttribute(button, 'aria-busy', model.isBusy ? 'true' : undefined)
      setAttribute(button, 'aria-label', model.name)
      setAttribute(button, 'title', model.title)
      if (model.imageUrl === undefined) {
        this.#image.hidden = true
        this.#image.removeAttribute('src')
      } else if (this.#image.src !== model.imageUrl) {
        this.#image.hidden = false
        this.#image.src = model.imageUrl
      }
      this.#spinner.hidden = !model.isBusy
      this.#detail.hidden = model.detail === undefined
      setText(this.#detail, model.detail ?? '')
      setText(this.#label, model.label)
    }
  }
}

/** A text that is set again is drawn again. */
function setText(element: HTMLElement, text: string): void {
  if (element.textContent !== text) element.textContent = text
}

function setAttribute(element: HTMLElement, name: string, value: string | undefined): void {
  if (value === undefined) element.removeAttribute(name)
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value)
}
