import { expect, test } from 'vitest'
import { chooseApps } from './chooseApps.mjs'
import { listApps } from './listApps.mjs'

const apps = listApps()
const namesOn = (day) => chooseApps(apps, [], new Date(Date.UTC(2026, 10, day, 23, 59))).map(({ name }) => name)
const core = apps.filter(({ isCore }) => isCore).map(({ name }) => name)

test('R266: each day tries the core and a seventh of the other apps, the same all day', () => {
  const share = (apps.length - core.length) / 7
  for (let day = 1; day <= 30; day++) {
    const names = namesOn(day)
    expect(names).toEqual(expect.arrayContaining(core))
    expect([Math.floor(share), Math.ceil(share)]).toContain(names.length - core.length)
    expect(chooseApps(apps, [], new Date(Date.UTC(2026, 10, day))).map(({ name }) => name)).toEqual(names)
  }
})

test('R266: a week tries every app', () => {
  const tried = new Set(Array.from({ length: 7 }, (_, day) => namesOn(day + 1)).flat())
  expect([...tried].sort()).toEqual(apps.map(({ name }) => name).sort())
})

test('R266: one command tries every app, and a name one app', () => {
  expect(chooseApps(apps, ['all'], new Date())).toEqual(apps)
  expect(chooseApps(apps, ['nuxt', 'vite6'], new Date()).map(({ name }) => name)).toEqual(['nuxt', 'vite6'])
})
