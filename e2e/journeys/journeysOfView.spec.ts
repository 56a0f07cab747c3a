import { readdirSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { journeysOfView } from '../journeysOfView.js'

test('the journeys listed for each view exist', () => {
  const files = readdirSync(import.meta.dirname)
  const missing = Object.values(journeysOfView)
    .flat()
    .filter((start) => !files.some((file) => file.startsWith(start)))
  expect(missing).toEqual([])
})
