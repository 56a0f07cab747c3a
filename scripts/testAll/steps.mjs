import path from 'node:path'

const pnpm = (...args) => ['pnpm', ...args]
const node = (...args) => ['node', ...args]

export const vitest = {
  counts: 'vitest',
  reportArgs: ['--reporter=default', `--reporter=${path.join(import.meta.dirname, 'reportTests.mjs')}`],
  reportEnv: (file) => ({ LATCHKEY_REPORT: file }),
}

export const playwright = {
  counts: 'playwright',
  reportArgs: ['--reporter=list,json'],
  reportEnv: (file) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: file, PLAYWRIGHT_LAST_RUN_OUTPUT_FILE: `${file}.last` }),
}

// Half of the time, these steps wait for the network and unit tests wait for clocks and programs; together they use two
// cores.
const installing = { beside: 'unit' }
// Component tests mostly wait for frames.
const bundling = { beside: 'browser' }

/**
 * Every check. A step with `isOffline` fails if one of its Node programs connects to another machine; unit tests have
 * their own guard. A step with `mayTimeOut` starts servers and browsers, and runs once more after a timeout. Quick
 * steps come first. `build` precedes the steps that check the published files. Journeys run last and alone, because
 * they use both cores.
 */
export const steps = [
  { name: 'lint', about: 'format and lint', command: pnpm('exec', 'biome', 'ci', '--error-on-warnings') },
  {
    name: 'build',
    about: 'every package and the demo',
    command: pnpm('exec', 'turbo', 'run', 'build', '--output-logs=errors-only'),
    isOffline: true,
  },
  { name: 'types', about: 'sources, tests and type tests', command: pnpm('exec', 'tsc', '-b') },
  { name: 'dependencies', about: 'who may import whom', command: node('scripts/checks/checkDependencies.mjs') },
  { name: 'forbidden', about: 'code that is never safe here', command: node('scripts/checks/checkForbiddenCode.mjs') },
  { name: 'lengths', about: 'no file of two ideas', command: node('scripts/checks/checkFileLengths.mjs') },
  { name: 'knip', about: 'unused files, exports and dependencies', command: pnpm('exec', 'knip') },
  { name: 'licences', about: 'what published packages bring along', command: node('scripts/checks/checkLicences.mjs') },
  {
    name: 'requirements',
    about: 'tests name every covered requirement',
    command: node('scripts/checks/checkRequirements.mjs'),
  },
  { name: 'changesets', about: 'changesets can be released', command: node('scripts/checks/checkChangesets.mjs') },
  { name: 'links', about: 'links between documents resolve', command: node('scripts/checks/checkLinks.mjs') },
  { name: 'snippets', about: 'code in the documents compiles', command: node('scripts/checks/checkSnippets.mjs') },
  { name: 'api', about: 'the API reference matches the sources', command: node('scripts/docs/checkApi.mjs') },
  {
    name: 'unit',
    about: 'unit, property and package tests',
    command: pnpm('exec', 'vitest', 'run', '--project', 'unit*'),
    ...vitest,
  },
  {
    name: 'browser',
    about: 'component tests in Chromium',
    command: pnpm('exec', 'vitest', 'run', '--project', 'browser*'),
    isOffline: true,
    ...vitest,
  },
  {
    name: 'tarballs',
    about: 'what would be published: publint, types, contents',
    command: node('scripts/release/checkTarballs.mjs'),
    ...bundling,
  },
  {
    name: 'support',
    about: 'nothing that supported browsers lack',
    command: node('scripts/checks/checkBrowserSupport.mjs'),
    ...bundling,
  },
  {
    name: 'size',
    about: 'bytes that a visitor loads',
    command: node('scripts/size/checkSize.mjs'),
    mayTimeOut: true,
    isOffline: true,
    ...bundling,
  },
  {
    name: 'consumer',
    about: 'tarballs in new apps: four tools, and others that change by day',
    command: node('scripts/consumer/freshConsumer.mjs'),
    mayTimeOut: true,
    ...installing,
  },
  {
    name: 'publish',
    about: 'changesets, publishing to a local registry, the quick start',
    command: node('scripts/release/publishDryRun.mjs'),
    mayTimeOut: true,
    ...installing,
  },
  {
    name: 'e2e',
    about: 'journeys in Chromium on a local chain',
    command: pnpm('--filter', '@latchkey/e2e', 'exec', 'playwright', 'test'),
    isOffline: true,
    ...playwright,
  },
  {
    name: 'browsers',
    about: 'journeys in Firefox, WebKit and old Chromium',
    command: pnpm('--filter', '@latchkey/e2e', 'exec', 'playwright', 'test', '--config=browsers.config.ts'),
    isOffline: true,
    ...playwright,
  },
]

/** Names of the checks that start no test and need no build. Together they take about a minute. */
export const quickSteps = steps
  .slice(
    0,
    steps.findIndex(({ name }) => name === 'unit'),
  )
  .map(({ name }) => name)
  .filter((name) => name !== 'build')
