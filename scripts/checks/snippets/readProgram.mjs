import path from 'node:path'
import { extractSnippets } from './extractSnippets.mjs'

/** `// src/wallet.ts`, alone on the first line. */
const fileName = /^\/\/ ([\w./[\]-]+\.tsx?)\n/
const importsWallet = /\bfrom '\.\/wallet'|\bimport '\.\/wallet'/

/**
 * Returns the modules of the program that the TypeScript blocks of a document form, each with its file, whether a
 * reader saves it there, the line of its code in the document, and the code; and what prevents a program. A block
 * replaces an earlier one of the same file. `quickStart` is the program with the module that other documents import as
 * `./wallet`.
 */
export function readProgram(markdown, quickStart) {
  const snippets = extractSnippets(markdown).map((snippet) => ({ ...snippet, name: fileName.exec(snippet.code)?.[1] }))
  const modules = snippets.map(({ code, line, name }, index) => {
    const isSaved = name !== undefined && !snippets.slice(index + 1).some((later) => later.name === name)
    // Adds a line at the end, which keeps line numbers and makes a block without imports a module.
    return { file: isSaved ? name : `src/line${line}.tsx`, isSaved, line, code: `${code}export {}\n` }
  })
  const faults = []
  const wallet = 'src/wallet.ts'
  const has = (file) => modules.some((module) => module.file === file)
  if (modules.some(({ file, code }) => importsWallet.test(code) && !has(`${path.dirname(file)}/wallet.ts`))) {
    if (!markdown.includes('quickStart.md')) faults.push('It imports ./wallet without a link to the quick start.')
    modules.push(quickStart.modules.find(({ file }) => file === wallet))
  }
  return { modules, faults }
}
