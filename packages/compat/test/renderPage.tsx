import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { createTestKit } from './createTestKit.js'

const undo: (() => void)[] = []

/** Calls a function at the end of the test. */
export function atEnd(step: () => void): void {
  undo.push(step)
}

/** Undoes what the test did with the page. */
export function endPage(): void {
  for (const step of undo.splice(0).reverse()) step()
}

/** Renders a component into the page. */
export function render(node: ReactNode): HTMLElement {
  const place = document.body.appendChild(document.createElement('main'))
  const root = createRoot(place)
  root.render(node)
  atEnd(() => {
    root.unmount()
    place.remove()
  })
  return place
}

type ReaderProps<T> = { readonly useValue: () => T; readonly onValue: (value: T) => void }

function Reader<T>({ useValue, onValue }: ReaderProps<T>) {
  onValue(useValue())
  return null
}

/** Renders a component that calls a hook. Returns its newest value. */
export function renderHook<T>(use: () => T): { readonly current: T | undefined } {
  const values: { current: T | undefined } = { current: undefined }
  const onValue = (value: T) => {
    values.current = value
  }
  render(<Reader useValue={use} onValue={onValue} />)
  return values
}

/** Creates the instance of the page. */
export function visit(...parameters: Parameters<typeof createTestKit>) {
  const world = createTestKit(...parameters)
  atEnd(world.end)
  return world
}
