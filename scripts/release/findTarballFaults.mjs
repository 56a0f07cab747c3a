import { findNameCollisions } from '../checks/findNameCollisions.mjs'

const testFile = /\.(test|test-d|fixture)\.|\.browser\./
const installScripts = ['preinstall', 'install', 'postinstall', 'prepare', 'prepublish']

/** Returns the faults in the contents of a tarball: files that don't belong there, are missing, or collide by name. */
export function findContentFaults(files) {
  const has = new Set(files)
  const faults = findNameCollisions(files)
  faults.push(...['README.md', 'LICENSE'].filter((file) => !has.has(file)).map((file) => `${file} is missing.`))
  for (const file of files) {
    if (testFile.test(file)) faults.push(`${file} is a test.`)
    if (file.endsWith('.tsbuildinfo')) faults.push(`${file} is of no use to anyone.`)
    const stem = /^dist\/(.*)\.js$/.exec(file)?.[1]
    // `a.css.js` is the style sheet `a.css`.
    const sources = stem?.endsWith('.css') ? [stem] : [`${stem}.ts`, `${stem}.tsx`]
    // This folder contains many sources in one file.
    if (stem && !stem.startsWith('standalone/') && !sources.some((source) => has.has(`src/${source}`)))
      faults.push(`${file} has no source any more: delete dist and build again.`)
  }
  return faults
}

/** Returns the faults in the manifest of a package that is about to be published. */
export function findManifestFaults(manifest) {
  const faults = []
  for (const script of installScripts) {
    if (manifest.scripts?.[script]) faults.push(`It runs a script at installation: ${script}.`)
  }
  for (const [name, range] of Object.entries(manifest.dependencies ?? {})) {
    if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(range)) faults.push(`The dependency ${name} is not pinned: ${range}.`)
  }
  for (const [name, range] of Object.entries(manifest.peerDependencies ?? {})) {
    if (/^(workspace|link|file):/.test(range)) faults.push(`The peer dependency ${name} is not published: ${range}.`)
  }
  if (manifest.type !== 'module') faults.push('It is not ESM.')
  if (manifest.sideEffects !== false) faults.push('It does not say that it is free of side effects.')
  for (const field of ['description', 'license', 'repository', 'engines', 'exports']) {
    if (!manifest[field]) faults.push(`The field ${field} is missing.`)
  }
  return faults
}
