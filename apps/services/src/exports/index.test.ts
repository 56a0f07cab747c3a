import { expect, test } from 'vitest'
import * as entry from './index.js'

test('the public names are these', () => {
  expect(Object.keys(entry).sort()).toEqual(['createLogger', 'startServices'])
})
