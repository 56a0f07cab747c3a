import { Component, createElement, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'

/** The React tree in a shadow root, which can be replaced by a new one. */
export type Surface = {
  /** Renders the content. Does nothing while it is rendered. */
  draw(): void
  /** Removes the content. */
  clear(): void
  destroy(): void
}

/**
 * Creates a {@link Surface}. Calls `onLost` after a render error, which removes all content, and when the page removed
 * the content.
 */
export function createSurface(shadow: ShadowRoot, content: ReactNode, onLost: (cause: unknown) => void): Surface {
  let drawn: { readonly root: Root; readonly place: HTMLElement } | undefined
  let renderError: unknown

  function isIntact(place: HTMLElement): boolean {
    return place.parentNode === shadow && place.firstChild !== null
  }

  function draw(): void {
    if (drawn) return
    const place = shadow.appendChild(shadow.ownerDocument.createElement('div'))
    const root = createRoot(place, { onUncaughtError: onError, onCaughtError: () => undefined })

    function onError(error: unknown): void {
      renderError = error
      // React reports errors during its own work, when a root cannot be unmounted.
      queueMicrotask(() => drawn?.root === root && onLost(error))
    }

    drawn = { root, place }
    removals.observe(place, { childList: true })
    root.render(createElement(ErrorBoundary, { onError }, content))
  }

  function clear(): void {
    const { root, place } = drawn ?? {}
    drawn = undefined
    renderError = undefined
    try {
      root?.unmount()
    } catch {
      // React 18 throws if the page removed the nodes. It has run the cleanups of all effects before.
    }
    place?.remove()
    // Ignore mutations by this code.
    removals.takeRecords()
  }

  const removals = new MutationObserver((records) => {
    const isRemoved = records.some(({ removedNodes }) => removedNodes.length > 0)
    if (!isRemoved || !drawn || isIntact(drawn.place)) return
    onLost(renderError ?? new Error('The page removed the content of the modal.'))
  })
  removals.observe(shadow, { childList: true })

  return {
    draw,
    clear,
    destroy() {
      removals.disconnect()
      clear()
    },
  }
}

type ErrorBoundaryProps = { readonly onError: (error: unknown) => void; readonly children?: ReactNode }

/** Removes its content after a render error. React 18 reports errors only to such a component. */
class ErrorBoundary extends Component<ErrorBoundaryProps> {
  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override readonly state = { hasFailed: false }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error)
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children
  }
}
