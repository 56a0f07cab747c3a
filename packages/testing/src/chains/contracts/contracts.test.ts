import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

test('the committed code is the output of the Solidity compiler', async () => {
  const script = fileURLToPath(new URL('../../../scripts/compileContracts.mjs', import.meta.url))
  const { stderr } = await promisify(execFile)(process.execPath, [script, '--check'])
  expect(stderr).toBe('')
}, 60_000)
