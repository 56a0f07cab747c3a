import { dirname, extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type { WalletKind } from './walletKind.js'

/** Bundles the script for a page, once per set of wallet kinds. */
export type InPageScripts = (kinds: readonly WalletKind[]) => Promise<string>

/**
 * Creates the {@link InPageScripts}. A script defines `latchkeyTestScript` with `countInPage` and `startInPage`, and
 * contains only the requested kinds of wallets, because their libraries are large.
 */
export function createInPageScripts(): InPageScripts {
  const made = new Map<string, Promise<string>>()
  return (kinds) => {
    const wanted = [...new Set(kinds)].sort()
    const key = wanted.join()
    const script = made.get(key) ?? bundle(wanted)
    made.set(key, script)
    return script
  }
}

async function bundle(kinds: readonly WalletKind[]): Promise<string> {
  const here = fileURLToPath(import.meta.url)
  const extension = extname(here)
  const starterOf = (kind: WalletKind) => `start${kind.charAt(0).toUpperCase()}${kind.slice(1)}`
  const result = await build({
    stdin: {
      contents: [
        `export * from './inPage/countInPage${extension}'`,
        `import { startWallets } from './inPage/startInPage${extension}'`,
        ...kinds.map((kind) => `import { ${starterOf(kind)} } from './inPage/${kind}Starter${extension}'`),
        `const starters = { ${kinds.map((kind) => `${kind}: ${starterOf(kind)}`).join(', ')} }`,
        'export const startInPage = (wallets) => startWallets(wallets, starters)',
      ].join('\n'),
      resolveDir: dirname(here),
      loader: 'ts',
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    globalName: 'latchkeyTestScript',
    platform: 'browser',
    target: 'es2022',
    logLevel: 'silent',
    // From source, resolve the packages of the workspace to their sources, so that they need no build.
    conditions: extension === '.ts' ? ['@latchkey/source'] : [],
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  const [file] = result.outputFiles
  if (!file) throw new Error('The wallet script is empty')
  return file.text
}
