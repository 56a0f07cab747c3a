// Fails if a published package contains unsafe code: `node scripts/checks/checkForbiddenCode.mjs`.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { findForbiddenCode } from './forbidden/findForbiddenCode.mjs'
import { isTestFile } from './sources/isTestFile.mjs'
import { listSources } from './sources/listSources.mjs'
import { reportFaults } from './sources/reportFaults.mjs'

const root = path.resolve(import.meta.dirname, '../..')
const files = listSources(root, ['packages/*/src', 'packages/adapters/*/src']).filter((file) => !isTestFile(file))
const faults = files.flatMap((file) => findForbiddenCode(file, readFileSync(path.join(root, file), 'utf8')))
reportFaults(`Forbidden code in ${files.length} files`, faults)
