import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const architectures: Readonly<Record<string, string>> = { x64: 'amd64', arm64: 'arm64' }
const platforms: Readonly<Record<string, string>> = { linux: 'linux', darwin: 'darwin', win32: 'win32' }

/**
 * Returns the path of the anvil executable: `ANVIL_PATH` if set, otherwise the file in the npm package
 * `@foundry-rs/anvil-<platform>-<cpu>`. It bypasses the npm launcher, which fails where install scripts are blocked.
 */
export function anvilPath(environment: NodeJS.ProcessEnv = process.env): string {
  if (environment.ANVIL_PATH) return environment.ANVIL_PATH
  const platform = platforms[process.platform]
  const architecture = architectures[process.arch]
  const name = `@foundry-rs/anvil-${platform}-${architecture}`
  const path = platform && architecture ? findBinary(name) : undefined
  if (path) return path
  throw new Error(
    `No anvil executable for ${process.platform} ${process.arch}: the optional package ${name} is not installed. ` +
      'Install it, or set ANVIL_PATH to an anvil executable.',
  )
}

function findBinary(name: string): string | undefined {
  const here = createRequire(import.meta.url)
  try {
    // The platform package is a dependency of the anvil package, so resolve it from there.
    const anvil = createRequire(here.resolve('@foundry-rs/anvil/package.json'))
    const folder = dirname(anvil.resolve(`${name}/package.json`))
    const path = join(folder, 'bin', process.platform === 'win32' ? 'anvil.exe' : 'anvil')
    return existsSync(path) ? path : undefined
  } catch {
    return undefined
  }
}
