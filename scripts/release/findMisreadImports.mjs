// Vite 5 and 6 keep only the names that they find in `{ name } = await import(…)`, also if a `.then` follows that
// selects another object. The names are then undefined in a production build.
const misread = /(?:\b(?:const|let|var)\s+|,\s*)\{[^{}.=]+\}\s*=\s*await\s+import\([^)]+\)\s*\.then\b/g

/** Returns the dynamic imports that Vite 5 and 6 tree-shake wrongly. `files` maps paths in the tarball to texts. */
export function findMisreadImports(files) {
  return [...files]
    .filter(([file]) => file.endsWith('.js'))
    .flatMap(([file, code]) =>
      [...code.matchAll(misread)].map(([found]) => `${file}: Vite 5 and 6 break ${found}. Load the module first.`),
    )
}
