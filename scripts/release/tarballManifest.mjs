/**
 * Returns the manifest of an app with packed packages: its imports are dependencies, and their dependencies use
 * tarballs, too, rather than the registry.
 */
export function tarballManifest(tarballs, imported) {
  const ours = tarballs.map(({ name, tarball }) => [name, `file:${tarball}`])
  return {
    dependencies: Object.fromEntries(ours.filter(([name]) => imported.includes(name))),
    overrides: Object.fromEntries(ours.filter(([name]) => !imported.includes(name))),
  }
}
