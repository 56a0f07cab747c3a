import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { caseTexts } from '../../packages/common/src/errors/errors.ts'
import { allErrors } from '../../packages/common/src/errors/featureErrors.ts'
import { isTestFile } from './sources/isTestFile.mjs'
import { listSources } from './sources/listSources.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** Catalogues translate the messages of codes and do not count as uses. */
const isCatalogue = /\/catalogue\/(?:catalogue|[a-z]{2})\.ts$/

/** Codes of features that do not exist yet. */
const later = [
  'SEND_STARTED',
  'SMART_ACCOUNT_UNSUPPORTED',
  'SWAP_NETWORK_UNSUPPORTED',
  'GAS_PRICE_NETWORK_UNSUPPORTED',
  'FRAME_NOT_READY',
  'FRAME_ERROR',
  'METHOD_NOT_ALLOWED',
  'ACTION_NOT_ALLOWED',
  'EMAIL_COOLDOWN',
  'SEND_INPUT_MISSING',
]

test('R217: published code uses every error code and every text of a case, except codes of missing features', () => {
  const text = listSources(root, ['packages'])
    .filter((file) => file.includes('/src/') && !file.startsWith('packages/testing/'))
    .filter((file) => !isTestFile(file) && !isCatalogue.test(file))
    .map((file) => readFileSync(`${root}/${file}`, 'utf8'))
    .join('\n')
  const unused = Object.keys({ ...allErrors, ...caseTexts }).filter((code) => !new RegExp(`[.']${code}\\b`).test(text))
  expect(unused.sort()).toEqual([...later].sort())
})
