import { expect, test } from 'vitest'
import { type CodeLifetime, readClockStatus, readLifetime } from './clockStatus.js'

const lifetime: CodeLifetime = { uri: 'wc:1@2', minutes: 5, isAnnounced: true }

test.each([
  [230, 1],
  [115, 0.5],
  [0, 0],
  [600, 1],
])('with %i seconds left, shows a bar of %d', (seconds, share) => {
  expect(readClockStatus({ relay: 'connected', seconds }, lifetime)).toEqual({
    status: 'running',
    seconds,
    share,
    lifetime,
  })
})

test('keeps the lifetime of the previous code until the next one is ready', () => {
  expect(readClockStatus({ relay: 'connected', seconds: undefined }, lifetime)).toEqual({ status: 'noCode', lifetime })
})

test('shows an interruption instead of the time', () => {
  expect(readClockStatus({ relay: 'reconnecting', seconds: 145 }, lifetime)).toEqual({ status: 'reconnecting' })
  expect(readClockStatus({ relay: 'reconnecting', seconds: undefined }, undefined)).toEqual({ status: 'reconnecting' })
})

test.each([
  [290, 5],
  [89, 1],
  [90, 2],
  [0, 1],
])('rounds %i seconds to %i minutes, at least one', (seconds, minutes) => {
  expect(readLifetime(undefined, { relay: 'connected', uri: 'wc:1@2', seconds })).toEqual({
    uri: 'wc:1@2',
    minutes,
    isAnnounced: true,
  })
})

test('keeps the lifetime while the code stays the same', () => {
  expect(readLifetime(lifetime, { relay: 'connected', uri: 'wc:1@2', seconds: 60 })).toBe(lifetime)
  expect(readLifetime(lifetime, { relay: 'connected', uri: undefined, seconds: undefined })).toBe(lifetime)
  expect(readLifetime(undefined, { relay: 'connecting', uri: undefined, seconds: undefined })).toBe(undefined)
})

test('announces the first code only, and again after an interruption', () => {
  const next = { relay: 'connected', uri: 'wc:2@2', seconds: 120 } as const
  expect(readLifetime(lifetime, next)).toEqual({ uri: 'wc:2@2', minutes: 2, isAnnounced: false })
  const interrupted = readLifetime(lifetime, { ...next, relay: 'reconnecting' })
  expect(interrupted).toBe(undefined)
  expect(readLifetime(interrupted, next)).toEqual({ uri: 'wc:2@2', minutes: 2, isAnnounced: true })
})
