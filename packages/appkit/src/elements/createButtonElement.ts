import { readDocument } from '@latchkey/common/start'
import type { ButtonAttributes, ButtonModel } from '../button/buttonModel.js'
import { buttonTexts } from '../button/buttonTexts.js'
import type { AppKit } from '../instance/appKit.js'
import { lastInstance, watchInstances } from '../instance/instanceRegistry.js'
import { buttonStyles } from './buttonStyles.js'
import { createButtonView } from './createButtonView.js'
import { createLoadNote, type LoadNote } from './createLoadNote.js'
import { createOpening } from './createOpening.js'

/** The observed attributes. HTML lower-cases attribute names. */
const observed = [
  'label',
  'loadinglabel',
  'disabled',
  'balance',
  'charsstart',
  'charsend',
  'namespace',
  'size',
  'wallet',
]

/**
 * Reads the content of one kind of button from the instance. `undefined` shows nothing. `onChange` renders the button
 * again.
 */
export type ReadButton = (
  kit: AppKit | undefined,
  attributes: ButtonAttributes,
  onChange: () => void,
) => ButtonModel | undefined

/** A button element. `kit` is its instance. Default: the instance created last. */
export type ButtonElement = HTMLElement & { kit: AppKit | undefined }

/**
 * Creates the base class of the button elements of a page. Each of them adds the function that reads its content. It
 * needs no framework; style and texts come from the instance.
 */
export function createButtonElement(window: Window & typeof globalThis): new (read: ReadButton) => HTMLElement {
  return class extends window.HTMLElement {
    static readonly observedAttributes = observed

    readonly #read: ReadButton
    #kit: AppKit | undefined
    #shown: ReturnType<ReadButton>
    #undo: (() => void)[] = []
    readonly #root = this.attachShadow({ mode: 'open', delegatesFocus: true })
    readonly #view = createButtonView(window.document)
    readonly #opening = createOpening(() => this.#render())
    #note: LoadNote | undefined

    constructor(read: ReadButton) {
      super()
      this.#read = read
      const { button } = this.#view
      this.#root.append(button)
      button.addEventListener('click', () => this.#activate())
      for (const intent of ['pointerenter', 'focus', 'touchstart']) {
        button.addEventListener(intent, () => this.kit?.lazyCore.noteIntent(), { once: true, passive: true })
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

    /** Drops the style sheet after a move to another document: only the document that created a sheet can adopt it. */
    #adoptStyles(): void {
      // Browsers without the property are not supported and keep their default button style.
      if (this.#root.adoptedStyleSheets?.length !== 0) return
      const { CSSStyleSheet } = readDocument(this.ownerDocument, 'defaultView') ?? window
      const styles = new CSSStyleSheet()
      styles.replaceSync(buttonStyles)
      this.#root.adoptedStyleSheets = [styles]
    }

    #activate(): void {
      const { kit } = this
      const model = this.#shown
      if (kit && model && !model.isDisabled) void this.#opening.run(kit, () => model.activate(kit))
    }

    #showNote(): void {
      if (this.#opening.status !== 'failed') return this.#note?.hide()
      this.#note ??= createLoadNote(this.#root, this.#view.button, {
        onRetry: () => this.#activate(),
        onDismiss: this.#opening.cancel,
      })
      this.#note.show(this.kit)
    }

    #render(): void {
      const { kit } = this
      const model = this.#read(kit, attributesOf(this), () => this.#render())
      this.#shown = model
      if (kit?.isOpen() && this.#opening.status === 'failed') this.#opening.cancel()
      this.#view.button.hidden = model === undefined
      if (!model) return this.#note?.hide()
      this.#view.render(model, {
        isBusy: model.isBusy || this.#opening.status === 'busy',
        size: this.getAttribute('size') ?? 'md',
        mode: kit?.getThemeMode() ?? 'auto',
        direction:
          this.dir ||
          buttonTexts(kit?.lazyCore.state.rawOptions.locale ?? readDocument(this.ownerDocument, 'documentElement').lang)
            .dir,
        variables: kit?.getThemeVariables() ?? {},
      })
      // Last, because its place depends on the size of the button.
      this.#showNote()
    }
  }
}

function attributesOf(element: HTMLElement): ButtonAttributes {
  return {
    text: (name) => element.getAttribute(name) || undefined,
    flag: (name) => element.hasAttribute(name) && element.getAttribute(name) !== 'false',
  }
}
