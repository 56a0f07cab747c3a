import { existsSync } from 'node:fs'
import path from 'node:path'
import { journeysOfAdapter, journeysOfView } from '../../e2e/journeysOfView.ts'
import { playwright, steps, vitest } from '../testAll/steps.mjs'

const root = path.resolve(import.meta.dirname, '../..')
const views = 'packages/ui/src/views/'
const code = /\.(ts|tsx|mts|mjs|js|json)$/

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
 * Returns the steps that changed files (paths in the repository) can make fail: lint, types, the checks of their folders, the tests that
 * import them, and the journeys of changed views and adapters. `since` is the commit they are compared with.
 */
export function selectSteps(files, since) {
  const names = [
    'lint',
    ...checks.filter(([, pattern]) => files.some((file) => pattern.test(file))).map(([name]) => name),
  ]
  const selected = steps.filter(({ name }) => names.includes(name))
  const journeys = selectJourneys(files)
  // Every test that opens the modal imports each view lazily. A view shows in the tests of views, and in the scenes.
  const inViews = files.filter((file) => code.test(file)).every((file) => file.startsWith(views))
  const tests = {
    name: 'tests',
    about: inViews ? 'tests of views, and all scenes' : 'unit and component tests that import a changed file',
    command: ['pnpm', 'exec', 'vitest', 'run', ...(inViews ? [views, 'packages/ui/src/scenes'] : ['--changed', since])],
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

/** Returns the beginnings of the paths of journeys. */
export function selectJourneys(files) {
  const names = files.flatMap((file) => {
    const view = /^packages\/ui\/src\/views\/(\w+)\//.exec(file)?.[1]
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
