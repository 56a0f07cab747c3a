import { createAdapterContext } from '@latchkey/testing'
import { expect, test } from 'vitest'
import { createEip155Adapter } from './createEip155Adapter.js'

test('one factory creates independent instances', async () => {
  const factory = createEip155Adapter()
  expect(factory.namespace).toBe('eip155')
  const [one, other] = [await factory.create(createAdapterContext()), await factory.create(createAdapterContext())]
  expect(one).not.toBe(other)
  one.destroy()
  expect(other.isAddress('0x70997970C51812dc3A010C7d01b50e0d17dc79C8')).toBe(true)
})

test.each([
  ['0x70997970C51812dc3A010C7d01b50e0d17dc79C8', true],
  ['70997970c51812dc3a010c7d01b50e0d17dc79c8', true],
  ['0x70997970C51812dc3A010C7d01b50e0d17dc79C', false],
  ['0x70997970C51812dc3A010C7d01b50e0d17dc79C8 ', false],
  ['0xg0997970C51812dc3A010C7d01b50e0d17dc79C8', false],
  ['', false],
])('specification §5: accepts 40 hex digits with optional 0x as an address: %j %s', async (value, isOne) => {
  expect((await createEip155Adapter().create(createAdapterContext())).isAddress(value)).toBe(isOne)
})
