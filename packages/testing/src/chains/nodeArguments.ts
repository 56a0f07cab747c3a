import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * What Node is called with to run a program of this package that stands beside a module: JavaScript when built; TypeScript when
 * run from source, with what finds the `.ts` file behind the `.js` of an import.
 */
export function nodeArguments(moduleUrl: string, program: string): readonly string[] {
  const extension = extname(moduleUrl.split('?')[0] ?? '')
  const script = fileURLToPath(new URL(`./${program}${extension}`, moduleUrl))
  if (extension === '.js') return ['--no-warnings', script]
  const resolveSource = new URL('../../scripts/resolveSource.mjs', import.meta.url)
  return ['--no-warnings', '--import', resolveSource.href, script]
}
