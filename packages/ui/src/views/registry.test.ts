import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type ViewName, viewNames } from '@latchkey/core'
import { expect, test } from 'vitest'
import { modalStyles } from '../modal/styles/modalStyles.js'
import { loadView } from './registry.js'

const source = path.resolve(import.meta.dirname, '..')

/** Views that show in the folder of another one. */
const folders: Readonly<Partial<Record<ViewName, ViewName>>> = {
  ConnectWallets: 'Connect',
  ConnectingSiwe: 'SIWXSignMessage',
}

/** The source files that a view's component imports, itself included. */
function filesOf(view: ViewName): readonly string[] {
  const folder = folders[view] ?? view
  const files = globSync(`views/*/${folder}/View.tsx`, { cwd: source }).map((file) => path.join(source, file))
  for (const file of files)
    for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(/^import (?!type)[^']*'(\.[^']+)\.js'$/gm)) {
      const stem = path.resolve(path.dirname(file), specifier)
      const found = [`${stem}.ts`, `${stem}.tsx`].find((each) => existsSync(each))
      if (found && !files.includes(found)) files.push(found)
    }
  return files
}

/** The class names that a style sheet has rules for. */
function classesIn(styles: string): readonly string[] {
  return [...styles.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name)
}

const styled = new Set(
  globSync('**/*.css', { cwd: source }).flatMap((file) => classesIn(readFileSync(path.join(source, file), 'utf8'))),
)

test.each(viewNames)('%s has the styles of every class that its components use', async (view) => {
  const { styles = [] } = await loadView(view)
  const known = new Set(classesIn([...modalStyles, ...styles].join('\n')))
  const classes = filesOf(view)
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/className="([^"]+)"/g)])
    .flatMap(([, names = '']) => names.split(' '))
    .filter((name) => styled.has(name))
  expect(classes.length).toBeGreaterThan(0)
  expect([...new Set(classes)].filter((name) => !known.has(name))).toEqual([])
})
