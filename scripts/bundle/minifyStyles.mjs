// Runs after `tsc -b`, in a package's folder: `node ../../scripts/bundle/minifyStyles.mjs`. Writes each style sheet of
// src into dist as a module that exports the minified CSS, and points the imports there: apps need no loader for CSS.
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { transform } from 'esbuild'
import { esbuildTargets } from '../checks/browserSupport/baseline.mjs'

for (const name of globSync('**/*.css', { cwd: 'src' })) {
  const file = path.join('dist', `${name}.js`)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, `export default ${JSON.stringify(await minify(path.join('src', name)))}\n`)
}

for (const name of globSync('**/*.js', { cwd: 'dist' })) {
  const file = path.join('dist', name)
  const code = readFileSync(file, 'utf8')
  const changed = code.replace(/(?<=from '\.[^']*\.css)\?inline(?=';)/g, '.js')
  if (changed !== code) writeFileSync(file, changed)
}

async function minify(file) {
  const css = readFileSync(file, 'utf8')
  const { code } = await transform(css, { loader: 'css', minify: true, charset: 'utf8', target: esbuildTargets })
  return code.trim()
}
