import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { eventually } from '../fixtures/visitor.fixture.js'
import { Tabs } from './Tabs.js'

const tabs = [
  { id: 'bread', label: 'Bread' },
  { id: 'fruit', label: 'Fruit' },
  { id: 'tea', label: 'Tea' },
] as const
type Id = (typeof tabs)[number]['id']

const ends: (() => void)[] = []

function Shop({ link }: { readonly link: Id | undefined }) {
  const [selected, select] = useState<Id>('bread')
  return (
    <Tabs label="Shop" tabs={tabs} selected={selected} onSelect={select}>
      <p>All the {selected}</p>
      {link === selected && <a href="#more">More</a>}
    </Tabs>
  )
}

function show({ dir = 'ltr', link }: { readonly dir?: 'ltr' | 'rtl'; readonly link?: Id } = {}): HTMLElement {
  const place = document.body.appendChild(document.createElement('div'))
  place.dir = dir
  const root = createRoot(place)
  root.render(<Shop link={link} />)
  ends.push(() => {
    root.unmount()
    place.remove()
  })
  return place
}

const all = (place: HTMLElement, role: string) => [...place.querySelectorAll<HTMLElement>(`[role=${role}]`)]
const selected = (place: HTMLElement) => place.querySelector<HTMLElement>('[aria-selected=true]')
const panel = (place: HTMLElement) => place.querySelector<HTMLElement>('[role=tabpanel]:not([hidden])')
const ready = (place: HTMLElement) => eventually(() => expect(all(place, 'tab')).toHaveLength(3))

async function isShown(place: HTMLElement, name: string): Promise<void> {
  await eventually(() => expect(selected(place)?.textContent).toBe(name))
  expect(panel(place)?.textContent).toContain(`All the ${name.toLowerCase()}`)
}

afterEach(() => {
  for (const end of ends.splice(0)) end()
})

describe('Tabs', () => {
  test('AX7: has a named tab list; each tab controls a panel, and one tab is selected', async () => {
    const place = show()
    await ready(place)
    expect(all(place, 'tablist')[0]?.getAttribute('aria-label')).toBe('Shop')
    expect(all(place, 'tab').map((tab) => tab.getAttribute('aria-selected'))).toEqual(['true', 'false', 'false'])
    expect(all(place, 'tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1])
    for (const tab of all(place, 'tab')) {
      const controlled = document.getElementById(tab.getAttribute('aria-controls') ?? '')
      expect(controlled?.getAttribute('role')).toBe('tabpanel')
      expect(controlled?.getAttribute('aria-labelledby')).toBe(tab.id)
      expect(controlled?.hidden).toBe(tab !== selected(place))
    }
    expect(new Set(all(place, 'tab').map(({ id }) => id)).size).toBe(3)
  })

  test('AX7: two tab lists on a page share no ids', async () => {
    const first = show()
    const second = show()
    await ready(first)
    await ready(second)
    const ids = [...document.querySelectorAll('[role=tab],[role=tabpanel]')].map(({ id }) => id)
    expect(new Set(ids).size).toBe(12)
  })

  test.each([
    { dir: 'ltr', on: '{ArrowRight}', back: '{ArrowLeft}' },
    { dir: 'rtl', on: '{ArrowLeft}', back: '{ArrowRight}' },
  ] as const)('AX7: arrows, Home and End select a tab and move the focus, $dir', async ({ dir, on, back }) => {
    const place = show({ dir })
    await ready(place)
    selected(place)?.focus()
    for (const [key, name] of [
      [on, 'Fruit'],
      [on, 'Tea'],
      [on, 'Bread'],
      [back, 'Tea'],
      [back, 'Fruit'],
      ['{End}', 'Tea'],
      ['{Home}', 'Bread'],
    ] as const) {
      await userEvent.keyboard(key)
      await isShown(place, name)
      expect(document.activeElement).toBe(selected(place))
      expect(all(place, 'tab').filter(({ tabIndex }) => tabIndex === 0)).toEqual([selected(place)])
    }
  })

  test('AX7: keys with a modifier and other keys select nothing and keep their default action', async () => {
    const place = show()
    await ready(place)
    selected(place)?.focus()
    const held: boolean[] = []
    place.addEventListener('keydown', ({ defaultPrevented }) => held.push(defaultPrevented))
    for (const modifier of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])
      selected(place)?.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true, [modifier]: true }),
      )
    await userEvent.keyboard('{ArrowDown}')
    expect(held).toEqual([false, false, false, false, false])
    await isShown(place, 'Bread')
  })

  test('a click selects a tab', async () => {
    const place = show()
    await ready(place)
    await userEvent.click(all(place, 'tab')[1] ?? expect.fail('no tab'))
    await isShown(place, 'Fruit')
  })

  test('AX7: the tab list is one Tab stop; a panel is one only if it has no focusable content', async () => {
    const place = show({ link: 'fruit' })
    const after = document.body.appendChild(document.createElement('button'))
    ends.push(() => after.remove())
    await ready(place)
    selected(place)?.focus()
    await userEvent.tab()
    expect(document.activeElement).toBe(panel(place))
    await userEvent.tab()
    expect(document.activeElement).toBe(after)
    all(place, 'tab')[1]?.click()
    await isShown(place, 'Fruit')
    selected(place)?.focus()
    await userEvent.tab()
    expect(document.activeElement?.textContent).toBe('More')
    await userEvent.tab()
    expect(document.activeElement).toBe(after)
  })

  test('AX7: focusable content that loads later replaces the Tab stop of its panel', async () => {
    const place = show()
    await ready(place)
    await eventually(() => expect(panel(place)?.tabIndex).toBe(0))
    const late = document.createElement('button')
    panel(place)?.append(late)
    await eventually(() => expect(panel(place)?.hasAttribute('tabindex')).toBe(false))
    late.remove()
    await eventually(() => expect(panel(place)?.tabIndex).toBe(0))
  })
})
