import { expect, test } from 'vitest'
import { findWarnings } from './findWarnings.mjs'
import { runQuietly } from './runQuietly.mjs'

const print = (script, environment) =>
  runQuietly(process.execPath, ['--eval', script], process.cwd(), { ...process.env, ...environment })

test('R266: finds a warning that a tool prints in color', async () => {
  const output = await print("console.log('\\u001b[33mwarn\\u001b[39m: old')", {})
  expect(findWarnings(output).unexpected).toEqual(['warn: old'])
})

test('R266: a tool that forces colors in its workers gets no warning about that from Node', async () => {
  const worker =
    "require('child_process').spawnSync(process.execPath, ['--eval', 'console.log(1)'], { stdio: 'inherit', env: { ...process.env, FORCE_COLOR: '1' } })"
  expect(await print(worker, { NO_COLOR: '1' })).toBe('1\n')
})
