// Fails if an import breaks the rules of docs/architecture.md: `node scripts/checks/checkDependencies.mjs`.
import path from 'node:path'
import { findDependencyFaults } from './dependencies/findDependencyFaults.mjs'
import { reportFaults } from './sources/reportFaults.mjs'

const root = path.resolve(import.meta.dirname, '../..')
reportFaults('Dependency rules', findDependencyFaults(root))
