import { expect, test } from 'vitest'
import { startServices } from '../startServices.js'
import { parsePublicHosts } from './parsePublicHosts.js'

test.each([
  ['services.example', 'services.example'],
  ['Services.Example', 'services.example'],
  ['services.example:8443', 'services.example:8443'],
  ['services.example:443', 'services.example'],
  ['203.0.113.7:8787', '203.0.113.7:8787'],
  ['[2001:db8::1]:8787', '[2001:db8::1]:8787'],
  ['localhost:8787', 'localhost:8787'],
])('SV11: parses %s as the host %s', (given, host) => {
  expect(parsePublicHosts([given])).toEqual([host])
})

test.each([
  'https://services.example',
  'wss://services.example',
  'services.example/',
  'services.example/relay',
  'services.example:',
  'services.example:99999',
  'services.example:port',
  '*.services.example',
  'user@services.example',
  'services example',
  'services.example;relay.example',
  '',
])('SV11: %j fails the start with the reason', async (given) => {
  expect(() => parsePublicHosts(['services.example', given])).toThrow(/^PUBLIC_HOSTS .*Write it as services\.example/)
  await expect(startServices({ publicHosts: [given] })).rejects.toThrow(/^PUBLIC_HOSTS/)
})
