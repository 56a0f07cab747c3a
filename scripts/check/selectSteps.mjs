import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { journeysOfAdapter, journeysOfView } from '../../e2e/journeysOfView.ts'
import { playwright, steps, vitest } from '../testAll/steps.mjs'

const root = path.resolve(import.meta.dirname, '../..')
const views = 'packages/ui/src/views/'
const code = /\.(ts|tsx|mts|mjs|js|json|css)$/

/** Checks besides lint, each with the changed files that can make it fail. */
const checks = [
  ['types', code],
  ['dependencies', /^(packages|apps)\/.*\.(ts|tsx|json)$/],
  ['forbidden', /\.(ts|tsx|mjs)$/],
  ['lengths', /\.(ts|tsx|mjs)$/],
  ['knip', /\.(ts|tsx|mjs|json)$/],
  ['licences', /package\.json$|^pnpm-lock\.yaml$/],
  ['requirements', /\.(test|spec)\.\w+$|(^|\/)(test|e2e|fuzz|conformance)\/|^docs\/requirements\.md$/],
  ['changesets', /^\.changeset\//],
  ['links', /\.(md|ts|tsx|mjs)$/],
  ['snippets', /^(docs|packages)\/.*\.md$|^README\.md$|^packages\/.*\/src\/exports\//],
  ['api', /^packages\/(?!.*\.(test|test-d|fixture)\.).*\/src\/.*\.tsx?$|^docs\/api\//],
]

/**
 * Returns the steps that changed files (paths in the repository) can make fail: lint, types, the checks of their
 * folders, the tests that import them, and the journeys of changed views and adapters. `since` is the commit they are
 * compared with.
 */
export function selectSteps(files, since) {
  const names = [
    'lint',
    ...checks.filter(([, pattern]) => files.some((file) => pattern.test(file))).map(([name]) => name),
  ]
  const selected = steps.filter(({ name }) => names.includes(name))
  const journeys = selectJourneys(files)
  const tests = {
    name: 'tests',
    about: 'unit and component tests',
    command: ['pnpm', 'exec', 'vitest', 'run', ...(selectTests(files) ?? ['--changed', since])],
    mayBeEmpty: true,
    ...vitest,
  }
  const shown = {
    name: 'journeys',
    about: journeys.join(', '),
    command: ['pnpm', '--filter', '@latchkey/e2e', 'exec', 'playwright', 'test', ...journeys],
    ...playwright,
  }
  return [
    ...selected,
    ...(files.some((file) => code.test(file)) ? [tests] : []),
    ...(journeys.length > 0 ? [shown] : []),
  ]
}

/**
 * Returns the tests to run if only views changed, otherwise `undefined`: the tests in the folders of those views, the
 * tests beside the folders, and the scenes. `vitest --changed` would select every test that opens the modal, because
 * the modal imports all views.
 */
function selectTests(files) {
  const changed = files.filter((file) => code.test(file))
  if (!changed.every((file) => file.startsWith(views))) return undefined
  // A file beside the folders of views belongs to the views of its group, or to all.
  const folders = changed.map((file) => /^.*?\/views\/(\w+\/){0,2}/.exec(file)[0])
  const shared = readdirSync(path.join(root, views)).filter((name) => name.includes('.test.'))
  return [...new Set([...folders, ...shared.map((name) => `${views}${name}`), 'packages/ui/src/scenes'])]
}

/** Returns the beginnings of the paths of journeys. */
export function selectJourneys(files) {
  const names = files.flatMap((file) => {
    const view = /^packages\/ui\/src\/views\/\w+\/(\w+)\//.exec(file)?.[1]
    const adapter = /^packages\/adapters\/(\w+)\/src\/(?!.*\.test\.)/.exec(file)?.[1]
    const journey = existsSync(path.join(root, file)) && /^e2e\/journeys\/(\w+)\.spec\.ts$/.exec(file)?.[1]
    if (/\.(test|fixture)\./.test(file)) return []
    return [
      ...(journeysOfView[view] ?? []),
      ...(journeysOfAdapter[adapter] ?? []),
      ...(journey ? [`${journey}.spec`] : []),
    ]
  })
  return [...new Set(names)].map((name) => `journeys/${name}`)
}
