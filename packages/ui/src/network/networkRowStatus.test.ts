import { describe, expect, test } from 'vitest'
import { canChoose, type NetworkRowSource, readNetworkRow } from './networkRowStatus.js'

const source: NetworkRowSource = {
  availability: 'available',
  isTestNetwork: false,
  isActive: false,
  isActiveNamespace: true,
  isConnected: false,
  isOff: false,
}
const read = (change: Partial<NetworkRowSource>) => readNetworkRow({ ...source, ...change })

test.each([
  ['available', undefined, false],
  ['needsApproval', 'notApproved', false],
  ['notInWallet', 'notApproved', true],
  ['noAdapter', 'noAdapter', true],
] as const)('a network that is %s has the note %s; disabled: %s', (availability, note, isDisabled) => {
  expect(read({ availability })).toEqual({ note, tag: undefined, isDisabled })
  expect(canChoose(availability)).toBe(!isDisabled)
})

test('marks a test network, unless there is a reason not to use it', () => {
  expect(read({ isTestNetwork: true }).note).toBe('testNetwork')
  expect(read({ isTestNetwork: true, availability: 'noAdapter' }).note).toBe('noAdapter')
})

test('disables every row while the view is disabled', () => {
  expect(read({ isOff: true }).isDisabled).toBe(true)
})

describe('the tag of the active network of a namespace', () => {
  test.each([
    [{ isActiveNamespace: true, isConnected: false }, 'current'],
    [{ isActiveNamespace: true, isConnected: true }, 'current'],
    [{ isActiveNamespace: false, isConnected: true }, 'connected'],
    [{ isActiveNamespace: false, isConnected: false }, undefined],
  ] as const)('with %o is %s', (change, tag) => {
    expect(read({ ...change, isActive: true }).tag).toBe(tag)
    expect(read({ ...change, isActive: false }).tag).toBeUndefined()
  })
})
