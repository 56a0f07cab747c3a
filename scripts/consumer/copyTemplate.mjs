import { cp, mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { install, writeManifest } from './installPackages.mjs'
import { runQuietly } from './runQuietly.mjs'

/**
 * Creates an app with the command of a package, and copies it. The app's own files replace those of the template; its
 * `package.json` is a merge patch (RFC 7396), which pins the versions.
 */
export async function copyTemplate(folder, { source, template }) {
  const tool = `${folder}-template`
  await mkdir(tool, { recursive: true })
  const [, name, version] = /^(.+)@(.+)$/.exec(template.package)
  await install(tool, { name: 'tool', private: true, dependencies: { [name]: version } }, [])
  await runQuietly('npx', ['--no-install', name, 'created', ...template.arguments], tool)
  const created = path.join(tool, 'created', template.folder ?? '')
  await cp(created, folder, { recursive: true })
  await cp(source, folder, { recursive: true })
  const [before, patch] = await Promise.all([created, source].map(readManifest))
  await writeManifest(folder, mergePatch(before, patch))
}

async function readManifest(folder) {
  return JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'))
}

function mergePatch(target, patch) {
  if (typeof patch !== 'object' || patch === null) return patch
  const merged = { ...target }
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete merged[key]
    else merged[key] = mergePatch(merged[key], value)
  }
  return merged
}
