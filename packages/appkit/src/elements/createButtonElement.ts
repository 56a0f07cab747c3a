import type { ThemeVariables } from '@latchkey/core'
import type { AppKit } from '../instance/appKit.js'
import { lastInstance, watchInstances } from '../instance/instanceRegistry.js'
import type { ButtonAttributes } from './buttonModel.js'
import { buttonStyles } from './buttonStyles.js'
import { createLoadNote, type LoadNote } from './createLoadNote.js'
import { createOpening } from './createOpening.js'
import type { ReadButton } from './readButton.js'
import { themeProperties } from './themeProperties.js'

/** The attributes buttons listen to. Those of HTML are lower-case whatever the page writes. */
const observed = ['label', 'loadinglabel', 'disabled', 'balance', 'charsstart', 'charsend', 'namespace', 'size']

/** A button element; `kit` is the instance it belongs to, by default the one created last. */
export type ButtonElement = HTMLElement & { kit: AppKit | undefined }

/**
 * Makes the class that the button elements of a page extend, each with what it reads. It needs no framework; its look and texts follow
 * the instance.
 */
export function createButtonElement(window: Window & typeof globalThis): new (read: ReadButton) => HTMLElement {
  return class extends window.HTMLElement {
    static readonly observedAttributes = observed

    readonly #read: ReadButton
    #kit: AppKit | undefined
    #undo: (() => void)[] = []
    #isThemed = false
    #image: HTMLImageElement | undefined
    readonly #root = this.attachShadow({ mode: 'open', delegatesFocus: true })
    readonly #button = window.document.createElement('button')
    readonly #spinner = window.document.createElement('i')
    readonly #detail = window.document.createElement('span')
    readonly #label = window.document.createElement('span')
    readonly #opening = createOpening(() => this.#render())
    #note: LoadNote | undefined

    constructor(read: ReadButton) {
      super()
      this.#read = read
      this.#button.type = 'button'
      this.#button.setAttribute('aria-haspopup', 'dialog')
      this.#spinner.className = 'spin'
      this.#detail.className = 'detail'
      this.#button.part.add('button')
      this.#button.append(this.#spinner, this.#detail, this.#label)
      this.#root.append(this.#button)
      this.#button.addEventListener('click', () => this.#activate())
      for (const intent of ['pointerenter', 'focus', 'touchstart']) {
        this.#button.addEventListener(intent, () => this.kit?.live.noteIntent(), { once: true, passive: true })
      }
    }

    get kit(): AppKit | undefined {
      return this.#kit ?? lastInstance()
    }

    set kit(kit: AppKit | undefined) {
      const before = this.kit
      this.#kit = kit
      if (this.isConnected && this.kit !== before) this.connectedCallback()
    }

    connectedCallback(): void {
      this.disconnectedCallback()
      this.#adoptStyles()
      this.#undo.push(watchInstances(() => this.connectedCallback()))
      const { kit } = this
      if (kit) this.#undo.push(kit.watch(() => this.#render()))
      this.#render()
    }

    disconnectedCallback(): void {
      for (const stop of this.#undo.splice(0)) stop()
      this.#opening.cancel()
    }

    attributeChangedCallback(): void {
      if (this.isConnected) this.#render()
    }

    /** A move to another document drops the sheet, which only the document that made it can adopt. */
    #adoptStyles(): void {
      // Without the property the browser is too old, and its own look has to do.
      if (this.#root.adoptedStyleSheets?.length !== 0) return
      const { CSSStyleSheet } = this.ownerDocument.defaultView ?? window
      const styles = new CSSStyleSheet()
      styles.replaceSync(buttonStyles)
      this.#root.adoptedStyleSheets = [styles]
    }

    #attributes(): ButtonAttributes {
      return {
        text: (name) => this.getAttribute(name) || undefined,
        flag: (name) => this.hasAttribute(name) && this.getAttribute(name) !== 'false',
      }
    }

    #activate(): void {
      const { kit } = this
      const model = this.#read(kit, this.#attributes())
      if (kit && model && !model.isDisabled) void this.#opening.run(kit, () => model.activate(kit))
    }

    #applyTheme(variables: ThemeVariables): void {
      this.#isThemed ||= Object.keys(variables).length > 0
      if (!this.#isThemed) return
      for (const [name, value] of themeProperties(variables)) this.#button.style.setProperty(name, value)
    }

    #showImage(url: string | undefined): void {
      if (url === (this.#image?.getAttribute('src') ?? undefined)) return
      this.#image?.remove()
      this.#image = undefined
      if (url === undefined) return
      const image = window.document.createElement('img')
      image.alt = ''
      image.addEventListener('error', () => {
        image.hidden = true
      })
      image.src = url
      this.#image = image
      this.#button.prepend(image)
    }

    #showNote(): void {
      if (this.#opening.status !== 'failed') return this.#note?.hide()
      this.#note ??= createLoadNote(this.#root, this.#button, {
        onRetry: () => this.#activate(),
        onDismiss: this.#opening.cancel,
      })
      this.#note.show(this.kit)
    }

    #render(): void {
      const { kit } = this
      const model = this.#read(kit, this.#attributes())
      const button = this.#button
      if (kit?.isOpen() && this.#opening.status === 'failed') this.#opening.cancel()
      button.hidden = model === undefined
      if (!model) return this.#note?.hide()
      button.dataset.kind = model.kind
      button.dataset.size = this.getAttribute('size') ?? 'md'
      button.dataset.mode = kit?.getThemeMode() ?? 'auto'
      this.#applyTheme(kit?.getThemeVariables() ?? {})
      setAttribute(button, 'aria-disabled', model.isDisabled ? 'true' : undefined)
      const isBusy = model.isBusy || this.#opening.status === 'busy'
      setAttribute(button, 'aria-busy', isBusy ? 'true' : undefined)
      setAttribute(button, 'aria-label', model.name)
      setAttribute(button, 'title', model.title)
      this.#showImage(model.imageUrl)
      this.#spinner.hidden = !isBusy
      this.#detail.hidden = model.detail === undefined
      setText(this.#detail, model.detail ?? '')
      setText(this.#label, model.label)
      // Last, because its place depends on the size of the button.
      this.#showNote()
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
