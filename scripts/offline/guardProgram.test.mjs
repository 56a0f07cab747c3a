import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { steps } from '../testAll/steps.mjs'

const guard = pathToFileURL(path.join(import.meta.dirname, 'guardProgram.mjs'))

function run(script) {
  const env = { ...process.env, NODE_OPTIONS: `--import ${guard}` }
  return spawnSync(process.execPath, ['--input-type=module', '--eval', script], { env, encoding: 'utf8' })
}

// A documentation address (RFC 5737), which never responds.
const asks = "await fetch('http://192.0.2.1').catch(() => undefined)"

test.each([
  ['a program', asks],
  [
    'a program that it starts',
    `import { execFileSync } from 'node:child_process'
     execFileSync(process.execPath, ['--input-type=module', '--eval', ${JSON.stringify(asks)}])`,
  ],
])('R233: %s that connects to another machine fails and reports it, even if it ignores the error', (_what, script) => {
  const { status, stderr } = run(script)
  expect(status).toBe(1)
  expect(stderr).toContain('Tried to reach 192.0.2.1')
})

test('R233: a program that requests no other machine runs normally', () => {
  expect(run("console.log('done')")).toMatchObject({ status: 0, stdout: 'done\n', stderr: '' })
})

test('R233: builds, component tests, the size gate and journeys run under the guard', () => {
  const guarded = steps.filter(({ isOffline }) => isOffline).map(({ name }) => name)
  expect(guarded).toEqual(['build', 'browser', 'size', 'e2e', 'browsers'])
})
