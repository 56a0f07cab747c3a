import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { buttonStyles } from './buttonStyles.js'
import { createLoadNote } from './createLoadNote.js'

const end: (() => void)[] = []
afterEach(() => {
  for (const stop of end.splice(0).reverse()) stop()
})

function createScene() {
  // The styles of the button reset the position of its host.
  const place = document.body.appendChild(document.createElement('div'))
  place.style.cssText = 'position:absolute;top:340px;left:600px'
  end.push(() => place.remove())
  const root = place.appendChild(document.createElement('div')).attachShadow({ mode: 'open' })
  const styles = new CSSStyleSheet()
  styles.replaceSync(buttonStyles)
  root.adoptedStyleSheets = [styles]
  const button = root.appendChild(document.createElement('button'))
  button.textContent = 'Connect Wallet'
  const note = createLoadNote(root, button, { onRetry: () => undefined, onDismiss: () => undefined })
  end.push(() => note.hide())
  const box = () => root.querySelector('.load-note')?.getBoundingClientRect() ?? new DOMRect()
  const isInWindow = () => {
    const { left, top, right, bottom, width } = box()
    return width > 0 && left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
  }
  return { place, note, button, box, isInWindow }
}

test('R214: the message stays within the window when the window is resized', async () => {
  await page.viewport(800, 600)
  const { place, note, isInWindow } = createScene()
  note.show(undefined)
  expect(isInWindow()).toBe(true)
  place.style.left = '240px'
  await page.viewport(360, 400)
  await expect.poll(isInWindow).toBe(true)
})

test('R214: the message stays within the window when the page or an element around the button is scrolled', async () => {
  await page.viewport(800, 600)
  const { place, note, button, box, isInWindow } = createScene()
  const area = document.body.appendChild(document.createElement('div'))
  end.push(() => area.remove())
  area.style.cssText = 'position:fixed;inset:0;overflow:auto'
  const content = area.appendChild(document.createElement('div'))
  content.style.cssText = 'position:relative;inline-size:2000px;block-size:2000px'
  content.append(place)
  note.show(undefined)
  const isAbove = () => box().bottom <= button.getBoundingClientRect().top
  expect([isInWindow(), isAbove()]).toEqual([true, false])
  place.style.top = '800px'
  area.scrollTo(0, 260)
  await expect.poll(() => [isInWindow(), isAbove()]).toEqual([true, true])
  area.scrollTo(250, 260)
  await expect.poll(isInWindow).toBe(true)
  area.scrollTo(250, 700)
  await expect.poll(() => [isInWindow(), isAbove()]).toEqual([true, false])
})

test('R214: a hidden message has no listeners on the window', async () => {
  await page.viewport(800, 600)
  const { place, note, button } = createScene()
  note.show(undefined)
  note.hide()
  let reads = 0
  const read = button.getBoundingClientRect.bind(button)
  button.getBoundingClientRect = () => {
    reads++
    return read()
  }
  window.dispatchEvent(new Event('resize'))
  place.dispatchEvent(new Event('scroll'))
  expect(reads).toBe(0)
  note.show(undefined)
  window.dispatchEvent(new Event('resize'))
  place.dispatchEvent(new Event('scroll'))
  expect(reads).toBe(3)
})
