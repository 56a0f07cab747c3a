import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Returns Node's arguments to run a program next to a module: the JavaScript file of a build, or the TypeScript source
 * with a hook that resolves `.js` imports to `.ts` files.
 */
export function nodeArguments(moduleUrl: string, program: string): readonly string[] {
  const extension = extname(moduleUrl.split('?')[0] ?? '')
  const script = fileURLToPath(new URL(`./${program}${extension}`, moduleUrl))
  if (extension === '.js') return ['--no-warnings', script]
  const resolveSource = new URL('../../scripts/resolveSource.mjs', import.meta.url)
  return ['--no-warnings', '--import', resolveSource.href, script]
}
