import { expect, test } from 'vitest'
import { removePersonal } from './removePersonal.js'

test('R106: removes addresses and e-mail addresses by name and by form, at any depth', () => {
  const personal = [
    '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266',
    'eip155:1:0xF39FD6E51aad88F6F4ce6aB8827279cffFb92266',
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    '1BoatSLRHtKNngkdXEeobR76b53LETtpyT',
    '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv',
    '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY',
    'someone@mail.example',
    'margot.eth',
  ]
  for (const value of personal) {
    expect(removePersonal({ a: value, b: [value, { c: value }], kept: true, [value]: 1 })).toEqual({
      b: [{}],
      kept: true,
    })
  }
  expect(removePersonal({ address: 1, userEmail: '', accounts: [], name: 'MetaMask' })).toEqual({ name: 'MetaMask' })
})

test("T19: keeps the properties of an app's events", () => {
  const properties = {
    method: 'mobile',
    name: 'Coinbase Wallet',
    network: 'eip155:1',
    connected: true,
    view: null,
    rank: 3,
  }
  expect(removePersonal(properties)).toEqual(properties)
})

test.each([
  ['one long value', { a: 'x'.repeat(16_000) }, 20],
  ['many values', { a: Array.from({ length: 30 }, () => 'x'.repeat(500)) }, 1_000],
])('R45: %s without any @ takes linear time', (_, properties, times) => {
  const start = process.cpuUsage()
  for (let count = 0; count < times; count++) removePersonal(properties)
  // A quadratic search takes 10 s of the processor, however busy the machine is.
  expect(process.cpuUsage(start).user / 1_000).toBeLessThan(4_000)
})

test('removes names and values that are longer than any of the kit', () => {
  const long = 'long '.repeat(200)
  expect(removePersonal({ a: long, [long]: 1, b: [long, 'short'] })).toEqual({ b: ['short'] })
})
