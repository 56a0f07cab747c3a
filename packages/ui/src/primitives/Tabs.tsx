import { type KeyboardEvent, type ReactNode, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react'

export type Tab<Id extends string> = { readonly id: Id; readonly label: ReactNode }

export type TabsProps<Id extends string> = {
  /** Accessible name of the tab list. */
  readonly label: string
  readonly tabs: readonly Tab<Id>[]
  readonly selected: Id
  readonly onSelect: (id: Id) => void
  /** The content of the selected tab. */
  readonly children: ReactNode
}

/**
 * Tabs by the WAI-ARIA pattern: one Tab stop, and arrow keys that select in reading direction. Panels of other tabs
 * exist and are empty, so that every tab controls an existing panel.
 */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect, children }: TabsProps<Id>) {
  const base = useId()
  const panel = useRef<HTMLDivElement>(null)
  const holdsFocusable = useHoldsFocusable(panel, selected)

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    const { key, altKey, ctrlKey, metaKey, shiftKey, currentTarget } = event
    // Arrow keys with a modifier belong to the browser: Alt+Left goes back in its history.
    if (altKey || ctrlKey || metaKey || shiftKey) return
    const now = tabs.findIndex(({ id }) => id === selected)
    const on = getComputedStyle(currentTarget).direction === 'rtl' ? -1 : 1
    const targets: Readonly<Record<string, number>> = { ArrowRight: now + on, ArrowLeft: now - on, Home: 0, End: -1 }
    const target = targets[key]
    if (target === undefined) return
    event.preventDefault()
    const next = (target + tabs.length) % tabs.length
    const tab = tabs[next]
    if (!tab) return
    currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
    onSelect(tab.id)
  }

  return (
    <div>
      <div className="tabs" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            className="tab"
            role="tab"
            id={`${base}${tab.id}`}
            aria-controls={`${base}${tab.id}-panel`}
            aria-selected={tab.id === selected}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map(({ id }) => (
        <div
          key={id}
          ref={id === selected ? panel : undefined}
          className="tab-panel"
          role="tabpanel"
          id={`${base}${id}-panel`}
          aria-labelledby={`${base}${id}`}
          hidden={id !== selected}
          tabIndex={id === selected && !holdsFocusable ? 0 : undefined}
        >
          {id === selected && children}
        </div>
      ))}
    </div>
  )
}

const focusable = 'a[href],button:not(:disabled),input:not(:disabled),select,textarea,iframe,[tabindex]'

/** Returns whether the element contains focusable content, and follows later changes. */
function useHoldsFocusable(element: RefObject<HTMLElement | null>, key: unknown): boolean {
  const [holds, setHolds] = useState(true)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another key means another element
  useLayoutEffect(() => {
    const within = element.current
    if (!within) return
    const look = () => setHolds(within.querySelector(focusable) !== null)
    const observer = new MutationObserver(look)
    observer.observe(within, { childList: true, subtree: true, attributes: true })
    look()
    return () => observer.disconnect()
  }, [element, key])

  return holds
}
