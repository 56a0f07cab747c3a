import { allowsDataImages } from '@latchkey/common'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { showList } from '../fixtures/showList.fixture.js'
import { arc, foxglove, spectre, testIcon, walletConnect } from '../fixtures/testWallets.fixture.js'
import { eventually, settled } from '../fixtures/visitor.fixture.js'

const undo: (() => void)[] = []
const refused: string[] = []

/** A policy cannot be removed, so this document has no other tests. The browser logs an error for each violation. */
beforeAll(() => {
  document.addEventListener('securitypolicyviolation', ({ blockedURI }) => void refused.push(blockedURI))
  const policy = document.createElement('meta')
  policy.httpEquiv = 'Content-Security-Policy'
  policy.content = "img-src 'self'"
  document.head.append(policy)
})

afterEach(() => {
  for (const step of undo.splice(0)) step()
})

test('R237: reports a policy without `data:` images once, and shows the fallback picture of each wallet', async () => {
  const customWallets = ['A', 'B'].map((name) => ({
    id: name,
    name,
    mobile_link: `${name}://`,
    image_url: testIcon(name, '#1b7a4b'),
  }))
  const wallets = [
    walletConnect,
    ...[foxglove, arc, spectre].map((one) => ({ ...one, icon: testIcon('x', '#123456') })),
  ]
  const modal = await showList(undo, { script: { wallets }, options: { customWallets } })
  await eventually(() => expect(modal.root.querySelectorAll('.row .picture').length).toBeGreaterThan(4))
  await eventually(() => expect(refused).toEqual(['data']))
  await eventually(() => expect(modal.root.querySelectorAll('.picture img')).toHaveLength(0))
  const pictures = [...modal.root.querySelectorAll('.row .picture')]
  expect(pictures.every((picture) => picture.childElementCount > 0)).toBe(true)

  modal.core.close()
  modal.core.open()
  await eventually(() => expect(modal.root.querySelectorAll('.row .picture').length).toBeGreaterThan(4))
  await settled(modal.root)
  expect(refused).toEqual(['data'])
  expect(allowsDataImages(document)).toBe(false)
})
