import type { ConnectMethod } from '@latchkey/core'
import { afterEach, describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createTestModal, type TestModal, type TestSetUp } from '../../../fixtures/createTestModal.fixture.js'
import { arc } from '../../../fixtures/testWallets.fixture.js'
import { control, eventually, focused, press, rendered, seesText, settled } from '../../../fixtures/visitor.fixture.js'
import { loadView } from '../../registry.js'
import { connectViews } from '../connectViews.js'
import type { ConnectMethodProps, ConnectMethodSlot } from './connectMethod.js'
import { methodRegistry } from './methodRegistry.js'
import { Connect } from './View.js'

const open: TestModal[] = []

afterEach(() => {
  for (const modal of open.splice(0)) modal.end()
})

/** A method that the product does not have yet. */
function EmailForm({ mustAccept, onRefuse }: ConnectMethodProps) {
  return (
    <div className="list" data-method="email">
      <input aria-label="E-mail" />
      <button type="button" className="button" onClick={() => mustAccept && onRefuse()}>
        Continue
      </button>
    </div>
  )
}

const email: ConnectMethodSlot = {
  id: 'email',
  Content: EmailForm,
  isOffered: ({ options, namespace }) => options.features.email && namespace !== 'bip122',
}

const methods = [...methodRegistry, email]

function ConnectWithEmail() {
  return <Connect methods={methods} />
}

/** A method that only one of the two views offers. */
const social: ConnectMethodSlot = {
  ...email,
  id: 'social',
  isOffered: ({ view }) => view === 'ConnectWallets',
}

const withSocial = [...methodRegistry, social]

function ConnectWithSocial() {
  return <Connect methods={withSocial} />
}

const view = { ...connectViews.Connect, View: ConnectWithEmail }

/** Opens the modal with another method. */
async function show(setUp: TestSetUp = {}): Promise<TestModal> {
  const modal = createTestModal({ loadView: (name) => (name === 'Connect' ? view : loadView(name)), ...setUp })
  open.push(modal)
  await modal.core.ready
  modal.core.open()
  await modal.modal.shown()
  await settled(modal.root)
  return modal
}

const body = ({ root }: TestModal) => root.querySelector('.body') ?? expect.fail('no view')

/** The order of the methods and the separators between them. */
function parts(modal: TestModal): readonly string[] {
  const kinds = [...body(modal).children].map((element) => {
    if (element.matches('.separator')) return element.textContent ?? ''
    return element.getAttribute('data-method') ?? 'wallet'
  })
  return kinds.filter((kind, index) => kind !== kinds[index - 1])
}

describe('the connect methods', () => {
  test('show wallets first if one is on the page', async () => {
    expect(parts(await show())).toEqual(['wallet', 'or', 'email'])
  })

  test('show in the default order without a wallet on the page, even if one is found later', async () => {
    const modal = await show({ script: { wallets: [] } })
    expect(parts(modal)).toEqual(['email', 'or', 'wallet'])
    modal.adapter.setWallets([arc])
    await seesText(modal.root, 'Arc Wallet')
    expect(parts(modal)).toEqual(['email', 'or', 'wallet'])
    modal.core.close()
    await eventually(() => expect(modal.root.querySelector('dialog')?.open).toBe(false))
    modal.core.open()
    await eventually(() => expect(parts(modal)).toEqual(['wallet', 'or', 'email']))
  })

  test.each<[readonly ConnectMethod[], readonly string[]]>([
    [
      ['email', 'wallet'],
      ['email', 'or', 'wallet'],
    ],
    [
      ['wallet', 'email'],
      ['wallet', 'or', 'email'],
    ],
    [
      ['social', 'email'],
      ['email', 'or', 'wallet'],
    ],
  ])('show in the order of the option %s', async (connectMethodsOrder, order) => {
    expect(parts(await show({ options: { features: { connectMethodsOrder } } }))).toEqual(order)
  })

  test('show only if they are offered', async () => {
    const modal = await show({ options: { features: { email: false } } })
    expect(parts(modal)).toEqual(['wallet'])
    modal.core.options.updateFeatures({ email: true })
    await eventually(() => expect(parts(modal)).toEqual(['wallet', 'or', 'email']))
  })

  test('show only if they are offered for the namespace of the view', async () => {
    const modal = await show({ others: { bip122: {} } })
    modal.core.router.replace('Connect', { namespace: 'bip122' })
    await eventually(() => expect(parts(modal)).toEqual(['wallet']))
  })

  test.each([
    ['Connect', ['wallet']],
    ['ConnectWallets', ['wallet', 'or', 'email']],
  ] as const)('show only if they are offered in the view %s', async (name, expected) => {
    const modal = await show({ loadView: () => ({ ...connectViews[name], View: ConnectWithSocial }) })
    modal.core.router.replace(name)
    await eventually(() => expect(parts(modal)).toEqual(expected))
  })

  test.each<[boolean, readonly string[], boolean]>([
    [true, ['email'], false],
    [false, ['wallet'], true],
  ])('with `enableWallets: false` and `email: %s`, are %s', async (hasEmail, expected, saysOff) => {
    const modal = await show({ options: { enableWallets: false, features: { email: hasEmail } } })
    expect(parts(modal)).toEqual(expected)
    expect(body(modal).textContent?.includes('This site offers no wallets right now')).toBe(saysOff)
  })

  test('receive the focus in the order in which they show', async () => {
    const modal = await show({ options: { features: { connectMethodsOrder: ['email'] } } })
    const input = control(modal.root, 'E-mail')
    input.focus()
    await userEvent.tab()
    expect(focused()).toBe(control(modal.root, 'Continue'))
    await userEvent.tab()
    expect(focused()).toBe(body(modal).querySelector('.row'))
  })

  test('point to the checkbox of the terms in place of a request', async () => {
    const modal = await show({
      options: { termsConditionsUrl: 'https://shop.example/terms', features: { legalCheckbox: true } },
    })
    const checkbox = modal.root.querySelector('input[type=checkbox]') ?? expect.fail('no checkbox')
    await press(modal.root, 'Continue')
    await eventually(() => expect(focused()).toBe(checkbox))
    await seesText(modal.root, 'Tick the box below first')
  })
})

test('a single method has no separator', async () => {
  const modal = createTestModal()
  open.push(modal)
  await modal.core.ready
  modal.core.open()
  await modal.modal.shown()
  await rendered()
  expect(parts(modal)).toEqual(['wallet'])
})
