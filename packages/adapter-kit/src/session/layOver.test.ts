import { expect, test } from 'vitest'
import { layOver } from './layOver.js'

class Wallet {
  readonly #name: string
  readonly plain = 1
  constructor(name: string) {
    this.#name = name
  }
  get name() {
    return this.#name
  }
  greet(visitor: string) {
    return `${visitor}, this is ${this.#name}`
  }
  sign() {
    return 'own'
  }
}

const shownOver = (current: () => Wallet, added: object) => layOver(current, added) as Wallet

test('replaces members, and runs the others on the object itself', () => {
  const wallet = new Wallet('Foxglove')
  Object.freeze(wallet)
  let count = 0
  const shown = shownOver(() => wallet, {
    sign: () => 'added',
    get extra() {
      return ++count
    },
  })
  expect([shown.sign(), shown.greet('Ada'), shown.name, shown.plain]).toEqual([
    'added',
    'Ada, this is Foxglove',
    'Foxglove',
    1,
  ])
  expect(['sign', 'extra', 'greet', 'plain', 'other'].map((key) => key in shown)).toEqual([
    true,
    true,
    true,
    true,
    false,
  ])
  expect([Reflect.get(shown, 'extra'), Reflect.get(shown, 'extra')]).toEqual([1, 2])
  expect([shown instanceof Wallet, shown.constructor]).toEqual([true, Wallet])
  expect(wallet.sign()).toBe('own')
})

test('a function stays the same, and follows the object that is current', () => {
  const [one, other] = [new Wallet('One'), new Wallet('Other')]
  let wallet = one
  const shown = shownOver(() => wallet, {})
  const { greet } = shown
  expect(shown.greet).toBe(greet)
  wallet = other
  expect([shown.greet('Ada'), shown.name]).toEqual(['Ada, this is Other', 'Other'])
  wallet = one
  expect(shown.greet).toBe(greet)
  expect(greet('Ada')).toBe('Ada, this is One')
})
